import type { AlertView, Silence } from '../contract/node-alerts.ts';
import type { NodeState } from '../contract/node-states.ts';
import { say } from './say.ts';

/** A word that stands behind a colon or a figure, where it begins a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The state of one node as it stands alone, on a chip or beside what proves it. */
export const stateWord = (state: NodeState): string => capital(say('evidence-state', { state, count: 1 }));

/**
 * One message, however many nodes: “zrh-pay-07: locked at 02:10 · still so”, “7 nodes: locked at 02:10 · 6 still are”.
 * `still`: of how many of them it still is so; null: it is not said.
 */
export function alertText(
  { kind, count, lockedBy, silence }: Pick<AlertView, 'kind' | 'count' | 'lockedBy' | 'silence'>,
  { who, time }: { readonly who: string; readonly time: string },
  still: number | null,
): string {
  const word =
    kind === 'locked' && lockedBy !== undefined
      ? say('evidence-locked-by', { by: lockedBy })
      : say('nodes-alert-what', { kind });
  const what =
    silence === undefined
      ? word
      : `${word} (${say('evidence-answer', { answer: `silence-${silence.kind}` })})`;
  const told = say('nodes-alert', { who, what, time });
  if (still === null) return told;
  return say('nodes-alert-still', {
    told,
    still: still === 0 ? 'none' : still === count ? 'all' : 'some',
    count: still,
  });
}

/** What a person does about a node that does not answer. `day`: how the date of a certificate is written. */
export function silenceTodo(
  { kind, host = '', atMs, status }: Silence,
  day: (atMs: number) => string,
): string {
  return say('evidence-silence.todo', {
    // Of any kind that is not told apart, the host is to be looked at.
    ...{ kind: kind as 'other', host },
    date: atMs === undefined ? '–' : day(atMs),
    status: String(status ?? '–'),
  });
}
