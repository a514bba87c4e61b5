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
/** As typed, or a SeedQR's digits, or `compact-seedqr:` and its bytes in hexadecimal. */
const wordsText = v.pipe(v.string(), v.maxLength(BOUNDS.wordsChars));
const newWallet = {
  name: x.walletName,
  network: x.network,
  keep,
  /** Practice wallets are regtest and use the built-in service. */
  practice: v.boolean(),
};

export const vault = {
  /** Whether a keychain can hold a secret now. Leaves nothing behind. */
  keychain: call(x.nothing, keychainState),
  /** The words leave by `reveal` alone. */
  create: call(v.strictObject({ ...newWallet, wordCount: v.picklist([12, 24]) }), walletView),
  /** `walletId`: a listed wallet whose key is missing. Throws WORDS_OTHER_WALLET. */
  restore: call(
    v.strictObject({ ...newWallet, walletId: v.exactOptional(x.id), words: wordsText }),
    walletView,
    { secret: 'in' },
  ),
  /** Test networks only. All five values are derived again; a mismatch is refused. */
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
          dialect: v.exactOptional(dialect),
        }),
      ]),
    }),
    v.strictObject({ outcome: v.picklist(['created', 'aborted']), wallet: v.nullable(walletView) }),
  ),
  /** The one call that shows words. Main asks for presence and confirmation first. */
  reveal: call(
    v.strictObject({ walletId: x.id, password: v.exactOptional(typedPassword) }),
    v.variant('outcome', [
      v.strictObject({ outcome: v.literal('shown'), words: v.array(v.string()) }),
      x.aborted,
    ]),
    { secret: 'out' },
  ),
  /** Compares with the public keys. Reads no secret. */
  checkWords: call(v.strictObject({ walletId: x.id, words: wordsText }), walletView, { secret: 'in' }),
  /** Main keeps the window out of captures meanwhile. */
  wordsOnScreen: call(v.strictObject({ shown: v.boolean() }), x.nothing, { whileLocked: true }),
  /** For lost settings: secrets in the keychain without a wallet here. */
  lookInKeychain: call(
    x.nothing,
    v.strictObject({
      /** Closed by another data folder's app password (`lock.adopt`). */
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
  adopt: call(v.strictObject({ walletId: x.id, name: x.walletName }), walletView),
  /** A keychain that is slow may show a prompt elsewhere. `false` ends the wait. */
  waiting: notice(v.strictObject({ waiting: v.boolean(), sinceMs: x.timeMs, giveUpSeconds: x.count })),
} as const;
