import { hash } from 'node:crypto';
import { concat, readU32, toHex, u32le } from '../base/bytes.ts';

/** Version, previous block, merkle root, time, bits, nonce. */
export const HEADER_BYTES = 80;

/** Consecutive, the first at height `from`. */
export interface Headers {
  readonly from: number;
  readonly bytes: Uint8Array;
}

export function endOf({ from, bytes }: Headers): number {
  return from + bytes.length / HEADER_BYTES;
}

/** A view of 80 bytes. Throws RangeError outside the range. */
export function headerAt({ from, bytes }: Headers, height: number): Uint8Array {
  const at = (height - from) * HEADER_BYTES;
  if (at < 0 || at + HEADER_BYTES > bytes.length) throw new RangeError(`no header of block ${height}`);
  return bytes.subarray(at, at + HEADER_BYTES);
}

export function joinHeaders(before: Headers, after: Headers): Headers {
  return {
    from: before.bytes.length === 0 ? after.from : before.from,
    bytes: concat([before.bytes, after.bytes]),
  };
}

export function headerRange(headers: Headers, from: number, to: number): Headers {
  const at = (height: number): number => (height - headers.from) * HEADER_BYTES;
  return { from, bytes: headers.bytes.subarray(at(from), at(to)) };
}

export const NO_HEADERS: Headers = { from: 0, bytes: new Uint8Array() };

/** Hashes as 64 hex digits, reversed. */
export interface HeaderParts {
  readonly version: number;
  readonly previous: string;
  readonly merkleRoot: string;
  readonly timeS: number;
  readonly bits: number;
  readonly nonce: number;
}

export function writeHeader(parts: HeaderParts): Uint8Array {
  const hashed = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex')).reverse();
  return concat([
    u32le(parts.version),
    hashed(parts.previous),
    hashed(parts.merkleRoot),
    u32le(parts.timeS),
    u32le(parts.bits),
    u32le(parts.nonce),
  ]);
}

/** Signed, as consensus compares it. */
export function versionOf(header: Uint8Array): number {
  return readU32(header, 0) | 0;
}

/** 32 bytes in the order in which they are hashed. */
export function previousOf(header: Uint8Array): Uint8Array {
  return header.subarray(4, 36);
}

/** 32 bytes in the order in which they are hashed. */
export function merkleRootOf(header: Uint8Array): Uint8Array {
  return header.subarray(36, 68);
}

/** Unix seconds, as the miner claims. */
export function timeOf(header: Uint8Array): number {
  return readU32(header, 68);
}

export function bitsOf(header: Uint8Array): number {
  return readU32(header, 72);
}

export function hashOf(header: Uint8Array): Uint8Array {
  return sha256(sha256(header));
}

/** OpenSSL returns a latin1 text a third faster than a buffer. */
function sha256(bytes: Uint8Array): Buffer {
  return Buffer.from(hash('sha256', bytes, 'binary'), 'latin1');
}

/** 64 hex digits, reversed. */
export function blockHash(header: Uint8Array): string {
  return toHex(Uint8Array.from(hashOf(header)).reverse());
}
