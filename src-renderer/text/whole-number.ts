import { groupDigits } from '../../src-preload/messages/digits.ts';
import { say } from '../../src-preload/messages/say.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** As printed after the figure, e.g. `sats`; empty for a plain count. */
  readonly unit: string;
}

export type Whole =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly why: string };

export const refused = (why: string): Whole => ({ kind: 'refused', why });

/** Reads what a person typed as a whole number, or says in one sentence why it is none. Spaces between groups may stand. */
export function readWhole(typed: string, { min, max, unit }: Bounds): Whole {
  const text = typed.replace(/[\s_]/g, '');
  if (text === '') return { kind: 'empty' };
  if (/^[-−–]/.test(text)) return refused(say('amount-negative'));
  if (/^\d+[.,]\d*$|^[.,]\d+$/.test(text))
    return refused(unit === '' ? say('amount-whole-numbers') : say('amount-whole-units', { unit }));
  if (!/^\d+$/.test(text)) return refused(say('amount-digits'));
  // 16 digits hold every satoshi there can be; beyond 2^53 a number would be rounded in silence.
  const digits = text.replace(/^0+(?=\d)/, '');
  const value = digits.length > 16 ? Infinity : Number(digits);
  return within(value, { min, max }, (bound) => `${groupDigits(bound)} ${unit}`.trim());
}

/** The number, or that it is out of bounds; these are written as amounts. */
export function within(
  value: number,
  { min, max }: Omit<Bounds, 'unit'>,
  text: (bound: number) => string,
): Whole {
  if (value > max) return refused(say('amount-at-most', { amount: text(max) }));
  return value < min ? refused(say('amount-at-least', { amount: text(min) })) : { kind: 'number', value };
}
