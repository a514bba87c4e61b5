import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { keychainState } from '../../src-preload/contract/vault.ts';
import * as x from '../../src-preload/contract/values.ts';
import { judgeInputJson } from '../verify/index.ts';
import { LAST_INDEX, type JudgeAccount, publicKeys, xpub, type ExpectedKeys } from '../keys/account.ts';
import { firstSeen, rulesStateJson } from '../rules/rules-state.ts';
import { rulesJson } from '../rules/spending-rules.ts';
import type { ServiceTime } from '../rules/trusted-clock.ts';

/** Only JSON crosses: Node's pipe and Electron's differ in other values. Bigints are decimal text. */

type SchemaOf<T> = v.GenericSchema<unknown, T>;

const MAX_PHRASE_CHARS = 1_000;
/** A token of 1,000 characters with its service's address; below Windows' 2,560 bytes. */
const MAX_TOKEN_CHARS = 2_000;

const nothing = v.null();
const phrase = v.pipe(v.string(), v.maxLength(MAX_PHRASE_CHARS));
/** Main says how far a wallet's indexes reach. This is the limit for all wallets. */
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(LAST_INDEX));
const keychains = v.array(x.count);

/** Names a secret and its wallet's keys: a keychain entry with other keys is refused (SECRET_FOREIGN). */
const secretRef = v.strictObject({
  walletId: x.id,
  walletName: v.string(),
  keySource: v.picklist(['keychain', 'session', 'none']),
  keys: publicKeys,
});

const newSecret = {
  walletId: x.id,
  network: x.network,
  keep: v.picklist(['keychain', 'session']),
  createdAtMs: x.timeMs,
};

