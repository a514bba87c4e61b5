import { groupDigits } from '../../src-preload/messages/digits.ts';
import { readWhole, refused, within, type Bounds, type Whole } from './whole-number.ts';
import { say } from '../../src-preload/messages/say.ts';

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
  if (/^[-−–]/.test(text)) return refused(say('amount-negative'));
  if (/^\d*,\d*$/.test(text)) return refused(say('amount-comma'));
  const read = /^(\d{0,8})(?:\.(\d*))?$/.exec(text);
  const [, whole = '', part = ''] = read ?? [];
  if (read === null || whole + part === '') return refused(say('amount-digits-and-point'));
  if (part.length > DECIMALS) return refused(say('amount-sat-whole'));
  const sats = Number(`${whole}${part.padEnd(DECIMALS, '0')}`);
  return within(sats, { min, max }, (bound) => `${bitcoinText(bound, unit)} ${unit}`);
}
