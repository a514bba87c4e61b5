import { fail } from '../../domain/errors.ts';

/**
 * A token as it can stand in a header (RFC 6750, 2.1), without the blanks and line breaks that come along when one is
 * copied. Throws INVALID_INPUT before anything is kept: at the first call it would be found out late.
 */
export function requireToken(text: string): string {
  const token = text.trim();
  if (!/^[!-~]+$/.test(token))
    throw fail('INVALID_INPUT', { path: 'token', problem: 'not in the form needed' });
  return token;
}
