import { createHash } from 'node:crypto';
import { isTenths } from './bitcoin.ts';

/** Null if `act` throws, whatever it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Null if the bytes are not UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null if it is no JSON, or JSON without an object or a list. */
export function objectFromJson(text: string): object | null {
  const value = fromJson(text);
  return typeof value === 'object' ? value : null;
}

export function toJsonValue(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
  return JSON.parse(text) as unknown;
}

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
