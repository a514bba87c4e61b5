import { attempt } from './attempt.ts';

/**
 * A URL (WHATWG), or null for what is none; `base` for one that may be relative. Not by `URL.canParse`: in Node 20, once
 * V8 optimised its callers, it says no to names with letters like “ä”.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  return attempt(() => new URL(text, base));
}

/** Whether an id can be one segment of a path. Dots alone would be taken for a way up, however they are written. */
export function isPathSegment(id: string): boolean {
  return id !== '' && !/^\.{1,2}$/.test(id) && !/[\p{Cc}\p{Cs}]/u.test(id);
}

const MAX_ID_CHARS = 200;

/** An id from a list, a service or a file, of a node or of its user, that can be part of an address. Pure. */
export function isNodeId(text: string): boolean {
  return text.length <= MAX_ID_CHARS && isPathSegment(text);
}
