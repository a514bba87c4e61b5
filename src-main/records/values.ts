import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import * as x from '../../src-preload/contract/values.ts';

export const timeMs = x.keptMs;
/** Text from others: long enough for any program's. */
export const text = x.textUpTo(BOUNDS.textChars);
/** Base units, u64. Text, since SQLite's integers end at 2^63. */
export const units = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((digits): bigint => BigInt(digits)),
  v.maxValue(2n ** 64n - 1n),
);
/** rgb-lib allows 18 decimals. */
export const precision = v.pipe(x.count, v.maxValue(BOUNDS.precision));
export const numberOrWord = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.maxLength(BOUNDS.wordChars)),
]);
/** Blocks are checked in parts, by the end of their hash: ten thousand at once would hold main. */
export const BLOCK_PARTS = 4;
export const inPart = `(?2 IS NULL OR coalesce(unicode(substr(block_hash, -1)), 0) % ${String(BLOCK_PARTS)} = ?2)`;
/** Hash in the byte order that people write. */
export const block = v.object({ height: x.count, hash: x.digest });
export const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));

export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

/** The schema's members in order, so that equal records are equal texts. */
export function jsonText({ entries }: { readonly entries: v.ObjectEntries }, record: object): string {
  const members = new Map(Object.entries(record));
  return JSON.stringify(
    Object.fromEntries(Object.keys(entries).map((name) => [name, members.get(name)])),
    bigintAsText,
  );
}

export const bigintAsText = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

/** Unix time in milliseconds; may jump. */
export interface Now {
  readonly nowMs: () => number;
}
