import { fail } from '../base/errors.ts';

/** RFC 6750, 2.1. Throws INVALID_INPUT: a line break would begin another header. */
export function bearer(token: string | null): Record<string, string> {
  if (token === null) return {};
  if (!/^[!-~]+$/.test(token))
    throw fail('INVALID_INPUT', { path: 'token', problem: 'not in the form needed' });
  return { authorization: `Bearer ${token}` };
}
