import { createHmac } from 'node:crypto';
import { pointAddScalar, privateAdd } from 'tiny-secp256k1';
import { concat, u32be } from './bytes.ts';

/** An account or a key below it, as far as an xpub shows it. */
export interface PublicNode {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly chainCode: Uint8Array;
  /** 32 bytes: what was added on the way from the account, null at the account itself. */
  readonly offset: Uint8Array | null;
}

/**
 * BIP32 CKDpub. What the library does not hand out is kept here: the number that was added. Added to the account's
 * private key, it gives the child's, so that a private key below a known account costs one addition. Throws a plain
 * Error where there is no such child, which has never been seen (1 in 2^127).
 */
export function publicChild(
  parent: PublicNode,
  number: number,
): PublicNode & { readonly offset: Uint8Array } {
  const data = concat([parent.publicKey, u32be(number)]);
  const hash = Uint8Array.from(createHmac('sha512', parent.chainCode).update(data).digest());
  const added = hash.subarray(0, 32);
  const publicKey = pointAddScalar(parent.publicKey, added, true);
  const offset = parent.offset === null ? added : privateAdd(parent.offset, added);
  if (publicKey === null || offset === null) throw new Error('a child key that does not exist');
  return { publicKey, chainCode: hash.subarray(32), offset };
}
