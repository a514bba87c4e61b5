import { parseUnits, type UnitsProblem } from '../../../src-preload/contract/units.ts';

/** Parts of an issue, each on a slot of its own: the contract's own bound. */
export const MOST_PARTS = 20;
const MAX_U64 = 0xffff_ffff_ffff_ffffn;

/** rgb-lib: up to 8 capital letters and digits, beginning with a letter. Null: nothing to say against it. */
export function tickerProblem(text: string): string | null {
  if (text === '' || /^[A-Z][A-Z0-9]{0,7}$/.test(text)) return null;
  if (text.length > 8) return 'At most 8 characters.';
  if (/^[0-9]/.test(text)) return 'It begins with a letter.';
  return 'Capital letters A to Z and digits only.';
}

/** rgb-lib: 1 to 40 printable ASCII characters. */
export function nameProblem(text: string): string | null {
  if (text.length > 40) return 'At most 40 characters.';
  if (text !== '' && text.trim() === '') return 'A name is more than spaces.';
  return /^[\x20-\x7e]*$/.test(text)
    ? null
    : 'Plain letters, digits and signs only: no accents, no other alphabets.';
}

export function partProblem(text: string, precision: number): string | null {
  if (text.trim() === '') return null;
  const read = parseUnits(text, precision);
  if (!read.ok) return problems[read.problem](precision);
  return read.amount === 0n ? 'More than nought.' : null;
}

const problems: Readonly<Record<UnitsProblem, (precision: number) => string>> = {
  form: () => 'Digits, and a point before the decimals. No comma.',
  tooManyDecimals: (precision) =>
    precision === 0 ? 'No decimals: it cannot be divided.' : `At most ${String(precision)} decimals.`,
  tooLarge: () => 'More than an RGB asset can hold: 2^64 - 1 of its smallest parts.',
};

export interface Sum {
  /** Base units of what can be read. */
  readonly total: bigint;
  readonly problem: string | null;
}

/** All parts together: one of them missing or wrong, or more than 2^64 - 1 in all, is a problem. */
export function partsSum(texts: readonly string[], precision: number): Sum {
  let total = 0n;
  let problem: string | null = null;
  for (const text of texts) {
    const read = parseUnits(text, precision);
    if (read.ok && read.amount > 0n) total += read.amount;
    else problem ??= text.trim() === '' ? 'The supply is missing.' : 'The supply cannot be used.';
  }
  if (total > MAX_U64) problem ??= 'All parts together are more than an RGB asset can hold.';
  return { total, problem };
}
