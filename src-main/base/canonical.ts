import { createHash } from 'node:crypto';
import { isTenths } from './bitcoin.ts';

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
