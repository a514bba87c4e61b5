import { groupDigits } from '../../src-preload/messages/digits.ts';
import { parseUnits } from '../../src-preload/contract/units.ts';
import { decimalMark, say } from '../../src-preload/messages/say.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

export type Whole =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** `readings`: the two that it can mean. */
  | { readonly kind: 'refused'; readonly why: string; readonly readings?: readonly number[] };

export const refused = (why: string) => ({ kind: 'refused', why }) as const;

export function readWhole(typed: string, { min, max, unit }: Bounds): Whole {
  if (typed.trim() === '') return { kind: 'empty' };
  if (/^\s*[-−–]/.test(typed)) return refused(say('amount-negative'));
  const read = parseUnits(typed, 0, decimalMark());
  if (!read.ok && read.problem === 'tooManyDecimals') return refused(say('amount-whole'));
  if (!read.ok && read.problem !== 'tooLarge') return refused(say('amount-digits'));
  // Beyond 2^53 a number would be rounded in silence.
  const value = read.ok && read.amount <= Number.MAX_SAFE_INTEGER ? Number(read.amount) : Infinity;
  return within(value, { min, max }, (bound) => `${groupDigits(bound)} ${unit}`.trim());
}

export function within(
  value: number,
  { min, max }: Omit<Bounds, 'unit'>,
  text: (bound: number) => string,
): Whole {
  if (value > max) return refused(say('amount-at-most', { amount: text(max) }));
  return value < min ? refused(say('amount-at-least', { amount: text(min) })) : { kind: 'number', value };
}
