/** Splits a typed or pasted phrase into words, from lists, JSON and Chinese text too. Page and keyholder share it. */

/** BIP39: 12 words for 128 bits, and 3 more for every 32 bits beyond. */
export const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];

/** Twice a call's limit. A longer text is no phrase, and NFKC turns some characters into eighteen. */
const MAX_CHARS = 2_000;

/** The words in lower case, with their accents as typed. */
export function wordsIn(text: string): string[] {
  // A zero-width space separates words; byte order marks and joiners are dropped.
  const seen = text
    .slice(0, MAX_CHARS)
    .replace(/\u200b/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const all = textsIn(fromJson(seen)).map(lettersIn);
  const phrases = all.filter(({ length }) => PHRASE_LENGTHS.includes(length));
  const [found = longest(all), ...others] = phrases;
  // Two different phrases are ambiguous: together and doubled they are too long for any phrase, so none is read.
  if (others.some((one) => one.join(' ') !== found?.join(' '))) return [...phrases.flat(), ...phrases.flat()];
  if (found !== undefined) return found;
  const plain = lettersIn(seen);
  // A heading isn't part of the words.
  const below = lettersIn(seen.replace(/^[^:\d]{0,40}:/u, ''));
  return !PHRASE_LENGTHS.includes(plain.length) && PHRASE_LENGTHS.includes(below.length) ? below : plain;
}

/** `position` counts from 1. */
export function replaceWord(text: string, position: number, by: string): string {
  return wordsIn(text)
    .map((word, at) => (at === position - 1 ? by : word))
    .join(' ');
}

/** Each Chinese character is a word. */
function lettersIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu) ?? []
  );
}

function fromJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const MAX_DEPTH = 8;

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const parts = Object.values(value).map((part) => textsIn(part, depth + 1));
  const single = parts.map(([first = '']) => first).filter((one) => one !== '' && !/\s/u.test(one));
  return [single.join(' '), ...parts.flat()];
}

function longest(all: readonly string[][]): string[] | undefined {
  return all.reduce<string[] | undefined>(
    (most, one) => (one.length > (most?.length ?? 0) ? one : most),
    undefined,
  );
}
