import type { CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { answerTodo } from '../../text/nodes.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

/** What a run left to do at a node, as it is now; empty: nothing. `row` undefined: it is not watched any more. Pure. */
export function leftToDo(part: RunNode, { act, state }: RunView, row: NodeRow | undefined): string {
  const { outcome, text, about, own } = part;
  if (row === undefined) return '';
  const isOpen = state === 'canary' || state === 'running' || state === 'paused' || state === 'interrupted';
  if (outcome === 'running' || (outcome === 'waiting' && isOpen)) return '';
  const isUnlocked = row.state === 'unlocked' || row.state === 'outdated';
  if (act === 'unlock' ? isUnlocked : row.state === 'unlocked' && row.outdated !== true) return '';
  // Of an update alone that is the end of it; else somebody locked it since.
  if (outcome === 'done' || outcome === 'already')
    return row.state === 'locked' ? say('run-todo', { of: 'unlock' }) : '';
  const todo = answerTodo(about === undefined ? text : `for-${about}`);
  if (todo !== '') return todo;
  if (outcome === 'unknown') return say('run-todo', { of: 'unknown' });
  if (outcome !== 'failed') return say('run-todo', { of: 'plan' });
  return answerTodo(act === 'unlock' || own === true ? 'refused' : 'upgradeFailed');
}
