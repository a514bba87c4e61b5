import { isRightToLeft, visible } from '../../../src-preload/contract/outside.ts';

/** Far beyond what rgb-lib lets an issuer write (8, 40 and 255 characters), far below what could fill a screen. */
const LIMITS = { ticker: 20, name: 100, details: 2_000, mime: 100, filePath: 500 } as const;
export type AssetText = keyof typeof LIMITS;

/** The text up to its limit in characters; a cut one ends with an ellipsis. */
export function cutText(text: string, kind: AssetText): string {
  const limit = LIMITS[kind];
  // A character has two units at most: nobody walks a text of megabytes.
  const letters = Array.from(text.slice(0, 2 * (limit + 1)));
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('')}…`;
}

/**
 * Whether a text holds what deceives an eye: characters that are not seen or turn the direction of writing, a pile of
 * marks on one letter, alphabets that pass for one another in one word, or more than its limit. A ticker is ASCII and begins with
 * a letter by rgb-lib's rule, so anything else in one is odd too; so are figures beside letters from right to left.
 */
export function isOddText(text: string, kind: AssetText): boolean {
  const kept = cutText(text, kind);
  const lines = kind === 'details' ? kept.replace(/[\n\r\t]/g, ' ') : kept;
  if (kept !== text || visible(lines) !== lines.normalize('NFC') || PICTURES_JOINED.test(lines)) return true;
  if (kind === 'ticker' && !/^[A-Za-z][!-~]*$/.test(lines)) return true;
  // Its figures stand in another order than they are written in.
  if (kind !== 'details' && isRightToLeft(lines) && /\p{N}/u.test(lines)) return true;
  // A description may well quote a word of another language; a name has one.
  return (kind === 'details' ? lines.split(/\s+/) : [lines]).some(mixesAlphabets);
}

/** One picture of several looks like another one where a font knows it, and like several where it does not. */
const PICTURES_JOINED = /[\u200d\ufe0f]/u;
/** Alphabets whose letters are taken for one another. Japanese beside Latin, say, is how names are written. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

function mixesAlphabets(text: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(text)).length > 1;
}
