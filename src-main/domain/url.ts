/**
 * A URL (WHATWG), or null for what is none; `base` for one that may be relative. Not by `URL.canParse`: in Node 20, once
 * V8 optimised its callers, it says no to names with letters like “ä”.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
