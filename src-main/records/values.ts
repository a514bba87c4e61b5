import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import * as x from '../../src-preload/contract/values.ts';

/** The values that records are made of, each with its bounds, whichever door a record comes in by. */

export const timeMs = x.keptMs;
/** A text of somebody else: long enough for any that a program writes. */
export const text = x.textUpTo(BOUNDS.textChars);
/** An amount of an asset in base units, a u64: decimal text on disk, since SQLite's integers end at 2^63. */
export const units = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((digits): bigint => BigInt(digits)),
  v.maxValue(2n ** 64n - 1n),
);
/** Decimals of an asset: rgb-lib allows 18 at most. */
export const precision = v.pipe(x.count, v.maxValue(BOUNDS.precision));
/** A status or kind as a service writes it. */
export const numberOrWord = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.maxLength(BOUNDS.wordChars)),
]);
/** A block of the Bitcoin network; its hash as people write it. */
export const block = v.object({ height: x.count, hash: x.digest });
/** A PSBT in base64. */
export const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));

/** A column whose text is JSON of this form. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

/** How a record is written: the members of its schema alone, in their order, so that equal records are equal texts. */
export function jsonText({ entries }: { readonly entries: v.ObjectEntries }, record: object): string {
  const members = new Map(Object.entries(record));
  return JSON.stringify(
    Object.fromEntries(Object.keys(entries).map((name) => [name, members.get(name)])),
    bigintAsText,
  );
}

/** For JSON.stringify: a bigint as decimal text. */
export const bigintAsText = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

/** Unix time in milliseconds; may jump. */
export interface Now {
  readonly nowMs: () => number;
}
