import { attempt } from './json.ts';

/** Null if invalid. Not by `URL.canParse`: in Node 20 it rejects letters like “ä” once V8 has optimised its callers. */
export function parseUrl(text: string, base?: URL): URL | null {
  return attempt(() => new URL(text, base));
}

/** False for `.` and `..`, which lead upwards even when they are percent-encoded. */
export function isPathSegment(id: string): boolean {
  return id !== '' && !/^\.{1,2}$/.test(id) && !/[\p{Cc}\p{Cs}]/u.test(id);
}

const MAX_ID_CHARS = 200;

export function isNodeId(text: string): boolean {
  return text.length <= MAX_ID_CHARS && isPathSegment(text);
}
