const LIMIT_CHARS = 200;
/** What cutting in the middle of a surrogate pair leaves. */
const HALF_A_PAIR = /[\ud800-\udbff]$/;

/**
 * Text from a service, made harmless to read: control characters, zero-width marks and everything that turns the
 * direction of writing are shown as a mark of their own, so that a message can neither hide nor reorder words.
 */
export function foreign(text: string, limitChars = LIMIT_CHARS): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu, '\ufffd');
  return visible.length <= limitChars ? visible : `${visible.slice(0, limitChars).replace(HALF_A_PAIR, '')}…`;
}
