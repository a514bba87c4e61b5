import { createHash } from 'node:crypto';
import { concat } from '../psbt/bytes.ts';

/** The tags that RGB's commitments are kept apart by (rgb-commitment.md, before 1). */
const TAGS = {
  operation: 'urn:lnp-bp:rgb:operation#2024-02-03',
  bundle: 'urn:lnp-bp:rgb:bundle#2024-02-03',
  node: 'urn:ubideco:merkle:node#2024-01-31',
  mpc: 'urn:ubideco:mpc:commitment#2024-01-31',
  value: 'urn:ubideco:strict-types:value-hash#2024-02-10',
  seal: 'urn:lnp-bp:seals:secret#2024-02-03',
} as const;

export type HashTag = keyof typeof TAGS;

/** `T(tag, m)`: SHA-256 of the tag's hash, twice, and the message, which may come in parts. 32 bytes. */
export function taggedHash(tag: HashTag, ...message: readonly Uint8Array[]): Uint8Array {
  // Copying a hash state that has the tag in it costs four times what hashing these 64 bytes again does.
  const hash = createHash('sha256').update(prefixes[tag]);
  for (const part of message) hash.update(part);
  return hash.digest();
}

const prefixes: Readonly<Record<HashTag, Uint8Array>> = {
  operation: twice(TAGS.operation),
  bundle: twice(TAGS.bundle),
  node: twice(TAGS.node),
  mpc: twice(TAGS.mpc),
  value: twice(TAGS.value),
  seal: twice(TAGS.seal),
};

function twice(tag: string): Uint8Array {
  const hashed = createHash('sha256').update(tag, 'ascii').digest();
  return concat([hashed, hashed]);
}
