/** Keeps a figure on one line, and its groups apart. */
export const NO_BREAK_SPACE = '\u00a0';

const MINUS = '\u2212';

/** A whole number in groups of three. Sats stay below 2^51, so a JavaScript number holds them exactly. */
export function groupDigits(value: number | bigint): string {
  const [sign, digits] = value < 0 ? [MINUS, String(value).slice(1)] : ['', String(value)];
  return sign + digits.replace(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
}
