import * as v from 'valibot';
import { wordLanguage, type WordLanguage } from '../../../src-preload/contract/words.ts';
import { fromHex, toHex } from '../../base/bytes.ts';
import { fail } from '../../base/errors.ts';
import { fromJson } from '../../base/json.ts';
import type { Network } from '../../base/bitcoin.ts';
import { seal, unseal } from '../../base/sealed-box.ts';
import { entropyToWords, phraseToSeed } from '../../phrase/phrase.ts';
import { WORD_LISTS } from '../../phrase/word-lists.ts';

/** 1,200 ASCII characters are 1,740 when the app password closes them. A secret's record takes about 150. */
export const MAX_VALUE_CHARS = 1_200;
/** Closed entries must fit too: Windows keeps 2,560 bytes, and keytar 7.10.6 uses one byte for each character. */
export const MAX_ENTRY_CHARS = 2_000;

/** A record holds entropy rather than words: it is shorter and needs no normalising. */
const recordV1 = v.strictObject({
  v: v.literal(1),
  /** 16, 20, 24, 28 or 32 bytes. */
  entropy: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8}){4,8}$/)),
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  createdAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Word list language; absent means English. */
  language: v.exactOptional(wordLanguage),
});

function phraseLanguage({ language }: Secret): { language?: Secret['language'] } {
  return language === 'english' ? {} : { language };
}

export function writeRecord(secret: Secret): string {
  return secret.withEntropy((entropy) =>
    JSON.stringify({
      v: 1,
      entropy: toHex(entropy),
      network: secret.network,
      createdAtMs: secret.createdAtMs,
      ...phraseLanguage(secret),
    } satisfies v.InferInput<typeof recordV1>),
  );
}

/** Reads a record. Throws SECRET_UNREADABLE with the version that the text claims; never quotes the text. */
export function readRecord(text: string): Secret {
  const parsed = parseJson(text);
  const read = v.safeParse(recordV1, parsed);
  if (!read.success) throw fail('SECRET_UNREADABLE', { version: versionOf(parsed) });
  const { entropy, network, createdAtMs, language } = read.output;
  return new Secret(fromHex(entropy), network, createdAtMs, null, language);
}

export function isRecord(text: string): boolean {
  return v.is(recordV1, parseJson(text));
}

function parseJson(text: string): unknown {
  return text.length > MAX_VALUE_CHARS ? null : fromJson(text);
}

function versionOf(parsed: unknown): number | null {
  const claim = v.safeParse(v.object({ v: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }), parsed);
  return claim.success ? claim.output.v : null;
}

/**
 * One wallet's secret in use. Its bytes are private to this class: no JSON, log or inspection shows them, and there is
 * no toJSON. JavaScript cannot promise erasure: bytes are wiped where possible, and the process ends after its act.
 */
export class Secret {
  readonly #entropy: Uint8Array;
  readonly network: Network;
  readonly createdAtMs: number;
  /** Above this sum, signing needs the app password typed for it; null: never. */
  readonly askAboveSats: number | null;
  /** The word list's language: the seed is made of the words, so each list gives another seed. */
  readonly language: WordLanguage;

  /** Takes over the bytes (16, 20, 24, 28 or 32), and wipes them with itself. */
  constructor(
    entropy: Uint8Array,
    network: Network,
    createdAtMs: number,
    askAboveSats: number | null = null,
    language: WordLanguage = 'english',
  ) {
    this.#entropy = entropy;
    this.network = network;
    this.createdAtMs = createdAtMs;
    this.askAboveSats = askAboveSats;
    this.language = language;
  }

