import { concat } from '../psbt/bytes.ts';

/**
 * The two things of CBOR (RFC 8949) that a Uniform Resource of ours holds: one byte string, and the five members of a
 * part. Nothing else is read: a general reader can be told of arrays that never end.
 */

/** The parts of one message, mixed by a fountain code (BCR-2020-005). */
export interface UrPart {
  /** From 1; beyond `parts` it is several fragments, one over the other. */
  readonly number: number;
  readonly parts: number;
  readonly messageBytes: number;
  /** CRC-32 of the whole message. */
  readonly checksum: number;
  readonly fragment: Uint8Array;
}

export function writeByteString(bytes: Uint8Array): Uint8Array {
  return concat([head(BYTE_STRING, bytes.length), bytes]);
}

/** Null unless it is one byte string, with or without a tag for a PSBT before it, and nothing behind it. */
export function readByteString(cbor: Uint8Array): Uint8Array | null {
  const tag = readHead(cbor, 0, TAG);
  const read = readHead(cbor, tag !== null && PSBT_TAGS.includes(tag.value) ? tag.at : 0, BYTE_STRING);
  if (read === null || read.at + read.value !== cbor.length) return null;
  return cbor.subarray(read.at);
}

export function writePart({ number, parts, messageBytes, checksum, fragment }: UrPart): Uint8Array {
  const numbers = [number, parts, messageBytes, checksum].map((value) => head(UNSIGNED, value));
  return concat([head(ARRAY, PART_MEMBERS), ...numbers, writeByteString(fragment)]);
}

/** Null unless it is a part and nothing behind it. */
export function readPart(cbor: Uint8Array): UrPart | null {
  const array = readHead(cbor, 0, ARRAY);
  if (array?.value !== PART_MEMBERS) return null;
  let at = array.at;
  const next = (): number => {
    const read = at < 0 ? null : readHead(cbor, at, UNSIGNED);
    at = read?.at ?? -1;
    return read?.value ?? 0;
  };
  const [number, parts, messageBytes, checksum] = [next(), next(), next(), next()];
  const fragment = at < 0 ? null : readByteString(cbor.subarray(at));
  return fragment === null ? null : { number, parts, messageBytes, checksum, fragment };
}

const UNSIGNED = 0;
const BYTE_STRING = 2;
const ARRAY = 4;
const TAG = 6;
/** `psbt` (BCR-2024-001) and `crypto-psbt` (BCR-2020-006). Some programs write it although the type says it. */
const PSBT_TAGS: readonly number[] = [40310, 310];
const PART_MEMBERS = 5;

/** A major type and its number, at most 32 bits: no length and no sum here is longer. */
export function head(major: number, value: number): Uint8Array {
  const type = major << 5;
  if (value < 24) return Uint8Array.of(type | value);
  if (value <= 0xff) return Uint8Array.of(type | 24, value);
  if (value <= 0xffff) return Uint8Array.of(type | 25, value >>> 8, value & 0xff);
  return Uint8Array.of(type | 26, value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}

function readHead(cbor: Uint8Array, at: number, major: number): { value: number; at: number } | null {
  const first = cbor[at];
  if (first === undefined || first >>> 5 !== major) return null;
  const info = first & 0x1f;
  if (info < 24) return { value: info, at: at + 1 };
  const width = WIDTHS.get(info);
  const bytes = cbor.subarray(at + 1, at + 1 + (width ?? 0));
  if (width === undefined || bytes.length !== width) return null;
  return { value: bytes.reduce((value, byte) => value * 256 + byte, 0), at: at + 1 + width };
}

const WIDTHS: ReadonlyMap<number, number> = new Map([
  [24, 1],
  [25, 2],
  [26, 4],
]);
