import { groupDigits } from '../../src-preload/messages/digits.ts';

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

const refused = (why: string): Whole => ({ kind: 'refused', why });

/** Reads what a person typed as a whole number, or says in one sentence why it is none. Spaces between groups may stand. */
export function readWhole(typed: string, { min, max, unit }: Bounds): Whole {
  const text = typed.replace(/[\s_]/g, '');
  if (text === '') return { kind: 'empty' };
  if (/^[-−–]/.test(text)) return refused('It cannot be negative.');
  if (/^\d+[.,]\d*$|^[.,]\d+$/.test(text))
    return refused(`Whole ${unit || 'numbers'} only: no point, no comma.`);
  if (!/^\d+$/.test(text)) return refused('Only digits can stand here.');
  // 16 digits hold every satoshi there can be; beyond 2^53 a number would be rounded in silence.
  const digits = text.replace(/^0+(?=\d)/, '');
  if (digits.length > 16 || Number(digits) > max)
    return refused(`At most ${groupDigits(max)} ${unit}`.trim() + '.');
  const value = Number(digits);
  if (value < min) return refused(`At least ${groupDigits(min)} ${unit}`.trim() + '.');
  return { kind: 'number', value };
}
