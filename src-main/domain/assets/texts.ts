import { isRightToLeft } from '../../../src-preload/contract/outside.ts';

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
  if (kept !== text || UNSEEN.test(lines) || PILED_MARKS.test(lines)) return true;
  if (kind === 'ticker' && !/^[A-Za-z][!-~]*$/.test(lines)) return true;
  // Its figures stand in another order than they are written in.
  if (kind !== 'details' && isRightToLeft(lines) && /\p{N}/u.test(lines)) return true;
  // A description may well quote a word of another language; a name has one.
  return (kind === 'details' ? lines.split(/\s+/) : [lines]).some(mixesAlphabets);
}

/** Control, format (bidi, zero-width), unassigned, and letters that are drawn as nothing (Hangul fillers, braille). */
const UNSEEN =
  /[\p{C}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u{1d159}\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]|\p{Zs}{2}|[^\S ]/u;
const PILED_MARKS = /\p{M}{4}/u;
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
