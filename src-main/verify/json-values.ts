import * as v from 'valibot';
import { isRate } from '../base/bitcoin.ts';

export type SchemaOf<T> = v.GenericSchema<unknown, T>;

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((text) => BigInt(text)),
);
/** sat/vB, in steps of a tenth. */
export const rate = v.pipe(v.number(), v.check(isRate));
