import type { NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { answerText, capital, foreign, grouped, moment } from '../../text/index.ts';
import { leftToDo, type RunNode } from './left-to-do.ts';

const OUTCOMES = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'already', 'done'] as const;

export function byOutcome(nodes: readonly RunNode[], first: string | null = null): readonly RunNode[] {
  const weight = ({ nodeId, outcome }: RunNode): number =>
    nodeId === first ? -1 : OUTCOMES.indexOf(outcome);
  return nodes.toSorted((a, b) => weight(a) - weight(b));
}

export const titleOf = (run: RunView): string => say('run-do', { act: run.act, count: runTotal(run) });

export function runTotal({ counts }: RunView): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function endedOf({ counts }: RunView): number {
  return counts.done + counts.already + counts.failed + counts.skipped;
}

export const countsText = ({ counts }: RunView): string =>
  OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => [outcome, counts[outcome]] as const)
    .map(([outcome, count]) => `${grouped(count)} ${say('run-outcome', { outcome, count })}`)
    .join(', ');

export function runLook(state: RunView['state'], left = 0) {
  if (state === 'finished' && left > 0) return { kind: 'stop', icon: 'alert' } as const;
  return LOOKS[state];
}

const LOOKS = {
  canary: { kind: 'wait', icon: 'clock' },
  running: { kind: 'wait', icon: 'clock' },
  paused: { kind: 'turn', icon: 'hush' },
  interrupted: { kind: 'turn', icon: 'alert' },
  stopped: { kind: 'stop', icon: 'x' },
  finished: { kind: 'plain', icon: 'check' },
} as const;

export function toldOf({ text, about }: Pick<RunNode, 'text' | 'about'>, todo: string): string {
  const said = about === undefined ? text : `for-${about}`;
  return [said === '' ? '' : capital(answerText(said)), todo].filter(Boolean).join('. ');
}

const REFUSALS = ['wrongPassword', 'tokenRefused', 'tokenReadOnly', 'notInitialized', 'refused'];

export function nodeOutcome({ outcome, text, own, about }: RunNode): string {
  const isRefused = own === true || about !== undefined || REFUSALS.includes(text);
  return say('run-outcome', { outcome: outcome === 'failed' && isRefused ? 'refused' : outcome, count: 1 });
}

const MOST_CHARS = 9_500;

/** The report as text without secrets, for a message or a ticket. What needs a look comes first. */
export function reportText(
  run: RunView,
  nodes: readonly RunNode[],
  rowOf: (nodeId: string) => NodeRow | undefined,
): string {
  const lines = [
    `${titleOf(run)}, ${moment(run.startedAtMs)}: ${say('run-state', { state: run.state })}`,
    ...(run.stoppedBecause === null ? [] : [say('run-stopped', { because: run.stoppedBecause })]),
    countsText(run),
    ...byOutcome(nodes).map((one) => {
      // The node's own words, since the ticket will be about them.
      const told = toldOf({ text: one.text }, leftToDo(one, run, rowOf(one.nodeId)));
      return [capital(nodeOutcome(one)), foreign(one.name, 80), told].filter(Boolean).join(': ');
    }),
  ];
  const text = lines.join('\n');
  if (text.length <= MOST_CHARS) return text;
  const cut = text.slice(0, text.lastIndexOf('\n', MOST_CHARS));
  return `${cut}\n${say('run-report-more', { count: lines.length - cut.split('\n').length })}`;
}
