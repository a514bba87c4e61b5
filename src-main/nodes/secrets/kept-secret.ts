import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { addressMark } from '../state/node-url.ts';

/**
 * A secret as it lies in the keychain: with whose it is, what for, and for which address. Ids of entries stand in a file
 * beside nodes, and a file can be changed: an entry that was made for another node, another service or another address
 * is never taken for this one's.
 */
export interface SecretOwner {
  /** A node's id, or the base URL of a connection. */
  readonly of: string;
  readonly for: 'token' | `secret ${string}`;
  /** Of a node's: the address that it was given for, empty where the node had none; absent for a connection's. */
  readonly at?: string;
}

export interface KeptSecret {
  readonly value: string;
  /** False for one that was kept before entries said for which address. */
  readonly isBound: boolean;
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ of: v.string(), for: v.string(), at: v.exactOptional(v.string()), value: v.string() }),
);
/** What every keychain can hold (src-main/keyholder/vault/record.ts); longer is refused here, by the name that a person knows. */
const MAX_KEPT_CHARS = 1_200;

/** Plain ASCII, as keychains want it: everything else is written as \u escapes. Throws INVALID_INPUT. */
export function writeKept(owner: SecretOwner, value: string): string {
  const at = owner.at === undefined ? {} : { at: addressMark(owner.at) };
  const text = JSON.stringify({ of: owner.of, for: owner.for, ...at, value }).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (text.length > MAX_KEPT_CHARS)
    throw fail('INVALID_INPUT', { path: owner.for, problem: 'longer than a keychain can hold' });
  return text;
}

/** The secret, or null where it is not there or was kept for something else. */
export function readKept(owner: SecretOwner, text: string | null): KeptSecret | null {
  const read = v.safeParse(kept, text);
  if (!read.success || read.output.of !== owner.of || read.output.for !== owner.for) return null;
  const { at, value } = read.output;
  const isBound = at !== undefined;
  return !isBound || (owner.at !== undefined && at === addressMark(owner.at)) ? { value, isBound } : null;
}
