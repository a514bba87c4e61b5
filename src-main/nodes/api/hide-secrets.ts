import { namesSecret } from '../state/secret-names.ts';
import type { JsonValue } from '../state/unlock-body.ts';

const HIDDEN = '[hidden]';
/** Shorter values stand in any sentence by chance: they give themselves away only where they stand as a value. */
const MIN_CHARS = 4;
/** What stands around a value that is quoted, in JSON that is quoted itself too, and around a password in an address. */
const AS_VALUE = [
  ['"', '"'],
  ['"', '\\"'],
  ["'", "'"],
  ['`', '`'],
  [':', '@'],
] as const;
/** A word or a number stands in longer ones by chance, as `user` does in `bitcoind_rpc_username`. */
const WORD = /^(?:\p{L}{1,12}|\d{1,12})$/u;
/** A word begins behind an escape as well: `\n`, or `%3A`. */
const BEGINS = String.raw`(?<=^|[^\p{L}\p{N}_]|\\[a-z]|%[\dA-Fa-f]{2})`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;

/** Hidden is a secret as typed, as JSON writes it, and as a text that is shown has it: blanks as one, or cut short. Pure. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  const all = new Set([...forms, ...forms.map((form) => form.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())]);
  all.delete('');
  // The longest first: one may be a part of another.
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

/** The text was cut within the secret: its beginning is hidden, too. */
function hideCut(text: string, secret: string): string {
  for (let length = secret.length - 1; text.endsWith('…') && length >= MIN_CHARS; length -= 1) {
    const tail = `${secret.slice(0, length)}…`;
    if (text.endsWith(tail)) return `${text.slice(0, -tail.length)}${HIDDEN}…`;
  }
  return text;
}

/** The texts of members that are called as secrets are, those in lists among them: a host or a mode may be quoted. Pure. */
export function secretTextsOf(body: JsonValue, isSecret = false): string[] {
  if (typeof body === 'string') return isSecret ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  const isList = Array.isArray(body);
  return Object.entries(body).flatMap(([name, inner]: [string, JsonValue]) =>
    secretTextsOf(inner, isList ? isSecret : namesSecret(name)),
  );
}
