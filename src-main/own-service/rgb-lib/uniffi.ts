import type { Json } from '../../serving/json.ts';

/**
 * Values as uniffi encodes them (its contract 30): numbers big-endian, texts and lists after their length, optional
 * values after a byte. Reading and writing throw on any other form.
 */
export interface Codec {
  readonly write: (value: Json) => Uint8Array;
  readonly read: (from: BufferReader) => Json;
  /** The C type of a value that needs no buffer. */
  readonly plain?: string;
  /** A text that fills its buffer has no length before it. */
  readonly isBareText?: boolean;
}

export class BufferReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  take(length: number): Buffer {
    if (length > this.left) throw new Error(`rgb-lib tells of ${length} bytes where ${this.left} are left`);
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** Arguments and answers fill their buffer. */
export const writeAlone = (codec: Codec, value: Json): Uint8Array =>
  codec.isBareText === true ? textBytes(value) : codec.write(value);

export function readAlone(codec: Codec, bytes: Buffer): Json {
  if (codec.isBareText === true) return utf8(bytes);
  const from = new BufferReader(bytes);
  const value = codec.read(from);
  if (from.left > 0) throw new Error(`rgb-lib left ${from.left} bytes that nobody knows`);
  return value;
}

const integer = (bytes: number, isSigned: boolean, plain: string): Codec => {
  const bits = bytes * 8;
  const fit = (value: bigint): bigint =>
    isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  return {
    plain,
    write: (value) => {
      if (typeof value !== 'bigint' || fit(value) !== value) throw wrongType(plain, value);
      const written = Buffer.alloc(8);
      written.writeBigUInt64BE(BigInt.asUintN(64, value));
      return written.subarray(8 - bytes);
    },
    read: (from) => fit(BigInt(`0x${from.take(bytes).toString('hex')}`)),
  };
};
export const u8 = integer(1, false, 'uint8_t');
export const u32 = integer(4, false, 'uint32_t');
export const u64 = integer(8, false, 'uint64_t');
export const i32 = integer(4, true, 'int32_t');
export const i64 = integer(8, true, 'int64_t');

export const flag: Codec = {
  plain: 'int8_t',
  write: (value) => {
    if (typeof value !== 'boolean') throw wrongType('true or false', value);
    return u8.write(value ? 1n : 0n);
  },
  read: (from) => isOne(from),
};

function isOne(from: BufferReader): boolean {
  const byte = from.take(1)[0] ?? 0;
  if (byte > 1) throw new Error(`rgb-lib tells ${byte} where 0 or 1 may be`);
  return byte === 1;
}

const utf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
function textBytes(value: Json): Uint8Array {
  if (typeof value !== 'string') throw wrongType('a text', value);
  return Buffer.from(value, 'utf8');
}

export const text: Codec = {
  isBareText: true,
  write: (value) => {
    const bytes = textBytes(value);
    return Buffer.concat([lengthBytes(bytes.length), bytes]);
  },
  read: (from) => utf8(from.take(lengthIn(from))),
};

const lengthBytes = (length: number): Uint8Array => i32.write(BigInt(length));

/** Each item takes a byte or more, so a length beyond the buffer is a lie. */
function lengthIn(from: BufferReader): number {
  const length = from.take(4).readInt32BE();
  if (length < 0 || length > from.left)
    throw new Error(`rgb-lib tells of ${length} where ${from.left} bytes are left`);
  return length;
}

export const optional = (codec: Codec): Codec => ({
  write: (value) => (value === null ? u8.write(0n) : Buffer.concat([u8.write(1n), codec.write(value)])),
  read: (from) => (isOne(from) ? codec.read(from) : null),
});

export const list = (codec: Codec): Codec => ({
  write: (value) => {
    if (!Array.isArray(value)) throw wrongType('a list', value);
    return Buffer.concat([lengthBytes(value.length), ...value.map((one: Json) => codec.write(one))]);
  },
  read: (from) => Array.from({ length: lengthIn(from) }, () => codec.read(from)),
});

/** Keys become text, whatever type the library uses. */
export const map = (key: Codec, codec: Codec): Codec => ({
  write: (value) => {
    const entries = Object.entries(objectOf(value));
    return Buffer.concat([
      lengthBytes(entries.length),
      ...entries.flatMap(([name, one]) => [key.write(name), codec.write(one)]),
    ]);
  },
  read: (from) =>
    Object.fromEntries(
      Array.from({ length: lengthIn(from) }, () => [nameOf(key.read(from)), codec.read(from)]),
    ),
});

export const recordOf = (members: Readonly<Record<string, Codec>>): Codec => ({
  write: (value) => {
    const given = objectOf(value);
    const parts = Object.entries(members).map(([name, codec]) => codec.write(memberOf(given, name)));
    return Buffer.concat(parts);
  },
  read: (from) =>
    Object.fromEntries(Object.entries(members).map(([name, codec]) => [name, codec.read(from)])),
});

/** An enumeration, by the variant's number from 1: `Any`, or with a value `{ Fungible: 5 }`. */
export const oneOf = (variants: Readonly<Record<string, Codec | null>>): Codec => {
  const listed = Object.entries(variants);
  return {
    write: (value) => {
      const [name, held] =
        typeof value === 'string' ? [value, null] : (Object.entries(objectOf(value))[0] ?? []);
      const at = listed.findIndex(([one]) => one === name);
      const codec = listed[at]?.[1];
      if (codec === undefined || (codec === null) !== (typeof value === 'string'))
        throw wrongType(`one of ${Object.keys(variants).join(', ')}`, value);
      const number = i32.write(BigInt(at + 1));
      return codec === null ? number : Buffer.concat([number, codec.write(held ?? null)]);
    },
    read: (from) => {
      const number = from.take(4).readInt32BE();
      const [name, codec] = listed[number - 1] ?? [];
      if (name === undefined || codec === undefined)
        throw new Error(`rgb-lib tells variant ${number} of ${listed.length}`);
      return codec === null ? name : { [name]: codec.read(from) };
    },
  };
};

/** An enumeration without values. */
export const named = (...names: readonly string[]): Codec =>
  oneOf(Object.fromEntries(names.map((name) => [name, null])));

export function memberOf(given: Readonly<Record<string, Json>>, name: string): Json {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined) throw new TypeError(`${name} is missing`);
  return value;
}

export function objectOf(value: Json): Readonly<Record<string, Json>> {
  if (!isObject(value)) throw wrongType('an object', value);
  return value;
}

/** The digits of a number. */
function nameOf(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString();
  throw wrongType('a name', value);
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongType = (wanted: string, value: Json): TypeError =>
  new TypeError(`${wanted} is wanted, not ${typeof value}`);
