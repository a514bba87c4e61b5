import * as v from 'valibot';
import { MAX_SOURCE_BYTES, source } from './codes.ts';
import { call } from './define.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

/** Stands for all of an account: the same on both machines where nobody changed it on the way. */
const check = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** A wallet whose key is on another machine. Public keys alone go by here: never words, never a private key. */
export const watch = {
  /** The public account of a wallet as one text, to be copied, and held to be shown as a code. */
  account: call(x.walletRef, v.strictObject({ text: v.string(), heldId: x.id, fileName: v.string(), check })),
  /** Saves the account as a file. Main asks where. */
  saveAccount: call(
    x.walletRef,
    v.variant('outcome', [
      v.strictObject({ outcome: v.literal('saved'), path: v.string() }),
      v.strictObject({ outcome: v.literal('aborted') }),
    ]),
  ),
  /** Looks at an account that was brought, before a wallet is made of it. Throws BROUGHT_REFUSED with `wanted` account. */
  read: call(
    v.strictObject({ source }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('read'),
        account: v.strictObject({
          text: v.string(),
          name: v.string(),
          network: x.network,
          fingerprint: x.fingerprint,
          check,
        }),
      }),
      v.strictObject({ outcome: v.literal('aborted') }),
    ]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
  /** Makes a wallet without a key of such a text. Throws BROUGHT_REFUSED, WALLET_EXISTS, NETWORK_REFUSED. */
  add: call(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(2_000)),
      name: x.walletName,
      /** Practice wallets are regtest and speak to the built-in service. */
      practice: v.boolean(),
    }),
    walletView,
  ),
} as const;
