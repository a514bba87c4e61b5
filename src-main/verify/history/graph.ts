import { groupBy } from '../../base/groups.ts';
import {
  type Operations,
  type OperationPart,
  type Step,
  MOST_OPERATIONS,
  unite,
  type KeptFile,
  type ListedTransfer,
} from './operations.ts';
import type { KnownBundles } from './bundles.ts';

/** Shows what is ours, besides the list of transfers. Outpoints are `txid:vout`. */
export interface OwnPlaces {
  readonly outpoints: readonly string[];
  readonly spent: readonly string[];
  /** Transactions of ours: what they close was ours, and what they give to nobody listed is our change. */
  readonly txids: readonly string[];
}

export interface GraphQuery {
  /** The first row's number; null: the last rows. */
  readonly offset: number | null;
  readonly limit: number;
  /** Runs to be taken apart, each named by its first transaction. */
  readonly opened: readonly string[];
}

export interface GraphEdge {
  readonly row: number;
  readonly ours: boolean;
}

interface Sums {
  readonly ours: bigint;
  readonly others: bigint;
}

interface GraphPart {
  readonly amount: bigint;
  readonly ours: boolean;
}

/** A line of the graph: parents stand above their children. Rows are numbered through all pages. */
export interface GraphRow {
  /** `run`: transactions among others, one after the other. `open`: what lies with us today. */
  readonly kind: Step['kind'] | 'run' | 'open';
  /** Transaction or contract id; of a run its first transaction, of an open part its name. */
  readonly id: string;
  readonly transactions: number;
  /** Height of the block, the highest of a run; null: it is not known to be in one. */
  readonly height: number | null;
  readonly closes: Sums;
  readonly gives: Sums;
  /** How many of the parts given to others are still open. */
  readonly openWithOthers: number;
  readonly parents: readonly GraphEdge[];
  readonly children: readonly GraphEdge[];
  /** The last row that takes something of this one; null: none. */
  readonly lastChild: number | null;
  readonly inputs: readonly (GraphPart & { readonly row: number | null })[];
  readonly inputCount: number;
  readonly outputs: readonly (GraphPart & { readonly outpoint: string | null; readonly open: boolean })[];
  readonly outputCount: number;
}

export interface GraphPage {
  readonly transactions: number;
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly GraphRow[];
  /** Rows above this page with children on it or below it. */
  readonly entering: readonly { readonly row: number; readonly lastChild: number; readonly ours: boolean }[];
}

const RUN_PART = 100;
const MOST_EDGES = 12;
const MOST_PARTS = 8;

/** The history of a contract as lines of a graph, what went on among others folded into runs. Pure. */
export function graphOf({ steps }: Pick<Operations, 'steps'>, own: OwnPlaces, ask: GraphQuery): GraphPage {
  const world = worldOf([...steps.values()], own);
  const shown = new Set(world.steps.flatMap((step, at) => (isShown(step, world) ? [at] : [])));
  let groups = grouped(world, shown);
  for (const id of ask.opened) {
    const run = groups.find((members) => members.length > 1 && world.steps[members[0] ?? 0]?.id === id);
    for (const at of run?.slice(0, RUN_PART) ?? []) shown.add(at);
    if (run !== undefined) groups = grouped(world, shown);
  }
  const rows = rowsOf(world, groups);
  const offset = Math.min(ask.offset ?? Infinity, Math.max(0, rows.length - ask.limit));
  return {
    transactions: steps.size - 1,
    total: rows.length,
    offset,
    rows: rows.slice(offset, offset + ask.limit),
    entering: entering(rows, offset),
  };
}

interface World {
  /** Parents before children, by their blocks. */
  readonly steps: readonly Step[];
  /** Places of each step's parents. */
  readonly parents: readonly (readonly number[])[];
  /** Place of the step that gives a part. */
  readonly maker: ReadonlyMap<string, number>;
  readonly parts: ReadonlyMap<string, OperationPart>;
  /** Names of parts that are or were ours. */
  readonly mine: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  readonly spent: ReadonlySet<string>;
}

function worldOf(found: readonly Step[], own: OwnPlaces): World {
  const makerOf = (steps: readonly Step[]) =>
    new Map(steps.flatMap(({ gives }, at) => [...gives.keys()].map((name) => [name, at] as const)));
  const parentsOf = (steps: readonly Step[], maker: ReadonlyMap<string, number>) =>
    steps.map(({ closes }) => [...new Set([...closes].flatMap((name) => maker.get(name) ?? []))]);
  const ranks = found.map(({ kind, height }) => (kind === 'genesis' ? -1 : (height ?? Infinity)));
  const steps = inOrder(parentsOf(found, makerOf(found)), ranks).flatMap((at) => found[at] ?? []);
  const maker = makerOf(steps);
  return {
    steps,
    maker,
    parents: parentsOf(steps, maker),
    parts: new Map(steps.flatMap(({ gives }) => [...gives])),
    mine: mineIn(steps, own),
    closed: new Set(steps.flatMap(({ closes }) => [...closes])),
    spent: new Set(own.spent),
  };
}

