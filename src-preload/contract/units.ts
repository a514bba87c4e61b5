/**
 * How base units are written in an asset's own precision, and read back: on screens, in main's own questions and in
 * files, the same. Digits only, never a float. Groups of thousands are a screen's matter.
 */

/** Decimals of an asset, at most (RGB schemas: u8, rgb-lib: 0 to 18). */
export const MAX_PRECISION = 18;
const MAX_U64 = 0xffff_ffff_ffff_ffffn;

/** 12345 of precision 2 is `123.45`; of precision 0 it is `12345`. All decimals are written, so that columns line up. */
export function formatUnits(amount: bigint | string, precision: number): string {
  const digits = amount.toString();
  if (precision === 0) return digits;
  const padded = digits.padStart(precision + 1, '0');
  return `${padded.slice(0, -precision)}.${padded.slice(-precision)}`;
}

export type UnitsProblem = 'form' | 'tooManyDecimals' | 'tooLarge';
export type ParsedUnits =
  { readonly ok: true; readonly amount: bigint } | { readonly ok: false; readonly problem: UnitsProblem };

/** Reads `123.45`. Spaces between groups of thousands are taken; commas are not, since they mean two things. */
export function parseUnits(text: string, precision: number): ParsedUnits {
  const plain = text.trim().replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/gu, '');
  const [, whole, , decimals = ''] = /^(\d{1,40})(\.(\d{1,40}))?$/.exec(plain) ?? [];
  if (whole === undefined) return { ok: false, problem: 'form' };
  if (decimals.length > precision) return { ok: false, problem: 'tooManyDecimals' };
  const amount = BigInt(`${whole}${decimals.padEnd(precision, '0')}`);
  return amount > MAX_U64 ? { ok: false, problem: 'tooLarge' } : { ok: true, amount };
}
