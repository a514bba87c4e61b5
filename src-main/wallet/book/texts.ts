import { isRightToLeft, visible } from '../../../src-preload/contract/outside.ts';

/** Far beyond rgb-lib's limits for issuers (8, 40 and 255 characters), far below what fills a screen. */
const LIMITS = { ticker: 20, name: 100, details: 2_000, mime: 100, filePath: 500 } as const;
export type AssetText = keyof typeof LIMITS;

export function cutText(text: string, kind: AssetText): string {
  const limit = LIMITS[kind];
  if (text.length <= limit) return text;
  // A character has at most two units: don't walk a text of megabytes.
  const letters = Array.from(text.slice(0, 2 * (limit + 1)));
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('')}…`;
}

/**
 * Text that deceives the eye: invisible or direction characters, piled marks, mixed look-alike alphabets in one word,
 * overlength. By rgb-lib's rule a ticker is ASCII and begins with a letter: anything else is odd, as are figures beside
 * right-to-left letters.
 */
export function isOddText(text: string, kind: AssetText): boolean {
  const kept = cutText(text, kind);
  const lines = kind === 'details' ? kept.replace(/[\n\r\t]/g, ' ') : kept;
  const fitsKind = kind !== 'ticker' || /^[A-Za-z][!-~]*$/.test(lines);
  if (kept === text && isPrintable(lines) && !lines.includes('  ')) return !fitsKind;
  if (kept !== text || visible(lines) !== lines.normalize('NFC') || PICTURES_JOINED.test(lines)) return true;
  if (!fitsKind) return true;
  // Figures in right-to-left text show in another order than written.
  if (kind !== 'details' && isRightToLeft(lines) && /\p{N}/u.test(lines)) return true;
  // A description may quote another language's word; a name has one alphabet.
  return (kind === 'details' ? lines.split(/\s+/) : [lines]).some(mixesAlphabets);
}

/** ASCII letters, figures, signs and spaces. */
export const isPrintable = (text: string): boolean => /^[ -~]*$/.test(text);

/** A joined picture looks like one or like several, depending on the font. */
const PICTURES_JOINED = /[\u200d\ufe0f]/u;
/** Alphabets with look-alike letters. Japanese beside Latin is a usual name. */
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
