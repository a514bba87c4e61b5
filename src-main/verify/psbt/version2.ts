import { compactSize, concat, readU32, u32le } from '../../base/bytes.ts';
import {
  MAX_PSBT_BYTES,
  LOCK_TIME_IS_DATE,
  MAX_FIELDS,
  MAX_INPUTS,
  MAX_OUTPUTS,
} from '../../base/bitcoin.ts';
import { Refusal, importRefused } from '../../base/errors.ts';
import { readPsbt, readPsbtWithoutCurve, type Psbt } from './read.ts';
import { Cursor } from './transaction.ts';

/** `psbt`, then 0xff (BIP174). */
const MAGIC = Buffer.from('70736274ff', 'hex');

export function beginsLikePsbt(bytes: Uint8Array): boolean {
  return MAGIC.equals(bytes.subarray(0, MAGIC.length));
}

/**
 * The one base64 text of these bytes, keys unchecked. Throws BROUGHT_REFUSED: `tooLarge` before parsing, `version2`
 * (BIP370) if it can't become version 0, `alreadySigned` for signatures in the transaction, `cutShort`, `damaged`.
 */
export function psbtText(bytes: Uint8Array): string {
  if (bytes.length > MAX_PSBT_BYTES) throw importRefused('tooLarge');
  const version0 = asVersion0(bytes) ?? bytes;
  const text = Buffer.from(version0.buffer, version0.byteOffset, version0.byteLength).toString('base64');
  try {
    readPsbtWithoutCurve(text);
    return text;
  } catch (error) {
    throw asBrought(error);
  }
}

/** Reads all of it, its keys too. Throws as above. */
export function wholePsbt(text: string): Psbt {
  try {
    return readPsbt(text);
  } catch (error) {
    throw asBrought(error);
  }
}

function asBrought(error: unknown): unknown {
  return error instanceof Refusal ? importRefused(problemOf(error)) : error;
}

function problemOf({
  code,
  facts,
}: Refusal): 'tooLarge' | 'version2' | 'alreadySigned' | 'cutShort' | 'damaged' {
  if (code === 'TOO_LARGE') return 'tooLarge';
  if (code === 'PSBT_VERSION') return 'version2';
  if (code === 'UNSIGNED_TX') return facts.problem === 'scriptSig' ? 'alreadySigned' : 'damaged';
  // Only the file itself can be cut short; a field that ends early inside a whole file is damage.
  return facts.part === 'PSBT' && facts.problem === 'endsEarly' ? 'cutShort' : 'damaged';
}

/**
 * Converts version 2 (BIP370) to version 0, with the lock time that BIP370 computes; whoever reads the answer checks
 * the rest. Null if it is none, or a piece is missing, doubled or malformed: nobody else reads what is dropped.
 */
function asVersion0(bytes: Uint8Array): Uint8Array | null {
  try {
    return converted(new Cursor(bytes, 'PSBT'));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function converted(cursor: Cursor): Uint8Array | null {
  const magic = cursor.take(5);
  const budget = { fields: MAX_FIELDS };
  const global = readMap(cursor, budget);
  const version = number(global, 0xfb);
  const txVersion = number(global, 0x02);
  const inputCount = count(global, 0x04);
  const outputCount = count(global, 0x05);
  if (version !== 2 || has(global, 0x00) || txVersion === null || inputCount === null || outputCount === null)
    return null;
  if (inputCount > MAX_INPUTS || outputCount > MAX_OUTPUTS) return null;
  const inputs = Array.from({ length: inputCount }, () => readMap(cursor, budget));
  const outputs = Array.from({ length: outputCount }, () => readMap(cursor, budget));
  if (cursor.left > 0) return null;
  const areWhole =
    isWhole(global, GLOBAL_BYTES) &&
    inputs.every((map) => isWhole(map, INPUT_BYTES)) &&
    outputs.every((map) => isWhole(map, OUTPUT_BYTES));
  if (!areWhole) return null;
  const lockTime = lockTimeOf(inputs, number(global, 0x03) ?? 0);
  const ins = inputs.map(inputOf);
  const outs = outputs.map(outputOf);
  if (lockTime === null || ins.includes(null) || outs.includes(null)) return null;
  const unsigned = concat([
    u32le(txVersion),
    compactSize(inputCount),
    ...ins.flatMap((part) => part ?? []),
    compactSize(outputCount),
    ...outs.flatMap((part) => part ?? []),
    u32le(lockTime),
  ]);
  const transaction: Pair = { key: Uint8Array.of(0x00), value: unsigned };
  return concat([
    magic,
    ...written([transaction, ...without(global, GLOBAL_BYTES)]),
    ...inputs.flatMap((map) => written(without(map, INPUT_BYTES))),
    ...outputs.flatMap((map) => written(without(map, OUTPUT_BYTES))),
  ]);
}

/** Types that only version 2 has, and the version's own, each with the size of its value; null: any size. */
type Sizes = ReadonlyMap<number, number | null>;
const GLOBAL_BYTES: Sizes = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, null],
  [0x05, null],
  [0x06, 1],
  [0xfb, 4],
]);
const INPUT_BYTES: Sizes = new Map([
  [0x0e, 32],
  [0x0f, 4],
  [0x10, 4],
  [0x11, 4],
  [0x12, 4],
]);
const OUTPUT_BYTES: Sizes = new Map([
  [0x03, 8],
  [0x04, null],
]);
const FINAL_SEQUENCE = 0xffff_ffff;

