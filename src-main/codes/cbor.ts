import { isTag, readCbor, writeCbor, type Cbor } from './cbor-value.ts';

/** A part of a fountain code (BCR-2020-005). */
export interface UrPart {
  /** From 1; beyond `parts` it mixes several fragments. */
  readonly number: number;
  readonly parts: number;
  readonly messageBytes: number;
  /** CRC-32 of the whole message. */
  readonly checksum: number;
  readonly fragment: Uint8Array;
}

/** With or without a PSBT tag. Null if anything follows. */
export function readByteString(cbor: Uint8Array): Uint8Array | null {
  return bytesOf(readCbor(cbor, cbor.length) ?? undefined);
}

export function writePart({ number, parts, messageBytes, checksum, fragment }: UrPart): Uint8Array {
  return writeCbor([number, parts, messageBytes, checksum, fragment]);
}

/** Null if it is no part of a fountain code. */
export function readPart(cbor: Uint8Array): UrPart | null {
  const value = readCbor(cbor, cbor.length);
  const members: readonly Cbor[] = Array.isArray(value) ? value : [];
  const numbers = members.slice(0, 4).filter((one) => typeof one === 'number');
  const fragment = bytesOf(members[4]);
  if (members.length !== 5 || numbers.length !== 4 || fragment === null) return null;
  const [number = 0, parts = 0, messageBytes = 0, checksum = 0] = numbers;
  return { number, parts, messageBytes, checksum, fragment };
}

/** `psbt` (BCR-2024-001) and `crypto-psbt` (BCR-2020-006): some programs write the tag beside the type, needlessly. */
const PSBT_TAGS: readonly number[] = [40310, 310];

function bytesOf(value: Cbor | undefined): Uint8Array | null {
  const inner = isTag(value) && PSBT_TAGS.includes(value.tag) ? value.value : value;
  return inner instanceof Uint8Array ? inner : null;
}
