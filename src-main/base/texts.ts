import { attempt } from './attempt.ts';

/** Null where the bytes are no UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** What a text of JSON holds; undefined where it is none, is cut short, or is nested deeper than the parser goes. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same where that is an object or a list; null for anything else. */
export function objectFromJson(text: string): object | null {
  const value = fromJson(text);
  return typeof value === 'object' ? value : null;
}
