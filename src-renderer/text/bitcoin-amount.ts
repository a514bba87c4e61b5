import { groupDigits } from '../../src-preload/messages/digits.ts';
import { readWhole, type Bounds, type Whole } from './whole-number.ts';

export type BitcoinUnit = 'sats' | 'BTC';

const DECIMALS = 8;

/** Sats as a person writes them: whole sats in groups; bitcoin with a point and always eight decimals. */
export function bitcoinText(sats: number, unit: BitcoinUnit): string {
  if (unit === 'sats') return groupDigits(sats);
  const digits = String(sats).padStart(DECIMALS + 1, '0');
  return `${groupDigits(Number(digits.slice(0, -DECIMALS)))}.${digits.slice(-DECIMALS)}`;
}

/** Reads what was typed in that unit, in sats, or says in one sentence why it is none. No binary fraction is made of it. */
export function readBitcoin(typed: string, unit: BitcoinUnit, { min, max }: Omit<Bounds, 'unit'>): Whole {
  if (unit === 'sats') return readWhole(typed, { min, max, unit });
  const text = typed.replace(/[\s_]/g, '');
  if (text === '') return { kind: 'empty' };
  const refused = (why: string): Whole => ({ kind: 'refused', why });
  if (/^[-−–]/.test(text)) return refused('It cannot be negative.');
  if (/^\d*,\d*$/.test(text)) return refused('Write a point before the decimals, not a comma.');
  const read = /^(\d{0,8})(?:\.(\d*))?$/.exec(text);
  const [, whole = '', part = ''] = read ?? [];
  if (read === null || whole + part === '') return refused('Only digits and one point can stand here.');
  if (part.length > DECIMALS) return refused('At most 8 decimals: a sat cannot be divided.');
  const sats = Number(`${whole}${part.padEnd(DECIMALS, '0')}`);
  if (sats > max) return refused(`At most ${bitcoinText(max, unit)} BTC.`);
  if (sats < min) return refused(`At least ${bitcoinText(min, unit)} BTC.`);
  return { kind: 'number', value: sats };
}
