import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, Failure, RunView } from '../../../src-preload/contract/index.ts';
import { latest, loading, settled, type Loaded } from '../../loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { NodeActKind } from '../../text/nodes.ts';

type Plan = CallOutput<'nodes.plan'>;
export type PlanRow = Plan['rows'][number];

/** A dry run, and what it was changed to before it begins. */
export class BulkPlan {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly nodeIds: readonly string[];
  #act = $state<NodeActKind>('unlock');
  #plan = $state.raw<Loaded<Plan>>(loading());
  #starting = $state(false);
  #failure = $state.raw<Failure | null>(null);
  #turn = 0;
  canary = $state('');
  parallel = $state<number | null>(4);

  constructor(bridge: Bridge, host: Host, act: NodeActKind, nodeIds: readonly string[]) {
    this.#bridge = bridge;
    this.#host = host;
    this.#act = act;
    this.nodeIds = nodeIds;
  }

  get act(): NodeActKind {
    return this.#act;
  }
  set act(act: NodeActKind) {
    this.#act = act;
    void this.make();
  }
  get plan(): Loaded<Plan> {
    return this.#plan;
  }
  get starting(): boolean {
    return this.#starting;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  readonly acting = $derived((latest(this.#plan)?.rows ?? []).filter(({ will }) => will === 'act'));
  readonly skipped = $derived((latest(this.#plan)?.rows ?? []).filter(({ will }) => will === 'skip'));
  readonly newHosts = $derived(latest(this.#plan)?.newHosts ?? []);

  /** Asks nobody: it goes by what is known. */
  async make(): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    this.#plan = loading(this.#plan);
    const result = await this.#host.ask(
      this.#bridge.nodes.plan({ act: this.#act, nodeIds: [...this.nodeIds] }),
    );
    if (mine !== this.#turn) return;
    this.#plan = settled(result, this.#plan);
    if (!result.ok) return;
    this.canary = result.value.canary ?? '';
    this.parallel = result.value.parallel;
  }

  /** Null: nothing was begun. Main asks before it begins. */
  async start(): Promise<RunView | 'aborted' | null> {
    if (this.#starting || this.parallel === null || this.acting.length === 0) return null;
    this.#starting = true;
    const result = await this.#host.ask(
      this.#bridge.nodes.run({
        act: this.#act,
        nodeIds: this.acting.map(({ nodeId }) => nodeId),
        canary: this.canary === '' ? null : this.canary,
        parallel: this.parallel,
      }),
    );
    this.#starting = false;
    this.#failure = result.ok ? null : result.failure;
    if (!result.ok) return null;
    return result.value.outcome === 'started' ? result.value.run : 'aborted';
  }
}
