import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CallOutput, RunView } from '../../../src-preload/contract/index.ts';
import { latest, loading, settled, type Acts, type Host, type Loaded } from '../../stores/index.ts';
import type { PlanRow } from '../../../src-preload/contract/node-runs.ts';
import { stateWord, type NodeActKind } from '../../text/nodes.ts';
import type { RunNode } from './left-to-do.ts';

type Plan = CallOutput<'nodes.plan'>;
/** By node, then by the name that its unlock body has for it. */
export type SecretsByNode = CallInput<'nodes.keepSecrets'>['secrets'];

/** A dry run, and what it was changed to before it begins. */
export class BulkPlan {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly nodeIds: readonly string[];
  readonly acts: Acts;
  #act = $state<NodeActKind>('unlock');
  plan = $state.raw<Loaded<Plan>>(loading());
  #turn = 0;
  /** Typed for this run only: they go with it, and are forgotten here then. */
  #forNow = $state.raw<SecretsByNode>({});
  canary = $state('');
  parallel = $state<number | null>(4);

  constructor(bridge: Bridge, host: Host, act: NodeActKind, nodeIds: readonly string[]) {
    this.#bridge = bridge;
    this.#host = host;
    this.acts = host.acts();
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
  readonly acting = $derived((latest(this.plan)?.rows ?? []).filter(({ will }) => will === 'act'));
  /** The review as the report's table shows it: who is to be asked, and why. */
  readonly nodes = $derived(
    (latest(this.plan)?.rows ?? []).map(({ nodeId, name, will, because }): RunNode => ({
      ...{ nodeId, name, text: textOf(because), startedAtMs: null, endedAtMs: null },
      outcome: will === 'act' ? 'waiting' : 'skipped',
    })),
  );
  readonly skipped = $derived((latest(this.plan)?.rows ?? []).filter(({ will }) => will === 'skip'));
  /** Left out for want of a password; and those that lack one and need none now, to be stored for another time. */
  readonly needing = $derived(
    this.skipped.filter(
      ({ because, missing }) =>
        because === 'noSecret' ||
        because === 'wrongPassword' ||
        (because === 'alreadyUnlocked' && missing.length > 0),
    ),
  );
  /** How many passwords are here for this run only. */
  readonly forNow = $derived(Object.keys(this.#forNow).length);
  readonly newHosts = $derived(latest(this.plan)?.newHosts ?? []);

  /** Passwords for this run only, or none: then they have been kept, and the plan is another too. */
  async give(secrets: SecretsByNode): Promise<void> {
    this.#forNow = { ...this.#forNow, ...secrets };
    await this.make();
  }
  async forget(): Promise<void> {
    this.#forNow = {};
    await this.make();
  }

  /** Asks nobody: it goes by what is known. */
  async make(): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    this.plan = loading(this.plan);
    const result = await this.#host.ask(
      this.#bridge.nodes.plan({
        act: this.#act,
        nodeIds: [...this.nodeIds],
        ...(this.forNow === 0 ? {} : { given: Object.keys(this.#forNow) }),
      }),
    );
    if (mine !== this.#turn) return;
    this.plan = settled(result, this.plan);
    if (!result.ok) return;
    this.canary = result.value.canary ?? '';
    this.parallel = result.value.parallel;
  }

  /** Null: nothing was begun. Main asks before it begins. */
  async start(): Promise<RunView | 'aborted' | null> {
    if (this.parallel === null || this.acting.length === 0) return null;
    const parallel = this.parallel;
    const nodeIds = this.acting.map(({ nodeId }) => nodeId);
    const secrets = Object.fromEntries(
      Object.entries(this.#forNow).filter(([nodeId]) => nodeIds.includes(nodeId)),
    );
    const began = await this.acts.run('act', () =>
      this.#bridge.nodes.run({
        act: this.#act,
        nodeIds,
        ...(this.#act === 'upgrade' || Object.keys(secrets).length === 0 ? {} : { secrets }),
        canary: this.canary === '' ? null : this.canary,
        parallel,
      }),
    );
    if (began === null || began.outcome === 'aborted') return began?.outcome ?? null;
    this.#forNow = {};
    return began.run;
  }
}

/** Why a node is to be asked, or left out: its state, or the word that an answer has for it. */
function textOf(because: PlanRow['because']): string {
  if (because === 'locked' || because === 'outdated') return stateWord(because);
  if (because === 'stateUnknown') return stateWord('notHeard');
  return because === 'noToken' ? 'tokenMissing' : because;
}
