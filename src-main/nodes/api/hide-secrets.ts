import { namesSecret } from '../state/secret-names.ts';
import type { JsonValue } from '../state/unlock-body.ts';

const HIDDEN = '[hidden]';
/** Shorter secrets occur in sentences by chance, so they are hidden only as a quoted value. */
const MIN_CHARS = 4;
/** What surrounds a value: quotes in JSON, quoted JSON and prose; colon and @ around a URL's password. */
const AS_VALUE = [
  ['"', '"'],
  ['"', '\\"'],
  ["'", "'"],
  ['`', '`'],
  [':', '@'],
] as const;
/** Secrets like these occur in longer words by chance, as `user` in `bitcoind_rpc_username`: hidden only alone. */
const WORD = /^(?:\p{L}{1,12}|\d{1,12})$/u;
const BEGINS = String.raw`(?<=^|[^\p{L}\p{N}_]|\\[a-z]|%[\dA-Fa-f]{2})`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;

export function hideSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  const all = new Set([...forms, ...forms.map((form) => form.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())]);
  all.delete('');
  // Longest first, since one secret may be part of another.
  return [...all].sort((a, b) => b.length - a.length).reduce(hideOne, text);
}

function hideOne(text: string, secret: string): string {
  if (secret.length < MIN_CHARS)
    return AS_VALUE.reduce(
      (left, [open, close]) => left.replaceAll(`${open}${secret}${close}`, `${open}${HIDDEN}${close}`),
      text,
    );
  const place = WORD.test(secret) ? new RegExp(`${BEGINS}${secret}${ENDS}`, 'gu') : secret;
  return hideCut(text.replaceAll(place, HIDDEN), secret);
}

function hideCut(text: string, secret: string): string {
  for (let length = secret.length - 1; text.endsWith('…') && length >= MIN_CHARS; length -= 1) {
    const tail = `${secret.slice(0, length)}…`;
    if (text.endsWith(tail)) return `${text.slice(0, -tail.length)}${HIDDEN}…`;
  }
  return text;
}

export function secretTextsOf(body: JsonValue, isSecret = false): string[] {
  if (typeof body === 'string') return isSecret ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  const isList = Array.isArray(body);
  return Object.entries(body).flatMap(([name, inner]: [string, JsonValue]) =>
    secretTextsOf(inner, isList ? isSecret : namesSecret(name)),
  );
}
