import type { CallOutput, RunView } from '../../../src-preload/contract/index.ts';
import { actWords, outcomeWords, runNodeText, runStateWords, stoppedWords } from '../../text/nodes.ts';
import { plural } from '../../text/numbers.ts';
import { foreign } from '../../text/foreign.ts';
import { moment } from '../../text/time.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

/** Not over: it goes on, or waits for a person. */
export const openStates: readonly RunView['state'][] = ['canary', 'running', 'paused', 'interrupted'];

export const OUTCOMES = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'already', 'done'] as const;

export function totalOf({ counts }: RunView): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What the clipboard takes. */
const MOST_CHARS = 9_500;

/** The report in words, for a message or a ticket: what needs a look comes first, and nothing of it is a secret. */
export function reportText(run: RunView, nodes: readonly RunNode[]): string {
  const head = [
    `Bulk ${actWords[run.act].name}, begun ${moment(run.startedAtMs)}: ${runStateWords[run.state].toLowerCase()}`,
    ...(run.stoppedBecause === null ? [] : [stoppedWords[run.stoppedBecause]]),
  ];
  const parts = OUTCOMES.flatMap((outcome) => {
    const there = nodes.filter((node) => node.outcome === outcome);
    if (there.length === 0) return [];
    return ['', `${outcomeWords[outcome]}: ${plural(there.length, 'node')}`, ...there.map(lineOf)];
  });
  const lines = [...head, ...parts];
  const text = lines.join('\n');
  if (text.length <= MOST_CHARS) return text;
  const cut = text.slice(0, text.lastIndexOf('\n', MOST_CHARS));
  return `${cut}\nand ${plural(lines.length - cut.split('\n').length, 'more line')}`;
}

function lineOf({ name, text }: RunNode): string {
  return `  ${foreign(name, 80)}${text === '' ? '' : `: ${runNodeText(text)}`}`;
}
