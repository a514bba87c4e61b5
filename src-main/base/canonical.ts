import { createHash } from 'node:crypto';

export type Canonical =
  string | number | bigint | boolean | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/** SHA-256 in hex of `purpose` and the canonical text, so that values of two kinds never share a digest. */
export function digestOf(purpose: string, value: Canonical): string {
  return createHash('sha256')
    .update(`${purpose}\n${canonicalText(value)}`, 'utf8')
    .digest('hex');
}

/** Sorted JSON; bigints end in `n`. Throws a plain Error on numbers finer than tenths: rounding could equate values. */
export function canonicalText(value: Canonical): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value.toString()}n`;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) && !isTenths(value))
      throw new Error('a digest is taken of whole numbers and of tenths only');
    return String(value);
  }
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}

function isList(
  value: readonly Canonical[] | { readonly [key: string]: Canonical },
): value is readonly Canonical[] {
  return Array.isArray(value);
}

/** Fee rates are sat/vB in steps of a tenth: they are counted in tenths, so that no sum is rounded twice. */

function isTenths(value: number): boolean {
  const tenths = Math.round(value * 10);
  return Number.isSafeInteger(tenths) && tenths / 10 === value;
}

/** Whether the rate is at least one and no finer than a tenth. */
export function isRate(satsPerVb: number): boolean {
  return satsPerVb >= 1 && isTenths(satsPerVb);
}

export function tenthsOf(satsPerVb: number): bigint {
  return BigInt(Math.round(satsPerVb * 10));
}

/** Sats for so many vbytes at that rate, rounded up: nodes refuse a sat too little. */
export function feeAt(satsPerVb: number, vbytes: bigint | number): bigint {
  return (tenthsOf(satsPerVb) * BigInt(vbytes) + 9n) / 10n;
}
