import type { AlertView, Silence } from '../contract/node-alerts.ts';
import type { NodeState } from '../contract/node-states.ts';
import { say } from './say.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const stateWord = (state: NodeState): string => capital(say('evidence-state', { state, count: 1 }));

/** “zrh-pay-07: locked at 02:10 · still so”, “7 nodes: locked at 02:10 · 6 still are”, or without the end (null). */
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

export function silenceTodo(
  { kind, host = '', atMs, status }: Silence,
  day: (atMs: number) => string,
): string {
  return say('evidence-silence.todo', {
    ...{ kind: kind as 'other', host },
    date: atMs === undefined ? '–' : day(atMs),
    status: String(status ?? '–'),
  });
}
