import type { NodeRow, NodeState, RunView } from '../../src-preload/contract/index.ts';

export const WORST_FIRST: readonly NodeState[] = [
  'locked',
  'unreachable',
  'overdue',
  'unlocking',
  'upgrading',
  'notHeard',
  'outdated',
  'unlocked',
];

/** A map that is replaced and never changed, so that screens notice. */
export type RowsById = ReadonlyMap<string, NodeRow>;
export const NO_ROWS: RowsById = new Map();

export function patched(before: RowsById, rows: readonly NodeRow[], removed: readonly string[]): RowsById {
  const byId = new Map(before);
  for (const row of rows) byId.set(row.id, row);
  for (const nodeId of removed) byId.delete(nodeId);
  return byId;
}

export type ProofTimes = ReadonlyMap<string, number>;
export const NO_PROOFS: ProofTimes = new Map();

export function provedAgain(
  before: ProofTimes,
  told: readonly { readonly id: string; readonly provedAtMs: number }[],
): ProofTimes {
  return new Map([...before, ...told.map(({ id, provedAtMs }) => [id, provedAtMs] as const)]);
}

export function withoutProofs(before: ProofTimes, nodeIds: readonly string[]): ProofTimes {
  const left = new Map(before);
  for (const nodeId of nodeIds) left.delete(nodeId);
  return left;
}

export const worstFirst = (rows: RowsById): readonly NodeRow[] => [...rows.values()].sort(worseFirst);

const SEVERITY: ReadonlyMap<NodeState, number> = new Map(WORST_FIRST.map((state, at) => [state, at]));

/** How early a row is listed. A node without new blocks comes right after unreachable ones. */
function severityOf({ state, stillSinceMs }: NodeRow): number {
  const own = SEVERITY.get(state) ?? 0;
  return stillSinceMs === null ? own : Math.min(own, (SEVERITY.get('unreachable') ?? 0) + 0.5);
}

function worseFirst(a: NodeRow, b: NodeRow): number {
  const bySeverity = severityOf(a) - severityOf(b);
  if (bySeverity !== 0) return bySeverity;
  const bySince = (a.sinceMs ?? Infinity) - (b.sinceMs ?? Infinity);
  // NaN if neither has a time (Infinity - Infinity).
  if (bySince !== 0 && !Number.isNaN(bySince)) return bySince;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

export function countStates(rows: readonly NodeRow[]): Record<NodeState, number> {
  const counts = Object.fromEntries(WORST_FIRST.map((state) => [state, 0])) as Record<NodeState, number>;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

export function merged<T extends { readonly id: string }>(
  before: readonly T[],
  told: readonly T[],
): readonly T[] {
  const byId = new Map(before.map((one) => [one.id, one]));
  for (const one of told) byId.set(one.id, one);
  return [...byId.values()];
}

export function newestFirst(runs: readonly RunView[]): readonly RunView[] {
  return [...runs].sort((a, b) => b.startedAtMs - a.startedAtMs);
}
