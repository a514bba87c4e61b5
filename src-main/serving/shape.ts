import * as v from 'valibot';
import { invalid } from './answers.ts';
import type { Body } from './request.ts';

/** A request body by its schema; refuses with all that is wrong. Whole numbers arrive as bigint. */
export function readShape<S extends v.GenericSchema>(schema: S, body: Body): v.InferOutput<S> {
  const read = v.safeParse(schema, body ?? undefined);
  if (read.success) return read.output;
  throw invalid(
    read.issues.map((issue) => {
      const missing = issue.input === undefined;
      return {
        type: missing ? 'missing' : 'value_error',
        loc: ['body', ...(issue.path ?? []).map(({ key }) => String(key))],
        msg: missing ? 'Field required' : issue.message,
        input: missing ? null : issue.input,
      };
    }),
  );
}

export const whole = (min: bigint, max: bigint) => v.pipe(v.bigint(), v.minValue(min), v.maxValue(max));
export const small = (min: number, max: number) =>
  v.pipe(whole(BigInt(min), BigInt(max)), v.transform(Number));
export const text = (maxChars: number) => v.pipe(v.string(), v.maxLength(maxChars));

/** An asset amount in base units. */
export const u64 = whole(0n, 2n ** 64n - 1n);
export const assetIdField = text(200);
