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
/** Words as typed, a SeedQR's digits, or `compact-seedqr:` and a compact SeedQR's bytes in hexadecimal. */
const wordsText = v.pipe(v.string(), v.maxLength(BOUNDS.wordsChars));
const newWallet = {
  name: x.walletName,
  network: x.network,
  keep,
  /** Practice wallets are regtest and use the built-in service. */
  practice: v.boolean(),
};

export const vault = {
  /** Tries whether the keychain can hold a secret now, and leaves nothing in it. */
  keychain: call(x.nothing, keychainState),
  /** Doesn't return the words: only `reveal` does. */
  create: call(v.strictObject({ ...newWallet, wordCount: v.picklist([12, 24]) }), walletView),
  /** `walletId`: a listed wallet whose key is missing. Throws WORDS_OTHER_WALLET. */
  restore: call(
    v.strictObject({ ...newWallet, walletId: v.exactOptional(x.id), words: wordsText }),
    walletView,
    { secret: 'in' },
  ),
  /** Test networks only. Ochre derives the service's five values again, and refuses a mismatch. */
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
  /** The only call that returns words. Main asks for presence and confirmation first. */
  reveal: call(
    v.strictObject({ walletId: x.id, password: v.exactOptional(typedPassword) }),
    v.variant('outcome', [
      v.strictObject({ outcome: v.literal('shown'), words: v.array(v.string()) }),
      x.aborted,
    ]),
    { secret: 'out' },
  ),
  /** Compares the typed words with the public keys, so it reads no secret. */
  checkWords: call(v.strictObject({ walletId: x.id, words: wordsText }), walletView, { secret: 'in' }),
  /** Main keeps the window out of screenshots while words are shown. */
  wordsOnScreen: call(v.strictObject({ shown: v.boolean() }), x.nothing, { whileLocked: true }),
  /** Finds secrets in the keychain that no wallet here names, as after settings were lost. */
  lookInKeychain: call(
    x.nothing,
    v.strictObject({
      /** How many secrets another data folder's app password encrypts; `lock.adopt` decrypts them. */
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
  /** A slow keychain may be showing its prompt elsewhere. `waiting` false: the wait is over. */
  waiting: notice(v.strictObject({ waiting: v.boolean(), sinceMs: x.timeMs, giveUpSeconds: x.count })),
} as const;
