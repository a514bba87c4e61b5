import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { latest, loading, settled, type Host, type Loaded, type NodeBook } from '../../stores/index.ts';
import { answerText, capital, foreign, grouped, moment } from '../../text/index.ts';
import { inTurn, seldom } from '../seldom.ts';
import { leftToDo, type RunNode } from './left-to-do.ts';

/** A run of thousands changes many times a second; its nodes are read so often. */
const READ_AGAIN_MS = 1_000;

/** One bulk run: its counts follow main's notices, its nodes are read again while it goes on. */
export class RunWatch {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #book: NodeBook;
  readonly runId: string;
  readonly acts;
  report = $state.raw<Loaded<CallOutput<'nodes.report'>>>(loading());
  readonly #reading = seldom(READ_AGAIN_MS, () => void this.reload());

  constructor(bridge: Bridge, host: Host, book: NodeBook, runId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#book = book;
    this.runId = runId;
    this.acts = host.acts<CallInput<'nodes.steerRun'>['to']>();
  }

  /** As main told it last. */
  readonly run = $derived.by(
    (): RunView | undefined =>
      this.#book.runs.find(({ id }) => id === this.runId) ?? latest(this.report)?.run,
  );
  readonly nodes = $derived(latest(this.report)?.nodes ?? []);

  /** The counts changed: the nodes are read soon, and not for each of them. What is over is read at once. */
  changed(over = false): void {
    if (over) this.stop();
    this.#reading.changed();
  }
  stop(): void {
    this.#reading.stop();
  }

  /** What changes while the nodes are read may be newer than what comes of it. */
  readonly reload = inTurn(async () => {
    const result = await this.#host.ask(this.#bridge.nodes.report({ runId: this.runId }));
    this.report = settled(result, this.report);
  });

  async steer(to: CallInput<'nodes.steerRun'>['to']): Promise<void> {
    await this.acts.run(to, () => this.#bridge.nodes.steerRun({ runId: this.runId, to }));
    await this.reload();
  }
}

/** What needs a look first. */
export const OUTCOMES = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'already', 'done'] as const;

export const titleOf = (run: RunView): string => say('run-do', { act: run.act, count: totalOf(run) });

export function totalOf({ counts }: RunView): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function endedOf({ counts }: RunView): number {
  return counts.done + counts.already + counts.failed + counts.skipped;
}

/** How many nodes came to what; nothing of what none came to. */
export const countsText = ({ counts }: RunView): string =>
  OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map(
      (outcome) => `${grouped(counts[outcome])} ${say('run-outcome', { outcome, count: counts[outcome] })}`,
    )
    .join(', ');

/** `left`: so many of its nodes it left locked. One that is over is not well by that. */
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

/** Why a node is asked or left out, or what it answered; and what is left to do. */
export function toldOf({ text, about }: RunNode, todo: string): string {
  const said = about === undefined ? text : `for-${about}`;
  return [said === '' ? '' : capital(answerText(said)), todo].filter(Boolean).join('. ');
}

const REFUSALS = ['wrongPassword', 'tokenRefused', 'tokenReadOnly', 'notInitialized', 'refused'];

/** Failed is what nobody knows more of: what the node or its service refused is called so. */
export function nodeOutcome({ outcome, text, own, about }: RunNode): string {
  const isRefused = own === true || about !== undefined || REFUSALS.includes(text);
  return say('run-outcome', { outcome: outcome === 'failed' && isRefused ? 'refused' : outcome, count: 1 });
}

/** What the clipboard takes. */
const MOST_CHARS = 9_500;

/** The report in words, for a message or a ticket: what needs a look comes first, and nothing of it is a secret. */
export function reportText(
  run: RunView,
  nodes: readonly RunNode[],
  rowOf: (nodeId: string) => NodeRow | undefined,
): string {
  const lines = [
    `${titleOf(run)}, ${moment(run.startedAtMs)}: ${say('run-state', { state: run.state })}`,
    ...(run.stoppedBecause === null ? [] : [say('run-stopped', { because: run.stoppedBecause })]),
    ...OUTCOMES.flatMap((outcome) => {
      const there = nodes.filter((node) => node.outcome === outcome);
      if (there.length === 0) return [];
      return [
        '',
        `${capital(say('run-outcome', { outcome, count: 1 }))}: ${String(there.length)}`,
        ...there.map((one) => lineOf(one, leftToDo(one, run, rowOf(one.nodeId)))),
      ];
    }),
  ];
  const text = lines.join('\n');
  if (text.length <= MOST_CHARS) return text;
  const cut = text.slice(0, text.lastIndexOf('\n', MOST_CHARS));
  return `${cut}\n${say('run-report-more', { count: lines.length - cut.split('\n').length })}`;
}

/** In the node's own words, which a ticket is about. */
function lineOf({ name, text }: RunNode, todo: string): string {
  const said = [text === '' ? '' : answerText(text), todo].filter(Boolean).join('. ');
  return `  ${[foreign(name, 80), said].filter(Boolean).join(': ')}`;
}
