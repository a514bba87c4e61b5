import { BOUNDS } from './bounds.ts';

/** Amounts in a unit's own precision, never as floats. Grouped digits for people come from messages/say.ts. */

/** RGB schemas have a u8 for it, rgb-lib takes 0 to 18. */
export const MAX_PRECISION = BOUNDS.precision;
const MAX_U64 = 0xffff_ffff_ffff_ffffn;

export type DecimalMark = '.' | ',';

/** 12345 with precision 2 is `123.45`. All decimals are written, so that columns line up. */
export function formatUnits(amount: bigint | string, precision: number, mark: DecimalMark = '.'): string {
  const digits = amount.toString();
  if (precision === 0) return digits;
  const padded = digits.padStart(precision + 1, '0');
  return `${padded.slice(0, -precision)}${mark}${padded.slice(-precision)}`;
}

/** `twoReadings`: the only mark could group thousands, or separate three decimals. */
export type UnitsProblem = 'form' | 'tooManyDecimals' | 'tooLarge' | 'twoReadings';
export type ParsedUnits =
  | { readonly ok: true; readonly amount: bigint }
  | { readonly ok: false; readonly problem: Exclude<UnitsProblem, 'twoReadings'> }
  | {
      readonly ok: false;
      readonly problem: 'twoReadings';
      /** The smaller first. */
      readonly readings: readonly [bigint, bigint];
    };

interface Reading {
  readonly whole: string;
  readonly decimals: string;
}

/**
 * Reads an amount in a language with this decimal mark. Refuses a mark before three digits and a grouping mark before
 * fewer, unless `formatUnits` writes the text. `mark` null: as programs write, with a point and no groups.
 */
export function parseUnits(text: string, precision: number, mark: DecimalMark | null): ParsedUnits {
  const plain = text.trim();
  const readings = mark === null ? programReadings(text) : personReadings(plain, precision, mark);
  if (readings.length === 0) return { ok: false, problem: 'form' };
  if (mark !== null && readings.length > 1) {
    if (precision === GROUP && plain.includes(mark)) return amountOf(readings[0], precision);
    // A language's decimal mark never groups.
    if (precision < GROUP && plain.includes(mark)) return { ok: false, problem: 'tooManyDecimals' };
  }
  const read = readings.map((one) => amountOf(one, precision));
  const [one, other] = read.flatMap((amount) => (amount.ok ? [amount.amount] : []));
  if (one !== undefined && other !== undefined)
    return { ok: false, problem: 'twoReadings', readings: one < other ? [one, other] : [other, one] };
  if (one !== undefined) return { ok: true, amount: one };
  return (
    read.find((amount) => !amount.ok && amount.problem === 'tooLarge') ?? {
      ok: false,
      problem: 'tooManyDecimals',
    }
  );
}

const GROUP = 3;
/** Far longer than any amount, even with many zeros. */
const MAX_CHARS = 400;

function programReadings(text: string): Reading[] {
  const [, whole = '', , decimals = ''] = /^(\d*)(\.(\d*))?$/.exec(text.slice(0, MAX_CHARS + 1)) ?? [];
  return text.length <= MAX_CHARS && whole + decimals !== '' ? [{ whole, decimals }] : [];
}

/** Both readings of an ambiguous mark, the one with decimals first. */
function personReadings(text: string, precision: number, mark: DecimalMark): Reading[] {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return [];
  // A space or an apostrophe always groups, and then a mark doesn't.
  const [, spaced, , behind = ''] =
    /^(\d{1,3}(?:[ \u00a0\u202f_'’]\d{3})+)([.,]([\d \u00a0\u202f]*))?$/u.exec(text) ?? [];
  if (spaced !== undefined)
    return [{ whole: spaced.replace(/\D/gu, ''), decimals: behind.replace(/\s/gu, '') }];
  if (!/^[\d.,]+$/.test(text)) return [];
  const marks = text.replace(/\d/g, '');
  if (marks === '') return [{ whole: text, decimals: '' }];
  const at = text.search(/[.,]\d*$/);
  const [before, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const [last = ''] = marks.slice(-1);
  if (marks.length === 1) {
    const asDecimals = { whole: before, decimals };
    const isGroup = decimals.length === GROUP && /^[1-9]\d{0,2}$/.test(before);
    const isLeft = last !== mark && decimals !== '' && decimals.length <= precision && /^[1-9]/.test(before);
    return isGroup || isLeft ? [asDecimals, { whole: before + decimals, decimals: '' }] : [asDecimals];
  }
  if (marks === last.repeat(marks.length))
    return isGrouped(text, last) ? [{ whole: text.replace(/\D/g, ''), decimals: '' }] : [];
  const [first = ''] = marks;
  return first !== last && isGrouped(before, first) ? [{ whole: before.replace(/\D/g, ''), decimals }] : [];
}

const isGrouped = (text: string, mark: string): boolean =>
  (mark === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(text);

function amountOf(reading: Reading | undefined, precision: number): ParsedUnits {
  const { whole = '', decimals = '' } = reading ?? {};
  if (decimals.length > precision) return { ok: false, problem: 'tooManyDecimals' };
  const amount = BigInt(`${whole}${decimals.padEnd(precision, '0')}`);
  return amount > MAX_U64 ? { ok: false, problem: 'tooLarge' } : { ok: true, amount };
}
