import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, Failure, NodeRow, RunView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { latest, loading, settled, type Loaded } from '../../stores/loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { NodeBook } from '../../stores/nodes.svelte.ts';
import { runNodeText } from '../../text/nodes.ts';
import { foreign } from '../../text/foreign.ts';
import { moment } from '../../text/time.ts';
import { leftToDo } from './left-to-do.ts';

/** A run of thousands changes many times a second; its nodes are read so often. */
const READ_AGAIN_MS = 1_000;

/** One bulk run: its counts follow main's notices, its nodes are read again while it goes on. */
export class RunWatch {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #book: NodeBook;
  readonly runId: string;
  #report = $state.raw<Loaded<{ run: RunView; nodes: RunNode[] }>>(loading());
  #steering = $state<'pause' | 'resume' | 'stop' | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #again = false;
  /** Something changed while the nodes were read: what came may be older than that. */
  #missed = false;

  constructor(bridge: Bridge, host: Host, book: NodeBook, runId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#book = book;
    this.runId = runId;
  }

  get report(): Loaded<{ run: RunView; nodes: RunNode[] }> {
    return this.#report;
  }
  /** As main told it last. */
  readonly run = $derived.by(
    (): RunView | undefined =>
      this.#book.runs.find(({ id }) => id === this.runId) ?? latest(this.#report)?.run,
  );
  readonly nodes = $derived(latest(this.#report)?.nodes ?? []);
  get steering(): 'pause' | 'resume' | 'stop' | null {
    return this.#steering;
  }
  get failure(): Failure | null {
    return this.#failure;
  }

  /** The counts changed: the nodes are read soon, and not for each of them. What is over is read at once. */
  changed(over = false): void {
    if (over) this.stop();
    if (this.#timer !== undefined) {
      this.#again = true;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#again) this.changed();
      this.#again = false;
    }, READ_AGAIN_MS);
    void this.reload();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#again = false;
  }

  async reload(): Promise<void> {
    if (this.#reading) {
      this.#missed = true;
      return;
    }
    this.#reading = true;
    await this.#read();
    this.#reading = false;
    if (this.#missed) await this.reload();
  }

  async #read(): Promise<void> {
    this.#missed = false;
    const result = await this.#host.ask(this.#bridge.nodes.report({ runId: this.runId }));
    this.#report = settled(result, this.#report);
  }

  async steer(to: 'pause' | 'resume' | 'stop'): Promise<void> {
    if (this.#steering !== null) return;
    this.#steering = to;
    const result = await this.#host.ask(this.#bridge.nodes.steerRun({ runId: this.runId, to }));
    this.#steering = null;
    this.#failure = result.ok ? null : result.failure;
    await this.reload();
  }
}

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
export function reportText(
  run: RunView,
  nodes: readonly RunNode[],
  rowOf: (nodeId: string) => NodeRow | undefined,
): string {
  const head = [
    say(`run-report-${run.act}`, { time: moment(run.startedAtMs), state: run.state }),
    ...(run.stoppedBecause === null ? [] : [say(`run-stopped-${run.stoppedBecause}`)]),
  ];
  const parts = OUTCOMES.flatMap((outcome) => {
    const there = nodes.filter((node) => node.outcome === outcome);
    if (there.length === 0) return [];
    return [
      '',
      say('run-report-outcome', { outcome: say(`run-outcome-${outcome}`), count: there.length }),
      ...there.map((one) => lineOf(one, leftToDo(one, run, rowOf(one.nodeId)))),
    ];
  });
  const lines = [...head, ...parts];
  const text = lines.join('\n');
  if (text.length <= MOST_CHARS) return text;
  const cut = text.slice(0, text.lastIndexOf('\n', MOST_CHARS));
  return `${cut}\n${say('run-report-more', { count: lines.length - cut.split('\n').length })}`;
}

function lineOf({ name, text }: RunNode, todo: string): string {
  const node = foreign(name, 80);
  const line = text === '' ? node : say('run-report-said', { node, said: runNodeText(text) });
  return `  ${todo === '' ? line : `${line}. ${say('run-report-todo', { todo })}`}`;
}
