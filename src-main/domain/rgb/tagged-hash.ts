import { createHash, hash } from 'node:crypto';
import { concat } from '../psbt/bytes.ts';

/** The tags that RGB's commitments are kept apart by (rgb-commitment.md, before 1; rgb-history.md 5). */
const TAGS = {
  operation: 'urn:lnp-bp:rgb:operation#2024-02-03',
  bundle: 'urn:lnp-bp:rgb:bundle#2024-02-03',
  node: 'urn:ubideco:merkle:node#2024-01-31',
  mpc: 'urn:ubideco:mpc:commitment#2024-01-31',
  value: 'urn:ubideco:strict-types:value-hash#2024-02-10',
  seal: 'urn:lnp-bp:seals:secret#2024-02-03',
  schema: 'urn:lnp-bp:rgb:schema#2024-02-03',
} as const;

export type HashTag = keyof typeof TAGS;

/** `T(tag, m)`: SHA-256 of the tag's hash, twice, and the message, which may come in parts. 32 bytes. */
export function taggedHash(tag: HashTag, ...message: readonly Uint8Array[]): Uint8Array {
  const sheet = sheets[tag];
  let length = PREFIX_BYTES;
  for (const part of message) {
    if (length + part.length > SHEET_BYTES) return inParts(sheet.subarray(0, PREFIX_BYTES), message);
    sheet.set(part, length);
    length += part.length;
  }
  return hash('sha256', sheet.subarray(0, length), 'buffer');
}

/** The tag's hash, twice. */
const PREFIX_BYTES = 64;
/** Nearly all messages are shorter. Written onto one sheet and hashed in one call, they take half as long. */
const SHEET_BYTES = 512;

const sheets: Readonly<Record<HashTag, Uint8Array>> = {
  operation: sheetOf(TAGS.operation),
  bundle: sheetOf(TAGS.bundle),
  node: sheetOf(TAGS.node),
  mpc: sheetOf(TAGS.mpc),
  value: sheetOf(TAGS.value),
  seal: sheetOf(TAGS.seal),
  schema: sheetOf(TAGS.schema),
};

function sheetOf(tag: string): Uint8Array {
  const hashed = createHash('sha256').update(tag, 'ascii').digest();
  return concat([hashed, hashed, new Uint8Array(SHEET_BYTES - PREFIX_BYTES)]);
}

function inParts(prefix: Uint8Array, message: readonly Uint8Array[]): Uint8Array {
  const whole = createHash('sha256').update(prefix);
  for (const part of message) whole.update(part);
  return whole.digest();
}
