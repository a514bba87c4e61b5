import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';

/**
 * A secret as it lies in the keychain: with whose it is and what for. Ids of entries stand in a file beside nodes, and a
 * file can be changed: an entry that was made for another node or another service is never taken for this one's.
 */
export interface SecretOwner {
  /** A node's id, or the base URL of a connection. */
  readonly of: string;
  readonly for: 'token' | `secret ${string}`;
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ of: v.string(), for: v.string(), value: v.string() }),
);
/** What every keychain can hold (src-main/vault/record.ts); longer is refused here, by the name that a person knows. */
const MAX_KEPT_CHARS = 1_200;

/** Plain ASCII, as keychains want it: everything else is written as \u escapes. Throws INVALID_INPUT. */
export function writeKept(owner: SecretOwner, value: string): string {
  const text = JSON.stringify({ of: owner.of, for: owner.for, value }).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (text.length > MAX_KEPT_CHARS)
    throw fail('INVALID_INPUT', { path: owner.for, problem: 'longer than a keychain can hold' });
  return text;
}

/** The secret, or null where it is not there or was kept for something else. */
export function readKept(owner: SecretOwner, text: string | null): string | null {
  const read = v.safeParse(kept, text);
  return read.success && read.output.of === owner.of && read.output.for === owner.for
    ? read.output.value
    : null;
}
