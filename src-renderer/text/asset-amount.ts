import { unitOf } from '../../src-preload/contract/outside.ts';
import {
  formatUnits,
  parseUnits,
  type ParsedUnits,
  type UnitsProblem,
} from '../../src-preload/contract/units.ts';
import { groupUnits, NO_BREAK_SPACE as GAP, decimalMark, say } from '../../src-preload/messages/say.ts';

export interface UnitOf {
  readonly precision: number;
  readonly ticker: string | null;
}

/** For fields and copies: without groups and with every decimal, so that it reads back unambiguously. */
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

/** The ticker as `unitOf` writes it, or “units” without a ticker. */
export function unitName(ticker: string | null, amount: bigint | string, precision: number): string {
  if (ticker !== null && ticker !== '') return unitOf(ticker);
  return say(precision === 0 && BigInt(amount) === 1n ? 'amount-unit' : 'amount-units');
}

/** “1,000.00 TUSD” */
export function units(amount: bigint | string, { precision, ticker }: UnitOf): string {
  return `${groupUnits(amount, precision)}${GAP}${unitName(ticker, amount, precision)}`;
}
