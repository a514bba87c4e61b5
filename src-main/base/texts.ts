import { attempt } from './attempt.ts';

/** Null if it is no UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Undefined if invalid, cut short, or nested too deep for the parser. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null unless it is an object or a list. */
export function objectFromJson(text: string): object | null {
  const value = fromJson(text);
  return typeof value === 'object' ? value : null;
}
