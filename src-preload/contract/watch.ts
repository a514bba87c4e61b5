import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { MAX_SOURCE_BYTES, source } from './codes.ts';
import { call } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

/** Stands for all of an account: the same on both machines where nobody changed it on the way. */
const check = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const saved = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('saved'), path: v.string() }),
  x.aborted,
]);

/**
 * How other programs are told of a wallet: the descriptor of its plain branch (BIP389), Bitcoin Core's command, Coldcard's
 * JSON, a Uniform Resource (BCR-2020-015); and its asset branch as a descriptor, apart from the others.
 */
const programForm = v.picklist(['descriptor', 'core', 'json', 'account', 'assets']);
export type ProgramForm = v.InferOutput<typeof programForm>;

/** A wallet whose key is on another machine. Public keys alone go by here: never words, never a private key. */
export const watch = {
  /** The public account of a wallet as one text, to be copied, and held to be shown as a code. Throws PLAIN_ONLY. */
  account: call(x.walletRef, v.strictObject({ text: v.string(), heldId: x.id, fileName: v.string(), check })),
  /** Saves the account as a file. Main asks where. */
  saveAccount: call(x.walletRef, saved),
  /** The same wallet for programs that know nothing of RGB, in each form that there is; asks nobody. */
  forPrograms: call(
    x.walletRef,
    v.strictObject({
      fingerprint: x.fingerprint,
      /** From the master key, e.g. m/86'/1'/0'; `assets` null: that branch is not known here. */
      paths: v.strictObject({ plain: v.string(), assets: v.nullable(v.string()) }),
      firstAddress: v.string(),
      forms: v.array(
        v.strictObject({ form: programForm, text: v.string(), heldId: x.id, fileName: v.string() }),
      ),
    }),
  ),
  /** Saves one of these as a file. Main asks where. */
  saveForProgram: call(v.strictObject({ walletId: x.id, form: programForm }), saved),
  /**
   * A receiving address of its plain branch, keychain 0, by the keys alone: asks nobody, and knows nothing of what it
   * received.
   */
  address: call(
    v.strictObject({ walletId: x.id, index: v.pipe(x.count, v.maxValue(BOUNDS.addressIndex)) }),
    v.strictObject({ address: v.string(), path: v.string() }),
  ),
  /** Looks at an account that was brought, before a wallet is made of it. Throws BROUGHT_REFUSED with `wanted` account. */
  read: call(
    v.strictObject({ source }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('read'),
        account: v.strictObject({
          text: v.string(),
          /** Empty: it tells none. */
          name: v.string(),
          fingerprint: x.fingerprint,
          /** Null: another program's account, of plain bitcoin alone. */
          check: v.nullable(check),
          /** The networks that it can be of, and its first address there. Several: it does not say which. */
          networks: v.array(v.strictObject({ network: x.network, firstAddress: v.string() })),
          /** Descriptors beside it that are not watched. */
          leftOut: x.count,
        }),
      }),
      x.aborted,
    ]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
  /**
   * Makes a wallet without a key of such a text. Where it changes one that is here main asks, and a no is WALLET_EXISTS.
   * Throws BROUGHT_REFUSED, WALLET_EXISTS, NOT_HERE, PLAIN_ONLY.
   */
  add: call(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(BOUNDS.descriptorChars)),
      name: x.walletName,
      /** Of those that it can be of; left out where there is one. */
      network: v.exactOptional(x.network),
      /** Practice wallets are regtest and speak to the built-in service. */
      practice: v.boolean(),
    }),
    walletView,
  ),
} as const;
