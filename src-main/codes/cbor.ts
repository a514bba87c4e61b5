import { concat, u32be } from '../base/bytes.ts';
import { utf8 } from '../base/json.ts';

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

/** CBOR (RFC 8949) of accounts (BCR-2020-015, BCR-2023-019). Bounded, since its author isn't trusted. */
export type Cbor =
  number | boolean | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number, Cbor> | CborTag;

export interface CborTag {
  readonly tag: number;
  readonly value: Cbor;
}

export const isTag = (value: Cbor | undefined): value is CborTag =>
  typeof value === 'object' && 'tag' in value;

export const isMap = (value: Cbor | undefined): value is ReadonlyMap<number, Cbor> => value instanceof Map;

/** Null unless it is exactly one such value. Never throws. */
export function readCbor(bytes: Uint8Array, maxBytes: number = MAX_BYTES): Cbor | null {
  if (bytes.length > maxBytes) return null;
  const reader = { bytes, at: 0, left: MAX_VALUES };
  const value = readValue(reader, 0);
  return value === undefined || reader.at !== bytes.length ? null : value;
}

/** Seven descriptors of the standard's example are 859 bytes. */
const MAX_BYTES = 8_192;
const MAX_DEPTH = 12;
const MAX_VALUES = 1_000;

const [UNSIGNED, BYTES, TEXT, ARRAY, MAP, TAG, SIMPLE] = [0, 2, 3, 4, 5, 6, 7];
const [FALSE, TRUE] = [20, 21];
const NO_TEXT = Uint8Array.of(0xff);

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
  left: number;
}

function readValue(reader: Reader, depth: number): Cbor | undefined {
  const first = readHead(reader);
  if (first === null || depth > MAX_DEPTH || --reader.left < 0) return undefined;
  const { major, value } = first;
  switch (major) {
    case UNSIGNED:
      return value;
    case BYTES:
      return takeBytes(reader, value);
    case TEXT:
      return utf8(takeBytes(reader, value) ?? NO_TEXT) ?? undefined;
    case ARRAY:
      return readMany(reader, value, depth);
    case MAP:
      return mapOf(value > reader.left ? undefined : readMany(reader, 2 * value, depth));
    case TAG: {
      const inner = readValue(reader, depth + 1);
      return inner === undefined ? undefined : { tag: value, value: inner };
    }
    case SIMPLE:
      return value === FALSE ? false : value === TRUE ? true : undefined;
    default:
      return undefined;
  }
}

function readMany(reader: Reader, count: number, depth: number): readonly Cbor[] | undefined {
  if (count > reader.left) return undefined;
  const values: Cbor[] = [];
  for (let i = 0; i < count; i++) {
    const value = readValue(reader, depth + 1);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function mapOf(pairs: readonly Cbor[] | undefined): ReadonlyMap<number, Cbor> | undefined {
  if (pairs === undefined) return undefined;
  const map = new Map<number, Cbor>();
  for (let i = 0; i < pairs.length; i += 2) {
    const [key, value] = [pairs[i], pairs[i + 1]];
    if (typeof key !== 'number' || value === undefined || map.has(key)) return undefined;
    map.set(key, value);
  }
  return map;
}

function takeBytes(reader: Reader, count: number): Uint8Array | undefined {
  const { bytes, at } = reader;
  if (count > bytes.length - at) return undefined;
  reader.at += count;
  return bytes.slice(at, at + count);
}

function readHead(reader: Reader): { readonly major: number; readonly value: number } | null {
  const first = takeBytes(reader, 1)?.[0];
  if (first === undefined) return null;
  const info = first & 0x1f;
  if (info < 24) return { major: first >> 5, value: info };
  if (info > 26) return null;
  const bytes = takeBytes(reader, 2 ** (info - 24));
  return bytes === undefined
    ? null
    : { major: first >> 5, value: bytes.reduce((sum, byte) => sum * 256 + byte, 0) };
}

export function writeCbor(value: Cbor): Uint8Array {
  if (typeof value === 'number') return head(UNSIGNED, value);
  if (typeof value === 'boolean') return head(SIMPLE, value ? TRUE : FALSE);
  if (typeof value === 'string') return counted(TEXT, Buffer.from(value, 'utf8'));
  if (value instanceof Uint8Array) return counted(BYTES, value);
  if (isTag(value)) return concat([head(TAG, value.tag), writeCbor(value.value)]);
  const members = isMap(value) ? [...value].flatMap(([key, one]) => [key, one]) : value;
  return concat([
    isMap(value) ? head(MAP, value.size) : head(ARRAY, value.length),
    ...members.map(writeCbor),
  ]);
}

function counted(major: number, bytes: Uint8Array): Uint8Array {
  return concat([head(major, bytes.length), bytes]);
}

/** At most 32 bits: no length and no sum here is longer. */
function head(major: number, value: number): Uint8Array {
  const type = major << 5;
  if (value < 24) return Uint8Array.of(type | value);
  if (value <= 0xff) return Uint8Array.of(type | 24, value);
  if (value <= 0xffff) return Uint8Array.of(type | 25, value >>> 8, value & 0xff);
  return concat([Uint8Array.of(type | 26), u32be(value)]);
}
