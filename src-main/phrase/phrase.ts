import { createHash, pbkdf2Sync } from 'node:crypto';
import { PHRASE_LENGTHS, wordsIn } from '../../src-preload/contract/typed-words.ts';
import english from 'bip39/src/wordlists/english.json' with { type: 'json' };

/** The 2048 English words of BIP39, in order. */
export const wordList: readonly string[] = english;

/**
 * The words of entropy (16, 20, 24, 28 or 32 bytes) in one of BIP39's lists, with the checksum in the last. Throws
 * RangeError on other lengths.
 */
export function entropyToWords(entropy: Uint8Array, list: readonly string[] = wordList): readonly string[] {
  if (!ENTROPY_BYTES.includes(entropy.length)) throw new RangeError('not a length of BIP39 entropy');
  const bits = toBits(entropy) + checksumBits(entropy);
  return Array.from({ length: bits.length / WORD_BITS }, (_, i) => {
    const word = list[parseInt(bits.slice(i * WORD_BITS, (i + 1) * WORD_BITS), 2)];
    if (word === undefined) throw new Error('a word list that is not 2048 words long');
    return word;
  });
}

export type ReadWords =
  | { readonly ok: true; readonly entropy: Uint8Array }
  | { readonly ok: false; readonly problem: 'count' | 'word' | 'checksum' };

/** The entropy behind words that are already normalised; what to say about bad ones is diagnose.ts's. */
export function wordsToEntropy(words: readonly string[], list: readonly string[] = wordList): ReadWords {
  if (!isPhraseLength(words.length)) return { ok: false, problem: 'count' };
  const bits = bitsOfWords(words, list);
  if (bits === null) return { ok: false, problem: 'word' };
  const entropyBits = Math.floor(bits.length / 33) * 32;
  const entropy = toBytes(bits.slice(0, entropyBits));
  if (checksumBits(entropy) === bits.slice(entropyBits)) return { ok: true, entropy };
  entropy.fill(0);
  return { ok: false, problem: 'checksum' };
}

export function isPhraseLength(count: number): boolean {
  return PHRASE_LENGTHS.includes(count);
}

/** What a person typed, as words in BIP39's NFKD. */
export function normaliseWords(text: string): readonly string[] {
  return wordsIn(text).map((word) => word.normalize('NFKD'));
}

/** Whether a word, already normalised, stands in the list. */
export function isListWord(word: string, list: readonly string[] = wordList): boolean {
  return indexesOf(list).has(word);
}

/** Eleven bits a word; null where one is not in the list. */
export function bitsOfWords(words: readonly string[], list: readonly string[] = wordList): string | null {
  const indexes = words.map((word) => indexesOf(list).get(word));
  if (indexes.includes(undefined)) return null;
  return indexes.map((index) => (index ?? 0).toString(2).padStart(WORD_BITS, '0')).join('');
}

/** Whole bytes of a text of zeros and ones. */
export function toBytes(bits: string): Uint8Array {
  return Uint8Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8), 2));
}

const ENTROPY_BYTES = [16, 20, 24, 28, 32];
const WORD_BITS = 11;
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Made once for each list: most are never asked for. */
function indexesOf(list: readonly string[]): ReadonlyMap<string, number> {
  const before = known.get(list);
  if (before !== undefined) return before;
  const indexes = new Map(list.map((word, index) => [word.normalize('NFKD'), index]));
  known.set(list, indexes);
  return indexes;
}

function toBits(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
}

/** One bit of SHA-256 for every 32 bits of entropy (BIP39 "Generating the mnemonic"). */
function checksumBits(entropy: Uint8Array): string {
  const hash = createHash('sha256').update(entropy).digest();
  return toBits(hash).slice(0, entropy.length / 4);
}

/**
 * The BIP39 seed of a phrase: 64 bytes, the caller's to wipe. About 1 ms.
 * There is no BIP39 passphrase in this version: a wallet that was made with one cannot be restored here. The
 * parameter exists for the published vectors alone, which use one.
 */
export function phraseToSeed(words: readonly string[], passphraseOfTestVectors = ''): Uint8Array {
  const password = Buffer.from(words.join(' ').normalize('NFKD'), 'utf8');
  const salt = Buffer.from(`mnemonic${passphraseOfTestVectors}`.normalize('NFKD'), 'utf8');
  try {
    // BIP39 "From mnemonic to seed". A plain Uint8Array, since a Buffer has a toJSON.
    const derived = pbkdf2Sync(password, salt, ROUNDS, SEED_BYTES, 'sha512');
    const seed = Uint8Array.from(derived);
    derived.fill(0);
    return seed;
  } finally {
    password.fill(0);
  }
}

const ROUNDS = 2048;
const SEED_BYTES = 64;
