import type { CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { answerTodo, someNames } from '../../text/nodes.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

export const isRunOpen = ({ state }: RunView): boolean => state !== 'stopped' && state !== 'finished';

export function leftToDo(part: RunNode, run: RunView, row: NodeRow | undefined): string {
  const { outcome, text, about, own } = part;
  if (row === undefined || outcome === 'running' || (outcome === 'waiting' && isRunOpen(run))) return '';
  const isUnlocked = row.state === 'unlocked' || row.state === 'outdated';
  if (run.act === 'unlock' ? isUnlocked : row.state === 'unlocked' && row.outdated !== true) return '';
  // An upgrade-only run leaves nodes locked. After any other run, somebody locked the node later.
  if (outcome === 'done' || outcome === 'already')
    return row.state === 'locked' ? say('run-todo', { of: 'unlock' }) : '';
  const todo = answerTodo(about === undefined ? text : `for-${about}`);
  if (todo !== '') return todo;
  if (outcome === 'unknown') return say('run-todo', { of: 'unknown' });
  if (outcome !== 'failed') return say('run-todo', { of: 'plan' });
  return answerTodo(run.act === 'unlock' || own === true ? 'refused' : 'upgradeFailed');
}

/** A run's update ends within this time. If a node locks later, something else locked it. */
const ENDS_WITHIN_MS = 30 * 60_000;

export function mayHaveLeft(run: RunView, rows: readonly NodeRow[]): boolean {
  const isHalted = run.state !== 'canary' && run.state !== 'running';
  return isHalted && run.act !== 'unlock' && rows.some((row) => isLeft(run, row));
}

/** Nodes that the run left locked, which pay and receive nothing until somebody unlocks them. */
export function leftLocked(
  run: RunView,
  parts: readonly RunNode[],
  rowOf: (nodeId: string) => NodeRow | undefined,
): readonly RunNode[] {
  return parts.filter(({ nodeId, outcome }) => {
    const row = ['done', 'failed', 'unknown'].includes(outcome) ? rowOf(nodeId) : undefined;
    return row !== undefined && mayHaveLeft(run, [row]);
  });
}

function isLeft({ endedAtMs }: RunView, { state, sinceMs }: NodeRow): boolean {
  if (state !== 'locked' && state !== 'upgrading') return false;
  return endedAtMs === null || sinceMs === null || sinceMs <= endedAtMs + ENDS_WITHIN_MS;
}

export function namesOf(parts: readonly RunNode[]): string {
  const first = parts.slice(0, 5).map(({ name }) => name);
  return someNames(first, parts.length);
}
