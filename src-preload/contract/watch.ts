import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { MAX_SOURCE_BYTES, source } from './codes.ts';
import { call } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

/** Equal on both computers if nobody changed the account on the way. */
const check = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const saved = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('saved'), path: v.string() }),
  x.aborted,
]);

/** The plain branch as BIP389, Bitcoin Core's command, Coldcard's JSON or BCR-2020-015; `assets`: the other branch. */
const programForm = v.picklist(['descriptor', 'core', 'json', 'account', 'assets']);
export type ProgramForm = v.InferOutput<typeof programForm>;

/** Takes and gives public keys only, never words or a private key. */
export const watch = {
  /** Throws PLAIN_ONLY. */
  account: call(x.walletRef, v.strictObject({ text: v.string(), heldId: x.id, fileName: v.string(), check })),
  /** Main asks where. */
  saveAccount: call(x.walletRef, saved),
  /** Asks nobody. */
  forPrograms: call(
    x.walletRef,
    v.strictObject({
      fingerprint: x.fingerprint,
      /** Paths from the master key, e.g. m/86'/1'/0'; `assets` null if that branch's key isn't here. */
      paths: v.strictObject({ plain: v.string(), assets: v.nullable(v.string()) }),
      firstAddress: v.string(),
      forms: v.array(
        v.strictObject({ form: programForm, text: v.string(), heldId: x.id, fileName: v.string() }),
      ),
    }),
  ),
  saveForProgram: call(v.strictObject({ walletId: x.id, form: programForm }), saved),
  /** An address of the plain branch, keychain 0, derived here. Asks nobody. */
  address: call(
    v.strictObject({ walletId: x.id, index: v.pipe(x.count, v.maxValue(BOUNDS.addressIndex)) }),
    v.strictObject({ address: v.string(), path: v.string() }),
  ),
  /** Throws BROUGHT_REFUSED with `wanted` account. */
  read: call(
    v.strictObject({ source }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('read'),
        account: v.strictObject({
          text: v.string(),
          name: v.string(),
          fingerprint: x.fingerprint,
          /** Null for another program's account, which holds only plain bitcoin. */
          check: v.nullable(check),
          networks: v.array(v.strictObject({ network: x.network, firstAddress: v.string() })),
          leftOut: x.count,
        }),
      }),
      x.aborted,
    ]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
  /** Throws BROUGHT_REFUSED, WALLET_EXISTS (also if main's question is declined), NOT_HERE, PLAIN_ONLY. */
  add: call(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(BOUNDS.descriptorChars)),
      name: x.walletName,
      network: v.exactOptional(x.network),
      /** Practice wallets are regtest and use the built-in service. */
      practice: v.boolean(),
    }),
    walletView,
  ),
} as const;
