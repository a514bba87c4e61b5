/**
 * How words of a recovery phrase are set apart, however somebody wrote them down: by spaces, commas, quotation marks, numbers
 * of a list, as JSON or one character after the other. The page counts and replaces by it, and the keyholder reads by it.
 */

/** BIP39: 12 words for 128 bits, and 3 more for every 32 bits beyond. */
export const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];

/** Twice what a call takes as a phrase: what is longer is none, and some signs stand for eighteen. */
const MAX_CHARS = 2_000;

/** The words of a text in their order: lower case, accents as they were typed, and nothing of what stood between them. */
export function wordsIn(text: string): string[] {
  // What is not seen: marks at the beginning of files, and joiners. A space of no width is a space all the same.
  const seen = text
    .slice(0, MAX_CHARS)
    .replace(/\u200b/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const all = textsIn(fromJson(seen)).map(lettersIn);
  const phrases = all.filter(({ length }) => PHRASE_LENGTHS.includes(length));
  const [found = longest(all), ...others] = phrases;
  // Of two phrases none is the one that is meant: both, and again, are more words than any phrase has.
  if (others.some((one) => one.join(' ') !== found?.join(' '))) return [...phrases.flat(), ...phrases.flat()];
  if (found !== undefined) return found;
  const plain = lettersIn(seen);
  // A heading says what the words are, and is none of them.
  const below = lettersIn(seen.replace(/^[^:\d]{0,40}:/u, ''));
  return !PHRASE_LENGTHS.includes(plain.length) && PHRASE_LENGTHS.includes(below.length) ? below : plain;
}

/** The words with the one at `position` (from 1) replaced. */
export function replaceWord(text: string, position: number, by: string): string {
  return wordsIn(text)
    .map((word, at) => (at === position - 1 ? by : word))
    .join(' ');
}

/** Of Chinese each character is a word. */
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

/** Each text of a document, and what the single words of each of its parts make together. */
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
