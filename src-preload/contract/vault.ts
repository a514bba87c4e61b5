import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { dialect } from './connection.ts';
import { call, notice } from './define.ts';
import { typedPassword } from './lock.ts';
import * as x from './values.ts';
import { walletView } from './wallet.ts';

export const keychainState = v.variant('state', [
  v.strictObject({ state: v.literal('ready') }),
  v.strictObject({ state: v.literal('locked') }),
  v.strictObject({
    state: v.literal('absent'),
    cause: v.picklist(['noDbus', 'noSecretService', 'noLibrary', 'other']),
    detail: v.string(),
  }),
]);
export type KeychainState = v.InferOutput<typeof keychainState>;

const keep = v.picklist(['keychain', 'session']);
/** As typed, or what a SeedQR held: its digits, or `compact-seedqr:` and its bytes in hexadecimal. */
const wordsText = v.pipe(v.string(), v.maxLength(BOUNDS.wordsChars));
const newWallet = {
  name: x.walletName,
  network: x.network,
  keep,
  /** Practice wallets are regtest and speak to the built-in service. */
  practice: v.boolean(),
};

export const vault = {
  /** Whether this computer has a keychain that can hold a secret now. Leaves nothing behind. */
  keychain: call(x.nothing, keychainState),
  /** Makes new words from the system's randomness and keeps them. The words leave by `reveal` alone. */
  create: call(v.strictObject({ ...newWallet, wordCount: v.picklist([12, 24]) }), walletView),
  /** `walletId`: the words must be those of that listed wallet, whose key is missing. Throws WORDS_OTHER_WALLET. */
  restore: call(
    v.strictObject({ ...newWallet, walletId: v.exactOptional(x.id), words: wordsText }),
    walletView,
    { secret: 'in' },
  ),
  /** Test networks only: the service makes the words. All five values are derived again; a mismatch is refused. */
  createFromService: call(
    v.strictObject({
      name: x.walletName,
      network: x.network,
      keep,
      service: v.variant('kind', [
        v.strictObject({ kind: v.literal('practice') }),
        v.strictObject({
          kind: v.literal('remote'),
          baseUrl: x.serverAddress,
          /** The document's unless told. */
          dialect: v.exactOptional(dialect),
        }),
      ]),
    }),
    v.strictObject({ outcome: v.picklist(['created', 'aborted']), wallet: v.nullable(walletView) }),
  ),
  /** The one call that shows words. Main asks for presence and confirmation first. */
  reveal: call(
    // The app password, where one is set: it is typed for this, also while Ochre is unlocked.
    v.strictObject({ walletId: x.id, password: v.exactOptional(typedPassword) }),
    v.variant('outcome', [
      v.strictObject({ outcome: v.literal('shown'), words: v.array(v.string()) }),
      x.aborted,
    ]),
    { secret: 'out' },
  ),
  /** Compares words that were typed back with the wallet's public keys. Reads no secret. */
  checkWords: call(v.strictObject({ walletId: x.id, words: wordsText }), walletView, { secret: 'in' }),
  /** Whether words stand on the screen, shown or typed: while they do, main keeps the window out of captures. */
  wordsOnScreen: call(v.strictObject({ shown: v.boolean() }), x.nothing, { whileLocked: true }),
  /** When settings were lost: secrets in the keychain that no wallet here names. */
  lookInKeychain: call(
    x.nothing,
    v.strictObject({
      /** Secrets that an app password closes which is not the one of this data folder (`lock.adopt`). */
      closed: x.count,
      found: v.array(
        v.strictObject({
          walletId: x.id,
          network: x.network,
          fingerprint: x.fingerprint,
          createdAtMs: x.timeMs,
        }),
      ),
    }),
  ),
  /** Brings one of those back into the list. */
  adopt: call(v.strictObject({ walletId: x.id, name: x.walletName }), walletView),
  /** The keychain has not answered for some seconds: perhaps it shows a prompt elsewhere. `false` ends the wait. */
  waiting: notice(v.strictObject({ waiting: v.boolean(), sinceMs: x.timeMs, giveUpSeconds: x.count })),
} as const;
