import { attempt } from './attempt.ts';

/** Not by `URL.canParse`: in Node 20, once V8 optimised its callers, it rejects names with letters like “ä”. */
export function parseUrl(text: string, base?: URL): URL | null {
  return attempt(() => new URL(text, base));
}

/** Dots alone would lead upwards, however they are written. */
export function isPathSegment(id: string): boolean {
  return id !== '' && !/^\.{1,2}$/.test(id) && !/[\p{Cc}\p{Cs}]/u.test(id);
}

const MAX_ID_CHARS = 200;

export function isNodeId(text: string): boolean {
  return text.length <= MAX_ID_CHARS && isPathSegment(text);
}
