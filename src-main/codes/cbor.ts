import { isTag, readCbor, writeCbor, type Cbor } from './cbor-value.ts';

/** The two things of CBOR (RFC 8949) that a Uniform Resource of ours holds: one byte string, and the five members of a part. */

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

/** Null unless it is one byte string, with or without a tag for a PSBT before it, and nothing behind it. */
export function readByteString(cbor: Uint8Array): Uint8Array | null {
  return bytesOf(readCbor(cbor, cbor.length) ?? undefined);
}

export function writePart({ number, parts, messageBytes, checksum, fragment }: UrPart): Uint8Array {
  return writeCbor([number, parts, messageBytes, checksum, fragment]);
}

/** Null unless it is a part and nothing behind it. */
export function readPart(cbor: Uint8Array): UrPart | null {
  const value = readCbor(cbor, cbor.length);
  const members: readonly Cbor[] = Array.isArray(value) ? value : [];
  const numbers = members.slice(0, 4).filter((one) => typeof one === 'number');
  const fragment = bytesOf(members[4]);
  if (members.length !== 5 || numbers.length !== 4 || fragment === null) return null;
  const [number = 0, parts = 0, messageBytes = 0, checksum = 0] = numbers;
  return { number, parts, messageBytes, checksum, fragment };
}

/** `psbt` (BCR-2024-001) and `crypto-psbt` (BCR-2020-006). Some programs write it although the type says it. */
const PSBT_TAGS: readonly number[] = [40310, 310];

function bytesOf(value: Cbor | undefined): Uint8Array | null {
  const inner = isTag(value) && PSBT_TAGS.includes(value.tag) ? value.value : value;
  return inner instanceof Uint8Array ? inner : null;
}
