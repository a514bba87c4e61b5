import { formatUnits, parseUnits } from '../../src-preload/contract/units.ts';
import { groupDigits, groupUnits, decimalMark, say } from '../../src-preload/messages/say.ts';
import { amountProblem } from './asset-amount.ts';
import { readWhole, refusedNumber, wholeWithin, type Bounds, type WholeNumber } from './whole-number.ts';

export type BitcoinUnit = 'sats' | 'BTC';

const DECIMALS = 8;

/** Sats with groups, or BTC with all eight decimals. */
export function bitcoinText(sats: number, unit: BitcoinUnit): string {
  return unit === 'sats' ? groupDigits(sats) : groupUnits(BigInt(sats), DECIMALS);
}

/** As `bitcoinText`, but without groups. */
export function plainBitcoin(sats: number, unit: BitcoinUnit): string {
  return unit === 'sats' ? String(sats) : formatUnits(String(sats), DECIMALS, decimalMark());
}

/** Reads an amount into sats, without binary fractions, or says why it can't. */
export function readBitcoin(
  typed: string,
  unit: BitcoinUnit,
  { min, max }: Omit<Bounds, 'unit'>,
): WholeNumber {
  if (unit === 'sats') return readWhole(typed, { min, max, unit });
  if (typed.trim() === '') return { kind: 'empty' };
  if (/^\s*[-−–]/.test(typed)) return refusedNumber(say('amount-negative'));
  const read = parseUnits(typed, DECIMALS, decimalMark());
  if (read.ok)
    return wholeWithin(Number(read.amount), { min, max }, (bound) => `${bitcoinText(bound, unit)} ${unit}`);
  if (read.problem === 'twoReadings')
    return { ...refusedNumber(say('amount-two')), readings: read.readings.map(Number) };
  if (read.problem === 'tooLarge')
    return wholeWithin(Infinity, { min, max }, (bound) => `${bitcoinText(bound, unit)} ${unit}`);
  return refusedNumber(amountProblem(read.problem, DECIMALS));
}
