import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, NodeRow, Result, CallInput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Acts, Host } from '../../stores/host.svelte.ts';

type Status = CallOutput<'practice.nodes'>;
export type PracticeActName = 'lock' | 'refuse' | 'slow' | 'vanish';

/** What a person makes happen at the simulated nodes. After each act Ochre looks at once, as it would by itself later. */
export class PracticeNodes {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly acts: Acts<string>;
  #status = $state.raw<Status | null>(null);
  /** What was done last, and what to look for. */
  said = $state('');

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
    this.acts = host.acts();
  }

  readonly byId = $derived(byNodeId(this.#status?.nodes ?? []));

  async load(): Promise<void> {
    const result = await this.#host.ask(this.#bridge.practice.nodes({}));
    if (result.ok) this.#status = result.value;
    else this.acts.failure = result.failure;
  }

  async make(count: number, plan: PracticeNode['plan']): Promise<void> {
    const made = await this.#do(`make-${String(count)}`, () =>
      this.#bridge.practice.makeNodes({ count, plan, state: 'unlocked' }),
    );
    if (made) this.said = say('practice-made', { count, plan: plan === 'node' ? 'node' : 'other' });
  }

  async release(): Promise<void> {
    if (await this.#do('release', () => this.#bridge.practice.releaseImage({ upgrades: false })))
      this.said = say('practice-release.done');
  }

  async upgradeAutomatic(): Promise<void> {
    const before = this.#status;
    if (!(await this.#do('upgrade', () => this.#bridge.practice.upgradeAutomatic({})))) return;
    const many = (this.#status?.nodes ?? []).filter(
      ({ state, nodeId }) =>
        state === 'upgrading' && before?.nodes.find((node) => node.nodeId === nodeId)?.state !== 'upgrading',
    ).length;
    this.said =
      many === 0
        ? say('practice-upgrade.none')
        : say('practice-upgraded', { count: many, seconds: this.#status?.upgradeSeconds ?? 8 });
  }

  async passMinute(): Promise<void> {
    if (await this.#do('pass', () => this.#bridge.practice.passTime({ seconds: 60 })))
      this.said = say('practice-pass.done');
  }

  /** To all of them, or back where it is so of all of them. */
  async turn(act: PracticeActName, rows: readonly NodeRow[]): Promise<void> {
    const nodeIds = rows.map(({ nodeId }) => nodeId).filter((nodeId) => this.byId.has(nodeId));
    const back = this.isSoOfAll(act, rows);
    const done = await this.#do(
      act,
      () => this.#bridge.practice.setNodes({ nodeIds, ...ACTS[act].change(back) }),
      rows.map(({ id }) => id),
    );
    if (!done) return;
    this.said = say('practice-done', {
      act: say(back && act !== 'lock' ? `practice-${act}.back` : `practice-${act}`),
      count: rows.length,
      node: rows[0]?.name ?? '',
    });
  }

  isSoOfAll(act: PracticeActName, rows: readonly NodeRow[]): boolean {
    const nodes = rows.map(({ nodeId }) => this.byId.get(nodeId));
    return nodes.length > 0 && nodes.every((node) => node !== undefined && ACTS[act].isSo(node));
  }

  async #do(
    busy: string,
    ask: () => Promise<Result<Status>>,
    looked: string[] | null = null,
  ): Promise<boolean> {
    const status = await this.acts.run(busy, ask);
    if (status === null) return false;
    this.#status = status;
    // Not waited for: one that vanished is waited for long.
    void this.#host.ask(this.#bridge.nodes.check({ nodeIds: looked }));
    return true;
  }
}

type PracticeNode = Status['nodes'][number];
type Change = Omit<CallInput<'practice.setNodes'>, 'nodeIds' | 'upgradeSeconds'>;

interface PracticeAct {
  /** Whether what the act brings about is true of a node already. */
  readonly isSo: (node: PracticeNode) => boolean;
  /** What it does to a node, by whether it is so already. */
  readonly change: (isSo: boolean) => Change;
}

const ACTS: Readonly<Record<PracticeActName, PracticeAct>> = {
  lock: { isSo: ({ state }) => state === 'locked', change: () => ({ locked: true }) },
  refuse: {
    isSo: ({ refusesPasswords }) => refusesPasswords,
    change: (isSo) => ({ refusesPasswords: !isSo }),
  },
  slow: {
    isSo: ({ unlockSeconds }) => unlockSeconds > 0,
    change: (isSo) => ({ unlockSeconds: isSo ? 0 : 60 }),
  },
  vanish: { isSo: ({ state }) => state === 'vanished', change: (isSo) => ({ vanished: !isSo }) },
};

/** By the id that the practice service knows it by. */
function byNodeId(nodes: readonly PracticeNode[]): ReadonlyMap<string, PracticeNode> {
  return new Map(nodes.map((node) => [node.nodeId, node]));
}
