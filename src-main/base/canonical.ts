import { createHash } from 'node:crypto';

export type Canonical =
  string | number | bigint | boolean | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/** SHA-256 in hex of sorted members, no white space; bigints with `n`, never equal to numbers. `purpose`: the kind. */
export function digestOf(purpose: string, value: Canonical): string {
  return createHash('sha256')
    .update(`${purpose}\n${canonicalText(value)}`, 'utf8')
    .digest('hex');
}

/** Throws a plain Error on an unsafe integer: rounding would let two values share a digest. */
export function canonicalText(value: Canonical): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value.toString()}n`;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error('a digest is taken of whole numbers only');
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
