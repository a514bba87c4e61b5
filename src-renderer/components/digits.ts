/** Keeps a figure on one line, and its groups apart. */
export const NO_BREAK_SPACE = '\u00a0';

const MINUS = '\u2212';

/** A whole number in groups of three. Sats stay below 2^51, so a JavaScript number holds them exactly. */
export function groupDigits(value: number | bigint): string {
  const [sign, digits] = value < 0 ? [MINUS, String(value).slice(1)] : ['', String(value)];
  return sign + digits.replace(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
}

/** With its sign always printed: what is pending is a difference, not a second total. */
export function groupSigned(value: number): string {
  return value > 0 ? `+${groupDigits(value)}` : groupDigits(value);
}
