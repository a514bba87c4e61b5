import { isSafeNumber, parse, stringify } from 'lossless-json';
import * as v from 'valibot';

/** Whole numbers as bigint: asset amounts and session ids exceed 2^53. */
export type Json =
  null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

/** Throws SyntaxError. */
export function parseJson(text: string): Json {
  return parse(text, null, readNumber) as Json;
}

export function writeJson(value: unknown): string {
  return stringify(value) ?? 'null';
}

/** Throws with the path of the problem. */
export function readAs<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  return v.parse(schema, parseJson(text));
}

function readNumber(text: string): number | bigint {
  if (/^-?\d{1,40}$/.test(text)) return BigInt(text);
  const value = Number(text);
  return Number.isInteger(value) && isSafeNumber(text) ? BigInt(value) : value;
}

export const whole = v.pipe(
  v.bigint(),
  v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)),
  v.minValue(BigInt(Number.MIN_SAFE_INTEGER)),
  v.transform(Number),
);
