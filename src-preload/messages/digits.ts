import { formatUnits } from '../contract/units.ts';
import { decimalMark, language } from './say.ts';

export const NO_BREAK_SPACE = '\u00a0';

const MINUS = '\u2212';

/** Making a format takes long, and lists have figures in each row. */
const made = new Map<string, Intl.NumberFormat>();

function written(value: number | bigint): string {
  const spoken = language();
  const format = made.get(spoken) ?? new Intl.NumberFormat(spoken);
  made.set(spoken, format);
  return format.format(value);
}

/** Sats stay below 2^51, so a JavaScript number holds them exactly. */
export function groupDigits(value: number | bigint): string {
  return value < 0 ? MINUS + written(-value) : written(value);
}

/** Groups the whole part and writes every decimal. `sign`: with a plus. */
export function groupUnits(amount: bigint | string, precision: number, sign = false): string {
  const value = BigInt(amount);
  const [whole = '', decimals] = formatUnits(value < 0n ? -value : value, precision).split('.');
  const before = value < 0n ? MINUS : sign && value > 0n ? '+' : '';
  return before + written(BigInt(whole)) + (decimals === undefined ? '' : decimalMark() + decimals);
}
