import type { NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { someNames } from '../../text/nodes.ts';
import type { RunNode } from './left-to-do.ts';

/** An update that a run left behind may end so long after it; a node that locks later was locked by something else. */
const ENDS_WITHIN_MS = 30 * 60_000;

/** Whether a run that goes on no longer may have left one of these locked: whether its nodes are worth reading. Pure. */
export function mayHaveLeft(run: RunView, rows: readonly NodeRow[]): boolean {
  const isHalted = run.state !== 'canary' && run.state !== 'running';
  return isHalted && run.act !== 'unlock' && rows.some((row) => isLeft(run, row));
}

/** Updated by a run that goes on no longer, and locked since: they pay and receive nothing, whatever came of the rest. Pure. */
export function leftLocked(
  run: RunView,
  parts: readonly RunNode[],
  rowOf: (nodeId: string) => NodeRow | undefined,
): readonly RunNode[] {
  const rows = parts.flatMap(({ nodeId }) => rowOf(nodeId) ?? []);
  if (!mayHaveLeft(run, rows)) return [];
  const left = new Set(rows.filter((row) => isLeft(run, row)).map(({ id }) => id));
  return parts.filter(({ nodeId, outcome }) => left.has(nodeId) && WAS_ASKED.includes(outcome));
}

const WAS_ASKED: readonly RunNode['outcome'][] = ['done', 'failed', 'unknown'];

function isLeft({ endedAtMs }: RunView, { state, sinceMs }: NodeRow): boolean {
  if (state !== 'locked' && state !== 'upgrading') return false;
  return endedAtMs === null || sinceMs === null || sinceMs <= endedAtMs + ENDS_WITHIN_MS;
}

/** The first of them by name, and how many more there are. */
export function namesOf(parts: readonly RunNode[]): string {
  return someNames(
    parts.slice(0, 5).map(({ name }) => name),
    parts.length,
  );
}