  /** The words: for *reveal* alone. Strings cannot be wiped. */
  words(): readonly string[] {
    return entropyToWords(this.#entropy, WORD_LISTS[this.language]);
  }

  /** Runs `act` with the seed (64 bytes), which is wiped when it returns or throws. */
  withSeed<T>(act: (seed: Uint8Array) => T): T {
    const seed = phraseToSeed(this.words());
    try {
      return act(seed);
    } finally {
      seed.fill(0);
    }
  }

  /** Only for writing the record. */
  withEntropy<T>(act: (entropy: Uint8Array) => T): T {
    return act(this.#entropy);
  }

  copy(): Secret {
    return this.asking(this.askAboveSats);
  }

  /** A copy that needs the app password from this sum on. */
  asking(aboveSats: number | null): Secret {
    const { network, createdAtMs, language } = this;
    return new Secret(Uint8Array.from(this.#entropy), network, createdAtMs, aboveSats, language);
  }

  wipe(): void {
    this.#entropy.fill(0);
  }
}

/** The key that closes the secrets of one data folder: drawn once, itself closed with the app password. */
export interface FolderKey {
  /** Names the keychain entry that holds the key: 32 hex digits. */
  readonly lockId: string;
  readonly bytes: Uint8Array;
  /** The app password was typed for the present act. */
  readonly proved: boolean;
}

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(digits)}}$`)));
const sats = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The app password closes a secret in the keychain. Everything beside the box is authenticated with it. */
const recordV2 = v.strictObject({
  v: v.literal(2),
  lock: hex(32),
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  createdAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Above this sum, signing needs the password typed for it. */
  askAboveSats: v.nullable(sats),
  nonce: hex(24),
  /** Word list language; absent means English. */
  language: v.exactOptional(wordLanguage),
  /** Entropy of 16, 20, 24, 28 or 32 bytes, and an authentication tag of 16. */
  box: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8}){8,12}$/)),
});
type SealedRecord = v.InferOutput<typeof recordV2>;

/** `nonce`: 12 bytes, never used with this key before. */
export function sealRecord(secret: Secret, walletId: string, key: FolderKey, nonce: Uint8Array): string {
  const head = {
    v: 2,
    lock: key.lockId,
    network: secret.network,
    createdAtMs: secret.createdAtMs,
    askAboveSats: secret.askAboveSats,
    ...phraseLanguage(secret),
  } as const;
  const box = secret.withEntropy((entropy) => seal(key.bytes, nonce, headerOf(head, walletId), entropy));
  return JSON.stringify({ ...head, nonce: toHex(nonce), box: toHex(box) } satisfies SealedRecord);
}

/** The record as far as it is readable without the key; null for another kind of text. */
export function readSealed(text: string): SealedRecord | null {
  const read = v.safeParse(recordV2, text.length > MAX_VALUE_CHARS ? null : fromJson(text));
  return read.success ? read.output : null;
}

export const walletEntry = (walletId: string): string => `wallet:${walletId}`;
/** The first group is the wallet's id. */
export const SECRET_ACCOUNT = /^wallet:([0-9a-f]{32})$/;

export function isSecret(text: string): boolean {
  return isRecord(text) || readSealed(text) !== null;
}

/** Throws SECRET_SEALED without the record's key, SECRET_UNREADABLE if the key does not open it. */
export function openRecord(
  record: SealedRecord,
  wallet: { readonly id: string; readonly name: string },
  key: FolderKey | null,
): Secret {
  if (key?.lockId !== record.lock) throw fail('SECRET_SEALED', { walletName: wallet.name });
  const { nonce, box, ...head } = record;
  const entropy = unseal(key.bytes, fromHex(nonce), headerOf(head, wallet.id), fromHex(box));
  if (entropy === null) throw fail('SECRET_UNREADABLE', { version: null });
  const { network, createdAtMs, askAboveSats, language } = record;
  return new Secret(entropy, network, createdAtMs, askAboveSats, language);
}

/** The wallet's id is authenticated too: a record under another wallet's name does not open. */
function headerOf(head: Omit<SealedRecord, 'nonce' | 'box'>, walletId: string): Uint8Array {
  const { v: version, lock, network, createdAtMs, askAboveSats, language } = head;
  // English adds nothing: records from before other word lists have no language.
  const list = language === undefined ? [] : [language];
  return Buffer.from(JSON.stringify([version, walletId, lock, network, createdAtMs, askAboveSats, ...list]));
}

/** The box holds the text as it lies without an app password. The account's name is authenticated too. */
const sealedV3 = v.strictObject({
  v: v.literal(3),
  lock: hex(32),
  nonce: hex(24),
  box: v.pipe(v.string(), v.base64()),
});
type SealedToken = v.InferOutput<typeof sealedV3>;

/** `nonce`: 12 bytes, never used with this key before. A text of 1,200 characters becomes one of 1,740. */
export function sealToken(text: string, account: string, key: FolderKey, nonce: Uint8Array): string {
  const box = seal(key.bytes, nonce, tokenHeader(key.lockId, account), Buffer.from(text, 'utf8'));
  return JSON.stringify({
    v: 3,
    lock: key.lockId,
    nonce: toHex(nonce),
    box: Buffer.from(box).toString('base64'),
  } satisfies SealedToken);
}

/** The record as far as it is readable without the key; null for another kind of text. */
export function readSealedToken(text: string): SealedToken | null {
  const read = v.safeParse(sealedV3, text.startsWith('{"v":3,') ? fromJson(text) : null);
  return read.success ? read.output : null;
}

/** Null if another key closed it or it was moved to another account. */
export function openToken({ lock, nonce, box }: SealedToken, account: string, key: FolderKey): string | null {
  if (lock !== key.lockId) return null;
  const text = unseal(
    key.bytes,
    fromHex(nonce),
    tokenHeader(lock, account),
    Uint8Array.from(Buffer.from(box, 'base64')),
  );
  if (text === null) return null;
  try {
    return Buffer.from(text).toString('utf8');
  } finally {
    text.fill(0);
  }
}

export const tokenEntry = (id: string): string => `token:${id}`;
/** The first group is the token's id. */
export const TOKEN_ACCOUNT = /^token:([0-9a-f]{32})$/;

const tokenHeader = (lockId: string, account: string): Uint8Array =>
  Buffer.from(JSON.stringify([3, account, lockId]));