const lockId = x.id;
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(2 * bytes)}}$`)));
/** A point of P-256, uncompressed. */
const greeting = hex(65);
const loan = v.strictObject({ lockId, from: greeting, nonce: hex(12), box: hex(48) });

const toldTime: SchemaOf<ServiceTime> = v.nullable(
  v.strictObject({ service: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), atMs: x.timeMs }),
);
const rulesNow = { state: rulesStateJson, atMs: x.timeMs };

const account: SchemaOf<JudgeAccount> = v.strictObject({
  fingerprint: x.fingerprint,
  network: x.network,
  xpubs: v.strictObject({ vanilla: xpub, colored: xpub }),
  keychains: v.strictObject({ vanilla: keychains, colored: keychains }),
  highestIndex: v.strictObject({ vanilla: index, colored: index }),
  gap: x.count,
  searchLength: index,
});

/** A session-only wallet's child outlives the act, so it gets a proof instead of the password. */
const signRequest = v.strictObject({
  secret: secretRef,
  psbt: v.string(),
  intent: judgeInputJson.intent,
  /** `request`: the intent came with the PSBT, as in a judge's input. */
  askedBy: v.optional(v.literal('request')),
  snapshot: judgeInputJson.snapshot,
  book: judgeInputJson.book,
  account,
  limits: judgeInputJson.limits,
  /** The digest on the screen. The keyholder judges again and compares before any key is read. */
  digest: x.digest,
  /** Absent: main knows no rules. The keyholder still applies the rules that it keeps. */
  rules: v.optional(
    v.strictObject({
      /** Main knows that rules exist: if the keyholder finds none, nothing is signed. */
      expected: v.boolean(),
      time: toldTime,
      met: v.pipe(v.array(firstSeen), v.readonly()),
      /** Payments that arrived, to recipients who are paid again. */
      paid: v.pipe(v.array(v.strictObject({ psbt: v.string(), signed: v.string() })), v.readonly()),
    }),
  ),
  proof: v.optional(loan),
});

const expectedKeys: SchemaOf<ExpectedKeys> = v.strictObject({
  xpub: v.string(),
  accountXpubVanilla: v.string(),
  accountXpubColored: v.string(),
  fingerprint: v.nullable(v.string()),
  accountXpubColoredFingerprint: v.nullable(v.string()),
});

const wordCount = v.picklist([12, 24]);
const whose = v.strictObject({ walletId: x.id, keySource: v.picklist(['keychain', 'session']) });
const rulesOf = v.strictObject({ ...whose.entries, walletName: v.string(), time: toldTime });
/** Ten thousand nodes have a token and a password each. */
const tokenIds = v.pipe(v.array(x.id), v.maxLength(BOUNDS.tokens));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TOKEN_CHARS));

/** The page and main check NFKC and length. This bound is far above real passwords. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.keptPasswordChars));
const walletIds = v.pipe(v.array(x.id), v.maxLength(BOUNDS.walletIds));

export const acts = {
  /** Loads the libraries and does nothing else. No secret. */
  warm: { asked: nothing, answer: nothing },
  keychain: { asked: nothing, answer: keychainState },
  looksOpen: { asked: nothing, answer: v.nullable(v.boolean()) },
  create: { asked: v.strictObject({ ...newSecret, wordCount }), answer: publicKeys },
  restore: {
    asked: v.strictObject({ ...newSecret, words: phrase, expect: v.nullable(expectedKeys) }),
    answer: publicKeys,
  },
  identify: {
    asked: v.strictObject({ words: phrase, network: x.network, against: v.nullable(v.string()) }),
    answer: publicKeys,
  },
  reveal: { asked: secretRef, answer: v.array(v.string()) },
  /** Answers the finalised PSBT, base64, with every other byte as it came. */
  sign: { asked: signRequest, answer: v.strictObject({ psbt: v.string(), txid: x.txid }) },
  readRules: { asked: rulesOf, answer: v.nullable(v.strictObject(rulesNow)) },
  setRules: {
    asked: v.strictObject({ ...rulesOf.entries, rules: rulesJson }),
    answer: v.strictObject(rulesNow),
  },
  meet: {
    asked: v.strictObject({
      ...rulesOf.entries,
      payees: v.pipe(v.array(firstSeen.entries.payee), v.maxLength(BOUNDS.payees)),
    }),
    answer: v.nullable(v.strictObject({ ...rulesNow, met: v.array(firstSeen) })),
  },
  remove: {
    asked: v.strictObject({ ...whose.entries, rules: v.picklist(['too', 'stay']) }),
    answer: nothing,
  },
  find: {
    asked: nothing,
    answer: v.array(v.strictObject({ walletId: x.id, createdAtMs: x.timeMs, keys: publicKeys })),
  },
  saveToken: { asked: v.strictObject({ ...whose.entries, token }), answer: nothing },
  readToken: { asked: whose, answer: v.nullable(v.string()) },
  removeToken: { asked: whose, answer: nothing },
  /** Only from the keychain: hundreds of nodes must not start hundreds of children. */
  readTokens: { asked: v.strictObject({ ids: tokenIds }), answer: v.array(v.nullable(v.string())) },
  saveTokens: {
    asked: v.strictObject({
      entries: v.pipe(v.array(v.strictObject({ id: x.id, token })), v.maxLength(BOUNDS.tokens)),
    }),
    answer: nothing,
  },
  removeTokens: { asked: v.strictObject({ ids: tokenIds }), answer: nothing },
  greet: { asked: nothing, answer: greeting },
  /** The folder key from child to child, encrypted for the child that sent `to`: main can't open it. */
  lend: { asked: v.strictObject({ to: greeting }), answer: loan },
  borrow: { asked: loan, answer: nothing },
  setLock: { asked: v.strictObject({ lockId, password, idleMinutes: x.count, to: greeting }), answer: loan },
  openLock: {
    asked: v.strictObject({ lockId, password, to: v.nullable(greeting) }),
    answer: v.nullable(
      v.strictObject({
        loan,
        /** Removing the password was begun and cut short. */
        isLeaving: v.boolean(),
        /** As `setLock` or `keepIdle` stored it; null: a lock without minutes. */
        idleMinutes: v.nullable(x.count),
      }),
    ),
  },
  /** Proves to the child `to`, and for nothing else, that the password was typed just now. */
  prove: { asked: v.strictObject({ lockId, password, to: greeting }), answer: loan },
  changeLock: { asked: v.strictObject({ lockId, password, next: password }), answer: nothing },
  removeLock: { asked: v.strictObject({ lockId, password }), answer: nothing },
  /** Needs the lent key. */
  keepIdle: { asked: v.strictObject({ minutes: x.count }), answer: nothing },
  /** The child that holds the folder key replaces it by these tokens, open. */
  retain: { asked: v.strictObject({ ids: tokenIds }), answer: nothing },
  /** Returns those that no password closes. No secret leaves. */
  lyingOpen: { asked: v.strictObject({ walletIds }), answer: walletIds },
  /** Locks that a password can open, that close something, or both. No secret leaves. */
  locks: {
    asked: v.strictObject({ mayBeUnread: v.boolean() }),
    answer: v.array(v.strictObject({ lockId, isThere: v.boolean(), walletIds, tokenIds: v.array(x.id) })),
  },
  /** For a forgotten password: secrets that it closes are lost. */
  dropLock: { asked: v.strictObject({ lockId }), answer: nothing },
  askAbove: {
    asked: v.strictObject({ walletId: x.id, walletName: v.string(), sats: v.nullable(x.satsSchema) }),
    answer: nothing,
  },
  /** The child with the session's secrets asks for the password above a sum. */
  askSessionAbove: {
    asked: v.strictObject({
      walletId: x.id,
      walletName: v.string(),
      sats: v.nullable(x.satsSchema),
      proof: loan,
    }),
    answer: nothing,
  },
  /** The password is being removed, so that child no longer asks for it. */
  askNoMore: { asked: v.strictObject({ proof: loan }), answer: nothing },
  closeSession: { asked: nothing, answer: nothing },
  openSession: { asked: nothing, answer: nothing },
} as const;

export type KeyholderAct = keyof typeof acts;
export type KeyholderRequest<A extends KeyholderAct> = v.InferOutput<(typeof acts)[A]['asked']>;
export type KeyholderAnswer<A extends KeyholderAct> = v.InferOutput<(typeof acts)[A]['answer']>;

export type SecretRef = KeyholderRequest<'reveal'>;
export type SignRequest = Omit<KeyholderRequest<'sign'>, 'proof'>;
export type ToldOfRules = NonNullable<SignRequest['rules']>;
export type SignedTransaction = KeyholderAnswer<'sign'>;
export type NewSecret = Omit<KeyholderRequest<'create'>, 'wordCount'>;
export type FoundSecret = KeyholderAnswer<'find'>[number];
export type FoundLock = KeyholderAnswer<'locks'>[number];
export type OpenedLock = Omit<NonNullable<KeyholderAnswer<'openLock'>>, 'loan'>;

/** The app password as it was typed just now, and its lock. */
export interface PasswordProof {
  readonly lockId: string;
  readonly password: string;
}

export const request = v.strictObject({
  id: x.count,
  act: v.picklist(Object.keys(acts) as [KeyholderAct, ...KeyholderAct[]]),
  asked: v.unknown(),
});

/** The keyholder's messages. A fault names only its kind and place: its text might quote a secret. */
export const message = v.variant('kind', [
  v.strictObject({ kind: v.literal('keychain'), waiting: v.boolean() }),
  v.strictObject({ kind: v.literal('answer'), id: x.count, value: v.unknown() }),
  v.strictObject({
    kind: v.literal('failure'),
    id: x.count,
    failure: v.strictObject({ code: v.string(), facts: v.unknown() }),
  }),
  v.strictObject({ kind: v.literal('fault'), id: x.count, fault: v.string() }),
]);
export type Message = v.InferOutput<typeof message>;
