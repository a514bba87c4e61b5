import { createHash, pbkdf2Sync } from 'node:crypto';
import { PHRASE_LENGTHS, wordsIn } from '../../src-preload/contract/typed-words.ts';
import english from 'bip39/src/wordlists/english.json' with { type: 'json' };

/** BIP39, in order. */
export const wordList: readonly string[] = english;

/** 16, 20, 24, 28 or 32 bytes. Throws RangeError on other lengths. */
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

/** Expects normalised words. */
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

/** BIP39's NFKD. */
export function normaliseWords(text: string): readonly string[] {
  return wordsIn(text).map((word) => word.normalize('NFKD'));
}

export function isListWord(word: string, list: readonly string[] = wordList): boolean {
  return indexesOf(list).has(word);
}

/** Eleven bits a word; null if one isn't listed. */
export function bitsOfWords(words: readonly string[], list: readonly string[] = wordList): string | null {
  const indexes = words.map((word) => indexesOf(list).get(word));
  if (indexes.includes(undefined)) return null;
  return indexes.map((index) => (index ?? 0).toString(2).padStart(WORD_BITS, '0')).join('');
}

export function toBytes(bits: string): Uint8Array {
  return Uint8Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8), 2));
}

const ENTROPY_BYTES = [16, 20, 24, 28, 32];
const WORD_BITS = 11;
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

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

/** 64 bytes that the caller wipes. About 1 ms. Passphrases aren't supported; the parameter is for the published vectors. */
export function phraseToSeed(words: readonly string[], passphraseOfTestVectors = ''): Uint8Array {
  const password = Buffer.from(words.join(' ').normalize('NFKD'), 'utf8');
  const salt = Buffer.from(`mnemonic${passphraseOfTestVectors}`.normalize('NFKD'), 'utf8');
  try {
    // BIP39 "From mnemonic to seed". Copied, since a Buffer's `toJSON` shows its bytes.
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
