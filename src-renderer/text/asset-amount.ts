import { unitOf } from '../../src-preload/contract/outside.ts';
import {
  formatUnits,
  parseUnits,
  type ParsedUnits,
  type UnitsProblem,
} from '../../src-preload/contract/units.ts';
import { groupUnits, NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { decimalMark, say } from '../../src-preload/messages/say.ts';

export interface UnitOf {
  readonly precision: number;
  readonly ticker: string | null;
}

/** As it is copied and put into a field: no groups, the language's mark, every decimal. Read back, it means this alone. */
export function plainUnits(amount: bigint | string, precision: number): string {
  return formatUnits(amount, precision, decimalMark());
}

export function readUnits(text: string, precision: number): ParsedUnits {
  return parseUnits(text, precision, decimalMark());
}

export function amountProblem(problem: UnitsProblem, precision: number): string {
  switch (problem) {
    case 'form':
      return say('amount-form', { example: plainUnits(EXAMPLE * 10n ** BigInt(precision), precision) });
    case 'tooManyDecimals':
      return precision === 0 ? say('amount-whole') : say('amount-decimals', { count: precision });
    case 'tooLarge':
      return say('amount-too-large');
    case 'twoReadings':
      return say('amount-two');
  }
}

const EXAMPLE = 1234n;

/** What stands after the figure: the issuer's ticker, where it can be a unit; an asset without one counts in units. */
export function unitName(ticker: string | null, amount: bigint | string, precision: number): string {
  if (ticker !== null && ticker !== '') return unitOf(ticker);
  return say(precision === 0 && BigInt(amount) === 1n ? 'amount-unit' : 'amount-units');
}

/** “1,000.00 TUSD”, for a sentence or a button. */
export function units(amount: bigint | string, { precision, ticker }: UnitOf): string {
  return `${groupUnits(amount, precision)}${GAP}${unitName(ticker, amount, precision)}`;
}
