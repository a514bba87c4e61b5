import * as v from 'valibot';
import { invalid, type InvalidField } from './answers.ts';
import type { Body } from './request.ts';

/** Throws ServedRefusal with the first problems. Whole numbers are bigint. */
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

/** valibot keeps every problem with its input, which would fill the memory: it stops after a while. */
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

export const u64 = whole(0n, 2n ** 64n - 1n);
export const assetIdField = text(200);

/** Counts the items before it looks at any. */
export const listOf = <T extends v.GenericSchema>(item: T, maxItems: number) =>
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
