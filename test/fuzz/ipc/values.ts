import type { Schema } from '../../../src-preload/contract/define.ts';

/** Numbers below a bound, from a seed. */
export type Random = (below: number) => number;
/** Existing things of this world, by member name: otherwise no call would pass its first check. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
}

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined && list.length === 0) throw new Error('nothing to pick from');
  return chosen as T;
};

/** A value of the schema's form; what is known decides whether it passes. */
export const valueFor = (schema: Schema, random: Random, known: Known): unknown =>
  make(schema, '', random, known);

function make(schema: Node, key: string, random: Random, known: Known): unknown {
  const again = (node: Node, name = key): unknown => make(node, name, random, known);
  const named = known[key];
  switch (schema.type) {
    case 'string':
      return pick(random, named ?? ['x', 'Savings', '12', '0', 'rgb:x', 'http://127.0.0.1:9']);
    case 'number':
      return pick(random, named ?? [0, 1, 2, 5, 12, 24, 1_000]);
    case 'boolean':
      return random(2) === 0;
    case 'null':
      return null;
    case 'literal':
      return schema.literal;
    case 'picklist':
      return pick(random, schema.options ?? []);
    case 'variant':
    case 'union':
      return again(pick(random, schema.options as readonly Node[]));
    case 'nullable':
    case 'nullish':
      return random(3) === 0 || schema.wrapped === undefined ? null : again(schema.wrapped);
    case 'optional':
    case 'exact_optional':
    case 'undefinedable':
      return random(3) === 0 || schema.wrapped === undefined ? undefined : again(schema.wrapped);
    case 'array':
      return Array.from({ length: random(3) }, () => (schema.item === undefined ? null : again(schema.item)));
    case 'tuple':
    case 'strict_tuple':
      return (schema.items ?? []).map((item) => again(item));
    case 'record':
      return { x: 'y' };
    case 'strict_object':
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .map(([name, member]): [string, unknown] => [name, again(member, name)])
          .filter(([, value]) => value !== undefined),
      );
    default:
      return hostile(random);
  }
}

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const circle = (): unknown => {
  const value: Record<string, unknown> = { walletId: 'x' };
  value['self'] = value;
  return value;
};
const withoutPrototype = (): unknown => Object.assign(Object.create(null) as object, { walletId: 'x' });

/** Values that a broken page may send: everything that structured clone carries. */
const PLAIN: readonly unknown[] = [
  ...[
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.5,
    2 ** 53,
    1e308,
    true,
    '',
    '\0',
    ' ',
  ],
  ...[
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>',
    '\u202egnp.exe',
    '\ud800',
  ],
  ...['%00%0a', "'; DROP TABLE flows; --", '{"a":1}', '0'.repeat(64), 'f'.repeat(32), '9'.repeat(40)],
  ...['x'.repeat(20_000), 10n ** 30n],
];
const HOSTILE: readonly (() => unknown)[] = [
  ...PLAIN.map((value) => () => value),
  ...[() => [], () => [[]], () => ({}), () => ({ length: 1e9 })],
  () => ({ then: 1, toString: 'x', valueOf: null }),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  ...[() => new Date(0), () => new Date(Number.NaN), () => /x/g],
  ...[() => new Map([['walletId', 'x']]), () => new Set([1])],
  ...[() => new Uint8Array(64), () => new ArrayBuffer(8), () => new BigUint64Array(2)],
  ...[() => new Error('an error of the page'), () => Array<unknown>(1_000), circle, withoutPrototype],
  ...[() => deep(40), () => deep(800)],
];

export const hostile = (random: Random): unknown => pick(random, HOSTILE)();

/** An input for a call: correct, with one wrong member, with an extra one, or of another kind. */
export function inputFor(schema: Schema, random: Random, known: Known): unknown {
  const kind = random(12);
  if (kind >= 9) return hostile(random);
  const value = valueFor(schema, random, known);
  if (kind >= 6 || typeof value !== 'object' || value === null) return value;
  const changed = { ...(value as Record<string, unknown>) };
  const keys = Object.keys(changed);
  if (kind <= 1 || keys.length === 0)
    changed[pick(random, ['more', 'xpub', 'walletId', 'words'])] = hostile(random);
  else if (kind === 2) Reflect.deleteProperty(changed, pick(random, keys));
  else changed[pick(random, keys)] = hostile(random);
  return changed;
}