/** Only fields with a type of one byte are looked for here. */
interface Pair {
  readonly key: Uint8Array;
  readonly value: Uint8Array;
}
type Fields = readonly Pair[];

function readMap(cursor: Cursor, budget: { fields: number }): Fields {
  const pairs: Pair[] = [];
  for (;;) {
    const key = cursor.sized();
    if (key.length === 0) return pairs;
    pairs.push({ key, value: cursor.sized() });
    budget.fields -= 1;
    if (budget.fields < 0) throw new Refusal('TOO_LARGE', { fields: `more than ${MAX_FIELDS}` });
  }
}

const valueOf = (map: Fields, type: number): Uint8Array | null =>
  map.find(({ key }) => key.length === 1 && key[0] === type)?.value ?? null;
const has = (map: Fields, type: number): boolean => valueOf(map, type) !== null;
const without = (map: Fields, sizes: Sizes): Fields =>
  map.filter(({ key }) => key.length !== 1 || !sizes.has(key[0] ?? 0));
/** Whether each type is there at most once and has its size. */
const isWhole = (map: Fields, sizes: Sizes): boolean =>
  [...sizes].every(([type, bytes]) => {
    const found = map.filter(({ key }) => key.length === 1 && key[0] === type);
    return found.length <= 1 && found.every(({ value }) => bytes === null || value.length === bytes);
  });
const written = (map: Fields): Uint8Array[] => [
  ...map.flatMap(({ key, value }) => [compactSize(key.length), key, compactSize(value.length), value]),
  Uint8Array.of(0),
];

function number(map: Fields, type: number): number | null {
  const value = valueOf(map, type);
  return value?.length === 4 ? readU32(value, 0) : null;
}

function count(map: Fields, type: number): number | null {
  const value = valueOf(map, type);
  if (value === null) return null;
  const cursor = new Cursor(value, 'count');
  const read = cursor.compactSize();
  return cursor.left === 0 ? read : null;
}

function inputOf(map: Fields): Uint8Array | null {
  const txid = valueOf(map, 0x0e);
  const vout = number(map, 0x0f);
  if (txid?.length !== 32 || vout === null) return null;
  return concat([txid, u32le(vout), Uint8Array.of(0), u32le(number(map, 0x10) ?? FINAL_SEQUENCE)]);
}

function outputOf(map: Fields): Uint8Array | null {
  const amount = valueOf(map, 0x03);
  const script = valueOf(map, 0x04);
  return amount?.length !== 8 || script === null
    ? null
    : concat([amount, compactSize(script.length), script]);
}

/** BIP370, "Determining Lock Time": heights where every input that requires one takes heights, else dates. */
function lockTimeOf(inputs: readonly Fields[], fallback: number): number | null {
  const locks = inputs
    .map((map) => ({ date: number(map, 0x11), height: number(map, 0x12) }))
    .filter(({ date, height }) => date !== null || height !== null);
  const isOneOf = ({ date, height }: (typeof locks)[number]): boolean =>
    (date === null || date >= LOCK_TIME_IS_DATE) &&
    (height === null || (height > 0 && height < LOCK_TIME_IS_DATE));
  if (!locks.every(isOneOf)) return null;
  if (locks.length === 0) return fallback;
  if (locks.every(({ height }) => height !== null))
    return Math.max(...locks.map(({ height }) => height ?? 0));
  if (locks.every(({ date }) => date !== null)) return Math.max(...locks.map(({ date }) => date ?? 0));
  return null;
}
