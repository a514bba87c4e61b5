import type * as v from 'valibot';

/** What a schema is made of, as far as bounds are concerned. */
interface Node {
  readonly type: string;
  readonly pipe?: readonly Action[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
}
type Action = Node & { readonly requirement?: unknown };

export interface PastBound {
  readonly name: string;
  readonly path: readonly string[];
  /** One past the bound of the member at this place. */
  readonly value: unknown;
}

/** What bounds a value of each type. */
const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ['max_length', 'regex'],
  number: ['max_value', 'safe_integer'],
  array: ['max_length'],
  record: ['check'],
};

function actionsOf({ pipe = [] }: Node): readonly Action[] {
  const [first, ...rest] = pipe;
  return first === undefined ? [] : [...actionsOf(first), ...rest];
}

/** Objects of which one fits the example; what else is a union is one value of several types. */
const optionsOf = ({ options = [] }: Node): readonly Node[] =>
  options.filter((one): one is Node => typeof one === 'object' && one !== null && 'entries' in one);

function pastOf(schema: Node, { type, requirement }: Action, value: unknown): readonly unknown[] {
  const bound = Number(requirement);
  const isList = Array.isArray(value);
  switch (type) {
    case 'max_value':
      return [bound + 1];
    case 'min_value':
      return [bound - 1];
    case 'safe_integer':
      return [0.5];
    case 'max_length':
      return [isList ? new Array<unknown>(bound + 1).fill(value[0]) : 'x'.repeat(bound + 1)];
    case 'min_length':
      return [isList ? [] : ''];
    case 'regex':
      return ['\u0000'];
    case 'check':
      return schema.type === 'record' ? [tooMany(value as object)] : ['..', 'a\u0000'];
    default:
      return [];
  }
}

const tooMany = (one: object) =>
  Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${String(at)}`, Object.values(one)[0]]));

/**
 * Every bounded member of an example, with a value that is one past its bound. Throws for a text, a number or a list that
 * nothing bounds, and for a member that the example nowhere holds, so that none is forgotten.
 */
export function pastBounds(schema: v.GenericSchema, example: unknown): readonly PastBound[] {
  const found: PastBound[] = [];
  const visited = new Set<Node>();
  const look = (node: Node, value: unknown, path: readonly string[]): void => {
    if (node.wrapped !== undefined) {
      if (value !== null && value !== undefined) look(node.wrapped, value, path);
      return;
    }
    visited.add(node);
    const name = path.join('.');
    const actions = actionsOf(node);
    const wanted = BOUNDS[node.type];
    if (wanted !== undefined && !actions.some(({ type }) => wanted.includes(type)))
      throw new Error(`${name}: nothing bounds it`);
    for (const action of actions)
      for (const past of pastOf(node, action, value))
        found.push({ name: `${name} ${action.type}`, path, value: past });
    if (node.type === 'picklist') found.push({ name, path, value: 'no such word' });
    for (const [key, entry, one] of below(node, value)) look(entry, one, [...path, key]);
    const option = optionsOf(node).find((one) => fits(one, value));
    if (option !== undefined) look(option, value, path);
  };
  const root = schema as unknown as Node;
  look(root, example, []);
  for (const node of allIn(root))
    if (!visited.has(node)) throw new Error(`the example holds no ${nameOf(node)}`);
  return found;
}

/** What lies in a value, by its place: members, entries of a list and of a record. */
function below(
  { entries, item, type, value: each }: Node,
  value: unknown,
): readonly (readonly [key: string, schema: Node, value: unknown])[] {
  const all = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  if (entries !== undefined)
    return Object.entries(entries).map(([key, entry]) => [key, entry, new Map(all).get(key)]);
  const one = type === 'record' ? each : item;
  return one === undefined ? [] : all.map(([key, part]) => [key, one, part]);
}

/** By what tells options apart: a literal, or null where the other one has a text. */
function fits({ entries = {} }: Node, value: unknown): boolean {
  const of = new Map(Object.entries(value as object));
  return Object.entries(entries).every(([key, { type, literal }]) => {
    if (type === 'literal') return of.get(key) === literal;
    return type === 'null' ? of.get(key) === null : type !== 'string' || of.get(key) !== null;
  });
}

function allIn(node: Node): readonly Node[] {
  if (node.wrapped !== undefined) return allIn(node.wrapped);
  const parts = [...Object.values(node.entries ?? {}), ...optionsOf(node), node.item ?? [], node.value ?? []];
  return [
    node,
    ...parts
      .flat()
      .filter((one) => typeof one === 'object')
      .flatMap(allIn),
  ];
}

const nameOf = ({ type, entries = {} }: Node) => `${type} ${Object.keys(entries).join(' ')}`;

/** The example with that value in its place. */
export function withValue<T>(example: T, { path, value }: PastBound): T {
  const changed = structuredClone(example);
  const holder = path.slice(0, -1).reduce<unknown>((one, key) => (one as never)[key], changed);
  Reflect.set(holder as object, path.at(-1) ?? '', value);
  return changed;
}
