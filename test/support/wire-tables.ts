import * as v from 'valibot';
import { readVectors } from './vectors.ts';

/** A small part of JSON Schema: what the tables of test/vectors/wire are written in. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly enum_open?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

const schema = v.custom<Schema>((value) => typeof value === 'object');
const endpoint = v.object({
  id: v.string(),
  method: v.string(),
  path: v.string(),
  headers: v.optional(v.array(v.string())),
  request: v.nullish(schema),
  response: v.optional(v.record(v.string(), schema)),
});
const table = v.object({
  server: v.string(),
  era: v.string(),
  types: v.record(v.string(), schema),
  endpoints: v.array(endpoint),
});
export type WireTable = v.InferOutput<typeof table>;

export const wireTable = (name: string): WireTable => readVectors(`wire/${name}.json`, table);

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  integer: (value) => typeof value === 'bigint' || Number.isInteger(value),
  number: (value) => typeof value === 'bigint' || typeof value === 'number',
};

/** Where a value does not fit a schema of a table, a name that the table does not have among it; empty: it fits. */
export function misfits(
  schema: Schema,
  value: unknown,
  types: WireTable['types'],
  at = '$',
): readonly string[] {
  const { $ref, oneOf, items, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return misfits(types[$ref.slice('#/types/'.length)] ?? {}, value, types, at);
  if (oneOf !== undefined)
    return oneOf.some((one) => misfits(one, value, types, at).length === 0)
      ? []
      : [`${at}: none of the forms`];
  const kinds = [schema.type ?? []].flat();
  if (kinds.length > 0 && !kinds.some((kind) => IS[kind]?.(value) === true))
    return [`${at}: not ${kinds.join(' or ')}`];
  if (schema.enum?.includes(value) === false) return [`${at}: ${String(value)} is not in the list`];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, n) =>
      items === undefined ? [] : misfits(items, one, types, `${at}[${String(n)}]`),
    );
  if (typeof value !== 'object' || value === null) return [];
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name}: missing`);
  const inner = Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const own = properties[name];
    if (own !== undefined) return misfits(own, one, types, `${at}.${name}`);
    return schema.properties === undefined ? [] : [`${at}.${name}: not in the table`];
  });
  return [...missing, ...inner];
}
