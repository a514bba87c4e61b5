import { formatUnits, parseUnits } from '../../src-preload/contract/units.ts';
import { groupDigits, groupUnits } from '../../src-preload/messages/digits.ts';
import { decimalMark, say } from '../../src-preload/messages/say.ts';
import { amountProblem } from './asset-amount.ts';
import { readWhole, refused, within, type Bounds, type Whole } from './whole-number.ts';

export type BitcoinUnit = 'sats' | 'BTC';

const DECIMALS = 8;

/** Sats as a person writes them: whole sats in groups; bitcoin with the language's mark and always eight decimals. */
export function bitcoinText(sats: number, unit: BitcoinUnit): string {
  return unit === 'sats' ? groupDigits(sats) : groupUnits(BigInt(sats), DECIMALS);
}

export function plainBitcoin(sats: number, unit: BitcoinUnit): string {
  return unit === 'sats' ? String(sats) : formatUnits(String(sats), DECIMALS, decimalMark());
}

export function readBitcoin(typed: string, unit: BitcoinUnit, { min, max }: Omit<Bounds, 'unit'>): Whole {
  if (unit === 'sats') return readWhole(typed, { min, max, unit });
  if (typed.trim() === '') return { kind: 'empty' };
  if (/^\s*[-−–]/.test(typed)) return refused(say('amount-negative'));
  const read = parseUnits(typed, DECIMALS, decimalMark());
  if (read.ok)
    return within(Number(read.amount), { min, max }, (bound) => `${bitcoinText(bound, unit)} ${unit}`);
  if (read.problem === 'twoReadings')
    return { ...refused(say('amount-two')), readings: read.readings.map(Number) };
  if (read.problem === 'tooLarge')
    return within(Infinity, { min, max }, (bound) => `${bitcoinText(bound, unit)} ${unit}`);
  return refused(amountProblem(read.problem, DECIMALS));
}
