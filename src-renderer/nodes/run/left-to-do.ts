import type { CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { answerTodo, someNames } from '../../text/nodes.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

/** Not over: it goes on, or waits for a person. */
export const isRunOpen = ({ state }: RunView): boolean => state !== 'stopped' && state !== 'finished';

/** What a run left to do at a node, as it is now; empty: nothing. `row` undefined: it is not watched any more. Pure. */
export function leftToDo(part: RunNode, run: RunView, row: NodeRow | undefined): string {
  const { outcome, text, about, own } = part;
  if (row === undefined || outcome === 'running' || (outcome === 'waiting' && isRunOpen(run))) return '';
  const isUnlocked = row.state === 'unlocked' || row.state === 'outdated';
  if (run.act === 'unlock' ? isUnlocked : row.state === 'unlocked' && row.outdated !== true) return '';
  // Of an update alone that is the end of it; else somebody locked it since.
  if (outcome === 'done' || outcome === 'already')
    return row.state === 'locked' ? say('run-todo', { of: 'unlock' }) : '';
  const todo = answerTodo(about === undefined ? text : `for-${about}`);
  if (todo !== '') return todo;
  if (outcome === 'unknown') return say('run-todo', { of: 'unknown' });
  if (outcome !== 'failed') return say('run-todo', { of: 'plan' });
  return answerTodo(run.act === 'unlock' || own === true ? 'refused' : 'upgradeFailed');
}

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
  const wasAsked = parts.filter(({ outcome }) => ['done', 'failed', 'unknown'].includes(outcome));
  return wasAsked.filter(({ nodeId }) => {
    const row = rowOf(nodeId);
    return row !== undefined && mayHaveLeft(run, [row]);
  });
}

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
