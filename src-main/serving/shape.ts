import * as v from 'valibot';
import { invalid, type InvalidField } from './answers.ts';
import type { Body } from './request.ts';

/** A request body by its schema; refuses with what is wrong first. Whole numbers arrive as bigint. */
export function readShape<S extends v.GenericSchema>(schema: S, body: Body): v.InferOutput<S> {
  const read = fit(schema, body);
  if (read.success) return read.output;
  throw invalid(read.problems);
}

type Fitted<S extends v.GenericSchema> =
  | { readonly success: true; readonly output: v.InferOutput<S> }
  | { readonly success: false; readonly problems: readonly InvalidField[] };

/** Enough to name twenty problems, five levels down. */
const MAX_LOOKS = 200;

/**
 * A body by its schema, or its first problems. valibot keeps each problem with its input and path, so a body of a
 * megabyte with a problem in every row would fill the memory: at each problem it asks whether it was the last one, and is
 * told so after a while.
 */
export function fit<S extends v.GenericSchema>(schema: S, body: Body): Fitted<S> {
  let looks = 0;
  const { value, issues } = schema['~run'](
    { value: body ?? undefined },
    {
      get abortEarly() {
        looks += 1;
        return looks > MAX_LOOKS;
      },
    },
  );
  if (issues === undefined) return { success: true, output: value as v.InferOutput<S> };
  const problems = issues.map(({ input, message, path }) => ({
    type: input === undefined ? 'missing' : 'value_error',
    loc: ['body', ...(path ?? []).map(({ key }) => String(key))],
    msg: input === undefined ? 'Field required' : message,
    input: input ?? null,
  }));
  return { success: false, problems };
}

export const whole = (min: bigint, max: bigint) => v.pipe(v.bigint(), v.minValue(min), v.maxValue(max));
export const small = (min: number, max: number) =>
  v.pipe(whole(BigInt(min), BigInt(max)), v.transform(Number));
export const text = (maxChars: number) => v.pipe(v.string(), v.maxLength(maxChars));

/** An asset amount in base units. */
export const u64 = whole(0n, 2n ** 64n - 1n);
export const assetIdField = text(200);

/** Counted before an item is looked at. */
export const list = <T extends v.GenericSchema>(item: T, maxItems: number) =>
  v.pipe(
    v.custom<unknown>(
      (value) => Array.isArray(value) && value.length <= maxItems,
      `Input should be a list of at most ${maxItems}`,
    ),
    v.array(item),
  );
export const record = <T extends v.GenericSchema>(item: T, maxNames: number, maxNameChars: number) =>
  v.pipe(
    v.custom<unknown>(
      (value) => typeof value === 'object' && value !== null && Object.keys(value).length <= maxNames,
      `Input should be an object of at most ${maxNames} names`,
    ),
    v.record(text(maxNameChars), item),
  );
