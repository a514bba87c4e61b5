import { groupDigits, decimalMark, say } from '../../src-preload/messages/say.ts';
import { parseUnits } from '../../src-preload/contract/units.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** E.g. `sats`; empty for a plain count. */
  readonly unit: string;
}

export type WholeNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** `readings`: the two possible meanings of an ambiguous text. */
  | { readonly kind: 'refused'; readonly why: string; readonly readings?: readonly number[] };

export const refusedNumber = (why: string) => ({ kind: 'refused', why }) as const;

export function readWhole(typed: string, { min, max, unit }: Bounds): WholeNumber {
  if (typed.trim() === '') return { kind: 'empty' };
  if (/^\s*[-−–]/.test(typed)) return refusedNumber(say('amount-negative'));
  const read = parseUnits(typed, 0, decimalMark());
  if (!read.ok && read.problem === 'tooManyDecimals') return refusedNumber(say('amount-whole'));
  if (!read.ok && read.problem !== 'tooLarge') return refusedNumber(say('amount-digits'));
  // A number beyond 2^53 would be rounded silently, so it counts as too large.
  const value = read.ok && read.amount <= Number.MAX_SAFE_INTEGER ? Number(read.amount) : Infinity;
  return wholeWithin(value, { min, max }, (bound) => `${groupDigits(bound)} ${unit}`.trim());
}

/** Reads a number in steps of a tenth, such as a fee rate. */
export function readTenths(typed: string, { min, max, unit }: Bounds): WholeNumber {
  if (typed.trim() === '') return { kind: 'empty' };
  const read = parseUnits(typed, 1, decimalMark());
  if (!read.ok) return refusedNumber(say('amount-digits'));
  return wholeWithin(Number(read.amount) / 10, { min, max }, (bound) =>
    `${groupDigits(bound)} ${unit}`.trim(),
  );
}

export function wholeWithin(
  value: number,
  { min, max }: Omit<Bounds, 'unit'>,
  text: (bound: number) => string,
): WholeNumber {
  if (value > max) return refusedNumber(say('amount-at-most', { amount: text(max) }));
  return value < min
    ? refusedNumber(say('amount-at-least', { amount: text(min) }))
    : { kind: 'number', value };
}