function mineIn(steps: readonly Step[], own: OwnPlaces): Set<string> {
  const [outpoints, txids] = [new Set(own.outpoints), new Set(own.txids)];
  const mine = new Set<string>();
  for (const { id, closes, gives } of steps) {
    const isOurs = txids.has(id);
    if (isOurs) for (const name of closes) mine.add(name);
    for (const [name, { outpoint, paid }] of gives)
      if (paid === 'us' || (isOurs && paid === null) || (outpoint !== null && outpoints.has(outpoint)))
        mine.add(name);
  }
  return mine;
}

function isShown({ kind, closes, gives }: Step, { mine }: World): boolean {
  return kind === 'genesis' || [...closes, ...gives.keys()].some((name) => mine.has(name));
}

/** Places, parents before children; among those that could be next the lowest rank comes first, then the first. */
function inOrder(parents: readonly (readonly number[])[], ranks: readonly number[]): number[] {
  const children: number[][] = parents.map(() => []);
  const left = parents.map((some) => some.length);
  parents.forEach((some, at) => {
    for (const parent of some) children[parent]?.push(at);
  });
  // Descending, so that the next is the last.
  const ready: number[] = [];
  const isBefore = (one: number, other: number): boolean =>
    (ranks[one] ?? 0) === (ranks[other] ?? 0) ? one < other : (ranks[one] ?? 0) < (ranks[other] ?? 0);
  const put = (at: number): void => {
    let [low, high] = [0, ready.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(at, ready[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    ready.splice(low, 0, at);
  };
  left.forEach((count, at) => {
    if (count === 0) put(at);
  });
  const order: number[] = [];
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    order.push(at);
    for (const child of children[at] ?? []) {
      left[child] = (left[child] ?? 0) - 1;
      if (left[child] === 0) put(child);
    }
  }
  return order;
}

/** A run joins connected steps with equally many shown ones above: else one step could be both above and below it. */
function grouped({ parents }: World, shown: ReadonlySet<number>): number[][] {
  const depths: number[] = [];
  const heads: number[] = [];
  const headOf = (at: number): number => {
    const head = heads[at] ?? at;
    if (head === at) return at;
    const top = headOf(head);
    heads[at] = top;
    return top;
  };
  parents.forEach((some, at) => {
    const above = some.reduce((most, parent) => Math.max(most, depths[parent] ?? 0), 0);
    depths.push(shown.has(at) ? above + 1 : above);
    heads.push(at);
    if (shown.has(at)) return;
    for (const parent of some)
      if (!shown.has(parent) && depths[parent] === above) {
        const [one, other] = [headOf(parent), headOf(at)];
        heads[Math.max(one, other)] = Math.min(one, other);
      }
  });
  return [...groupBy(parents.keys(), headOf).values()];
}

function rowsOf(world: World, groups: readonly (readonly number[])[]): GraphRow[] {
  const { steps, parents, maker, mine, closed, spent } = world;
  const groupOf: number[] = [];
  groups.forEach((members, group) => {
    for (const at of members) groupOf[at] = group;
  });
  const above = groups.map((members, group) =>
    [...new Set(members.flatMap((at) => (parents[at] ?? []).map((parent) => groupOf[parent] ?? 0)))].filter(
      (parent) => parent !== group,
    ),
  );
  const order = inOrder(
    above,
    groups.map((members) => members[0] ?? 0),
  );
  const rowOf: number[] = [];
  order.forEach((group, row) => {
    rowOf[group] = row;
  });
  const rowOfPart = (name: string): number | null => {
    const at = maker.get(name);
    return at === undefined ? null : (rowOf[groupOf[at] ?? 0] ?? null);
  };
  const lines = order.map((group): Line => ({
    members: (groups[group] ?? []).flatMap((at) => steps[at] ?? []),
  }));
  const open = [...world.parts].flatMap(([name, part]): Line[] => {
    const isOpen =
      mine.has(name) && !closed.has(name) && !(part.outpoint !== null && spent.has(part.outpoint));
    return isOpen ? [{ members: [], open: [name, part] }] : [];
  });
  return linked([...lines, ...open], world, rowOfPart);
}

interface Line {
  readonly members: readonly Step[];
  readonly open?: readonly [string, OperationPart];
}

function linked(
  lines: readonly Line[],
  world: World,
  rowOfPart: (name: string) => number | null,
): GraphRow[] {
  const parents = lines.map(({ members, open }, row) => {
    const names = open === undefined ? members.flatMap(({ closes }) => [...closes]) : [open[0]];
    const edges = new Map<number, boolean>();
    for (const name of names) {
      const parent = rowOfPart(name);
      if (parent !== null && parent !== row)
        edges.set(parent, edges.get(parent) === true || world.mine.has(name));
    }
    return edges;
  });
  const children = lines.map((): GraphEdge[] => []);
  parents.forEach((edges, row) => {
    for (const [parent, ours] of edges) children[parent]?.push({ row, ours });
  });
  return lines.map((line, row) => {
    const above = [...(parents[row] ?? [])].map(([parent, ours]): GraphEdge => ({ row: parent, ours }));
    const below = children[row] ?? [];
    return {
      ...(line.open === undefined ? stepRow(line.members, world, rowOfPart) : openRow(line.open)),
      parents: above.slice(0, MOST_EDGES),
      children: below.slice(0, MOST_EDGES),
      lastChild: below.at(-1)?.row ?? null,
    };
  });
}

type Unlinked = Omit<GraphRow, 'parents' | 'children' | 'lastChild'>;

const NOTHING: Sums = { ours: 0n, others: 0n };

function openRow([id, { amount, outpoint }]: readonly [string, OperationPart]): Unlinked {
  return {
    ...{ kind: 'open', id, transactions: 0, height: null, closes: NOTHING, openWithOthers: 0 },
    gives: { ours: amount, others: 0n },
    ...{ inputs: [], inputCount: 0, outputs: [{ amount, ours: true, outpoint, open: true }], outputCount: 1 },
  };
}

function stepRow(
  members: readonly Step[],
  world: World,
  rowOfPart: (name: string) => number | null,
): Unlinked {
  const { parts, mine, closed } = world;
  const [first] = members;
  const within = new Set(members.flatMap(({ gives }) => [...gives.keys()]));
  // A run shows only what goes in and comes out: its steps close what the ones before gave.
  const closes = members.flatMap((one) => [...one.closes]).filter((name) => !within.has(name));
  const inner = new Set(members.flatMap((one) => [...one.closes]));
  const gives = [...within].filter((name) => !inner.has(name));
  const amount = (name: string): bigint => parts.get(name)?.amount ?? 0n;
  const sums = (names: readonly string[]): Sums => ({
    ours: names.reduce((sum, name) => (mine.has(name) ? sum + amount(name) : sum), 0n),
    others: names.reduce((sum, name) => (mine.has(name) ? sum : sum + amount(name)), 0n),
  });
  const heights = members.map(({ height }) => height);
  return {
    kind: members.length > 1 ? 'run' : (first?.kind ?? 'other'),
    id: first?.id ?? '',
    transactions: members.filter(({ kind }) => kind !== 'genesis').length,
    height:
      heights.reduce<number | null>(
        (top, height) => (top === null || height === null ? null : Math.max(top, height)),
        0,
      ) || null,
    closes: sums(closes),
    gives: sums(gives),
    openWithOthers: gives.filter((name) => !mine.has(name) && !closed.has(name)).length,
    inputs: closes.slice(0, MOST_PARTS).map((name) => ({
      ...{ amount: amount(name), ours: mine.has(name), row: rowOfPart(name) },
    })),
    inputCount: closes.length,
    outputs: gives.slice(0, MOST_PARTS).map((name) => ({
      ...{ amount: amount(name), ours: mine.has(name), outpoint: parts.get(name)?.outpoint ?? null },
      open: !closed.has(name),
    })),
    outputCount: gives.length,
  };
}

function entering(rows: readonly GraphRow[], offset: number): GraphPage['entering'] {
  return rows
    .slice(0, offset)
    .flatMap(({ lastChild, children }, row) =>
      lastChild === null || lastChild < offset
        ? []
        : [{ row, lastChild, ours: children.some((edge) => edge.ours && edge.row >= offset) }],
    )
    .slice(-MOST_EDGES);
}

/** `nothing`: none of the files is a history of this contract. */
export type ReadGraph =
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'tooLarge' }
  | {
      readonly outcome: 'shown';
      readonly page: GraphPage;
      readonly leftOut: number;
    };

/** What the kept files of a contract show of its history, a page of it. `contractId`: hex. Pure, but for what is known. */
export function readGraph(
  files: readonly KeptFile[],
  of: { readonly contractId: string; readonly listed: readonly ListedTransfer[]; readonly own: OwnPlaces },
  ask: GraphQuery,
  known?: KnownBundles,
): ReadGraph {
  const { steps, operations, leftOut } = unite(files, of.contractId, of.listed, known);
  if (operations > MOST_OPERATIONS) return { outcome: 'tooLarge' };
  if (steps.size === 0) return { outcome: 'nothing' };
  return { outcome: 'shown', page: graphOf({ steps }, of.own, ask), leftOut };
}
