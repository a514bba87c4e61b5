import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, Failure, NodeRow, Result, CallInput } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { grouped, plural } from '../../text/numbers.ts';
import { practiceActs, type PracticeActName } from '../../text/practice-nodes.ts';

type Status = CallOutput<'practice.nodes'>;
type Plan = PracticeNode['plan'];

/** What a person makes happen at the simulated nodes. After each act Ochre looks at once, as it would by itself later. */
export class PracticeNodes {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #status = $state.raw<Status | null>(null);
  #busy = $state<string | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #said = $state('');

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  /** Null: not read yet. */
  get status(): Status | null {
    return this.#status;
  }
  /** Which act is under way; null: none. */
  get busy(): string | null {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  /** What was done last, and what to look for. */
  get said(): string {
    return this.#said;
  }
  readonly byId = $derived(byNodeId(this.#status?.nodes ?? []));

  async load(): Promise<void> {
    const result = await this.#host.ask(this.#bridge.practice.nodes({}));
    if (result.ok) this.#status = result.value;
    else this.#failure = result.failure;
  }

  async make(count: number, plan: Plan): Promise<void> {
    const made = await this.#do(`make ${String(count)}`, () =>
      this.#bridge.practice.makeNodes({ count, plan, state: 'unlocked' }),
    );
    if (made)
      this.#said = `${plural(count, 'node')} more, ${plan === 'node' ? 'upgraded by hand' : 'upgraded without being asked'}. Ochre looks at them now.`;
  }

  async release(): Promise<void> {
    if (await this.#do('release', () => this.#bridge.practice.releaseImage({ upgrades: false })))
      this.#said =
        'A new image is out. Every node is outdated now; those on an automatic plan will probably lock.';
  }

  async upgradeAutomatic(): Promise<void> {
    const before = this.#status;
    if (!(await this.#do('upgrade', () => this.#bridge.practice.upgradeAutomatic({})))) return;
    const many = (this.#status?.nodes ?? []).filter(
      ({ state, nodeId }) =>
        state === 'upgrading' && before?.nodes.find((node) => node.nodeId === nodeId)?.state !== 'upgrading',
    ).length;
    this.#said =
      many === 0
        ? 'No node on an automatic plan is outdated: release a new image first.'
        : `${plural(many, 'node')} on automatic plans ${many === 1 ? 'is' : 'are'} upgraded now and ${many === 1 ? 'comes' : 'come'} back locked in ${plural(this.#status?.upgradeSeconds ?? 8, 'second')}. Watch the counts, and the alert.`;
  }

  async passMinute(): Promise<void> {
    if (await this.#do('pass', () => this.#bridge.practice.passTime({ seconds: 60 })))
      this.#said = 'A minute went by for the nodes: what was slow is through. Your own clock did not move.';
  }

  /** To all of them, or back where it is so of all of them. */
  async turn(act: PracticeActName, rows: readonly NodeRow[]): Promise<void> {
    const nodeIds = rows.map(({ nodeId }) => nodeId).filter((nodeId) => this.byId.has(nodeId));
    const back = this.isSoOfAll(act, rows);
    const done = await this.#do(
      act,
      () => this.#bridge.practice.setNodes({ nodeIds, ...changes[act](back) }),
      rows.map(({ id }) => id),
    );
    const [only] = rows;
    const who = rows.length === 1 && only !== undefined ? only.name : `${grouped(rows.length)} nodes`;
    if (done) this.#said = practiceActs[act].said(who, rows.length, back);
  }

  isSoOfAll(act: PracticeActName, rows: readonly NodeRow[]): boolean {
    const nodes = rows.map(({ nodeId }) => this.byId.get(nodeId));
    return nodes.length > 0 && nodes.every((node) => node !== undefined && isSo(act, node));
  }

  async #do(
    busy: string,
    ask: () => Promise<Result<Status>>,
    looked: string[] | null = null,
  ): Promise<boolean> {
    if (this.#busy !== null) return false;
    this.#busy = busy;
    const result = await this.#host.ask(ask());
    this.#busy = null;
    this.#failure = result.ok ? null : result.failure;
    if (!result.ok) return false;
    this.#status = result.value;
    // Not waited for: one that vanished is waited for long.
    void this.#host.ask(this.#bridge.nodes.check({ nodeIds: looked }));
    return true;
  }
}

type PracticeNode = CallOutput<'practice.nodes'>['nodes'][number];
type Change = Omit<CallInput<'practice.setNodes'>, 'nodeIds' | 'upgradeSeconds'>;

/** What each act does to a node, by whether it is so already. */
const changes: Readonly<Record<PracticeActName, (isSo: boolean) => Change>> = {
  lock: () => ({ locked: true }),
  refuse: (isSo) => ({ refusesPasswords: !isSo }),
  slow: (isSo) => ({ unlockSeconds: isSo ? 0 : 60 }),
  vanish: (isSo) => ({ vanished: !isSo }),
};

/** Whether what the act brings about is true of a node already. */
function isSo(act: PracticeActName, node: PracticeNode): boolean {
  switch (act) {
    case 'lock':
      return node.state === 'locked';
    case 'refuse':
      return node.refusesPasswords;
    case 'slow':
      return node.unlockSeconds > 0;
    case 'vanish':
      return node.state === 'vanished';
  }
}

/** By the id that the practice service knows it by. */
function byNodeId(nodes: readonly PracticeNode[]): ReadonlyMap<string, PracticeNode> {
  return new Map(nodes.map((node) => [node.nodeId, node]));
}
