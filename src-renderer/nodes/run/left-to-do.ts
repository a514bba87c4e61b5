import type { CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

/** Main's stable words for how it ended that say what is to be done. */
const WORDS = [
  'wrongPassword',
  'tokenRefused',
  'tokenReadOnly',
  'elsewhere',
  'wayRefused',
  'broke',
  'notInitialized',
  'hangs',
  'noSecret',
  'noAddress',
  'hostNotApproved',
  'addressChanged',
  'tokenMissing',
  'keychain',
  'busy',
  'ownNode',
] as const;

/** What a run left to do at a node, as it is now; empty: nothing. `row` undefined: it is not watched any more. Pure. */
export function leftToDo(part: RunNode, { act, state }: RunView, row: NodeRow | undefined): string {
  const { outcome, text, about, own } = part;
  if (row === undefined) return '';
  const isOpen = state === 'canary' || state === 'running' || state === 'paused' || state === 'interrupted';
  if (outcome === 'running' || (outcome === 'waiting' && isOpen)) return '';
  const isUnlocked = row.state === 'unlocked' || row.state === 'outdated';
  if (act === 'unlock' ? isUnlocked : row.state === 'unlocked' && row.outdated !== true) return '';
  if (outcome === 'waiting') return say('run-todo-not-asked');
  // Of an update alone that is the end of it; else somebody locked it since.
  if (outcome === 'done' || outcome === 'already')
    return row.state === 'locked' ? say('run-todo-unlock') : '';
  if (about !== undefined) return say(`run-todo-for-${about}`);
  const known = WORDS.find((one) => one === text);
  if (known !== undefined) return say(`run-todo-${known}`);
  if (outcome === 'unknown') return say('run-todo-unknown');
  if (outcome === 'skipped') return say('run-todo-plan');
  return say(act === 'unlock' || own === true ? 'run-todo-log' : 'run-todo-update');
}
