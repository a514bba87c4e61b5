import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, RunView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { NodeBook } from '../../stores/nodes.svelte.ts';
import { leftLocked, mayHaveLeft } from './left-locked.ts';
import type { RunNode } from './run.svelte.ts';

/** Which nodes each run left locked: the nodes of a run are read only where it may have left one so. */
export class RunsLeft {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #book: NodeBook;
  #parts = $state.raw<Readonly<Record<string, readonly RunNode[]>>>({});
  #failure = $state.raw<Failure | null>(null);
  /** By run, as it was when it was asked: a paused one goes on. */
  #asked: Readonly<Record<string, string>> = {};

  constructor(bridge: Bridge, host: Host, book: NodeBook) {
    this.#bridge = bridge;
    this.#host = host;
    this.#book = book;
  }

  /** Why the nodes of a run could not be read; null: they could. */
  get failure(): Failure | null {
    return this.#failure;
  }

  /** As they are now. Follows every change. */
  of(run: RunView): readonly RunNode[] {
    return leftLocked(run, this.#parts[run.id] ?? [], (nodeId) => this.#book.find(nodeId));
  }

  /** Reads the nodes of those that were not read yet, one after the other. */
  async read(): Promise<void> {
    for (const run of this.#book.runs.filter((one) => mayHaveLeft(one, this.#book.rows))) {
      const as = JSON.stringify([run.state, run.counts]);
      if (this.#asked[run.id] === as) continue;
      this.#asked = { ...this.#asked, [run.id]: as };
      const result = await this.#host.ask(this.#bridge.nodes.report({ runId: run.id }));
      if (result.ok) this.#parts = { ...this.#parts, [run.id]: result.value.nodes };
      else this.#failure = result.failure;
    }
  }

  async again(): Promise<void> {
    this.#failure = null;
    this.#asked = {};
    await this.read();
  }
}
