/**
 * Text of a question in the system's own words: it must not forge a line of its own, nor turn the reading direction. What
 * isolates a name stays: names were cleaned where they were put in (src-preload/contract/outside.ts).
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/gu, '');
