import { unitOf } from '../../src-preload/contract/outside.ts';
import { formatUnits } from '../../src-preload/contract/units.ts';
import { groupDigits, NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { say } from '../../src-preload/messages/say.ts';

const MINUS = '\u2212';

/** What is needed of an asset to write its amounts. */
export interface UnitOf {
  readonly precision: number;
  readonly ticker: string | null;
}

/** Base units in the asset's own precision: whole part in groups of three, every decimal written. */
export function groupUnits(amount: bigint | string, precision: number, sign = false): string {
  const value = BigInt(amount);
  const text = formatUnits(value < 0n ? -value : value, precision);
  const [whole = '', decimals] = text.split('.');
  const before = value < 0n ? MINUS : sign && value > 0n ? '+' : '';
  return `${before}${groupDigits(BigInt(whole))}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** What stands after the figure: the issuer's ticker, where it can be a unit; an asset without one counts in units. */
export function unitName(ticker: string | null, amount: bigint | string, precision: number): string {
  if (ticker !== null && ticker !== '') return unitOf(ticker);
  return say(precision === 0 && BigInt(amount) === 1n ? 'amount-unit' : 'amount-units');
}

/** “1 000.00 TUSD”, for a sentence or a button. */
export function units(amount: bigint | string, { precision, ticker }: UnitOf): string {
  return `${groupUnits(amount, precision)}${GAP}${unitName(ticker, amount, precision)}`;
}
