import { WalletError } from '../../base/errors.ts';
import { isUnproved, UNPROVED_AFTER, type Evidence } from '../state/evidence.ts';
import type { MonotonicMs } from '../state/apply-evidence.ts';
import type { NodeFacts, NodeRecord } from '../../records/node.ts';
import { evidenceFor, meaningOf } from '../state/table.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { ById, Nodes, NodesContext } from '../registry/context.ts';
import { createHeightWatch } from './height-watch.ts';
import { createImageWatch } from './image-watch.ts';

export type Watcher = ReturnType<typeof createWatcher>;

const TICK_MS = 100;
const LOOK_EVERY_MS = 1_000;
const SOON_MS = 2_000;
/** In a rolling update many nodes change, and the others aren't asked after each change. */
const ROUND_AT_MOST_EVERY_MS = 10_000;
/** As many as one process bears: a thousand calls in flight blocked the loop for 0.9 s (performance.md 5). */
const IN_FLIGHT = 64;
/** Each silent node takes seconds to time out, and must not delay the others. */
const IN_FLIGHT_DEAD = 8;
const HIDDEN_FACTOR = 5;
const JUST_WOKE_EVERY_MS = 3_000;
const DEAD_AT_MOST_EVERY_MS = 60_000;
const JITTER = 0.2;
/** Asks after this share of an interval, so that a change also shows within the interval. */
const LATEST = 0.9;

type After = 'nothing' | 'silence' | 'answer' | 'soon';

export function createWatcher(
  ports: Omit<Parameters<typeof createImageWatch>[0], 'serviceOf'> &
    Pick<NodesContext, 'timers'> & {
      readonly random01: () => number;
      readonly means: {
        readonly serviceOf: (cloudId: string) => Promise<NodeApi>;
        readonly targetsOf: (nodes: Nodes) => Promise<ById<NodeTarget>>;
      };
      readonly isBusy: (nodeId: string) => boolean;
    },
) {
  const { registry, clock, timers, random01, means, isBusy, fault } = ports;
  const images = createImageWatch({ ...ports, serviceOf });
  const heights = createHeightWatch(ports);
  const dueAtMs = new Map<string, number>();
  let lookAtMs = 0;
  const heldUntilMs = new Map<string, number>();
  const inFlight = new Set<string>();
  /** Nodes to ask again, because a check came while they were asked, maybe with an old token or address. */
  const askAgain = new Set<string>();
  const dead = new Set<string>();
  let heard: { nodeId: string; evidence: Evidence; askedAt: MonotonicMs }[] = [];
  let services = new Map<string, Promise<NodeApi>>();
  let targets: Promise<ById<NodeTarget>> | null = null;
  let visible = true;
  let cancelTick: (() => void) | null = null;
  const roundAtMs = new Map<string, number>();

  // Other nodes often lock or fall silent too: asks them now, so that there is one message.
  registry.onChange(({ node: { cloudId }, before, after, by }) => {
    const isWell = before.state === 'unlocked' || before.state === 'outdated';
    if (by !== 'seen' || !isWell || (after.state !== 'locked' && after.state !== 'unreachable')) return;
    const nowMs = clock.monotonicMs();
    const round = `${cloudId} ${after.state}`;
    if (nowMs - (roundAtMs.get(round) ?? -Infinity) < ROUND_AT_MOST_EVERY_MS) return;
    roundAtMs.set(round, nowMs);
    move((nodeId, atMs) => (registry.find(nodeId)?.cloudId === cloudId ? Math.min(atMs, nowMs) : atMs));
  });

  function move(timeOf: (nodeId: string, atMs: number) => number): void {
    for (const [nodeId, atMs] of dueAtMs) dueAtMs.set(nodeId, timeOf(nodeId, atMs));
  }

  function tick(): void {
    cancelTick = timers.after(TICK_MS, tick);
    const nowMs = clock.monotonicMs();
    images.tick(visible ? 1 : HIDDEN_FACTOR);
    tellHeard();
    if (lookAtMs <= nowMs) planPolls(nowMs);
    const due: { nodeId: string; atMs: number }[] = [];
    for (const [nodeId, atMs] of dueAtMs) if (atMs <= nowMs) due.push({ nodeId, atMs });
    for (const { nodeId } of due.sort((a, b) => a.atMs - b.atMs)) ask(nodeId);
  }

  function planPolls(nowMs: number): void {
    lookAtMs = nowMs + LOOK_EVERY_MS;
    const probed = new Map(
      registry.clouds().flatMap(({ id, extras, everySeconds }) => (extras.probe ? [[id, everySeconds]] : [])),
    );
    for (const { id, cloudId } of registry.nodes()) {
      const everySeconds = probed.get(cloudId);
      if (everySeconds === undefined || dueAtMs.has(id) || inFlight.has(id)) continue;
      dueAtMs.set(id, nowMs + everySeconds * 1_000 * random01());
    }
  }

  function ask(nodeId: string): void {
    const node = registry.find(nodeId);
    const cloud = node === null ? null : registry.cloud(node.cloudId);
    if (node === null || cloud?.extras.probe !== true) {
      dueAtMs.delete(nodeId);
      return;
    }
    const heldMs = heldUntilMs.get(nodeId) ?? 0;
    if (heldMs > clock.monotonicMs()) {
      dueAtMs.set(nodeId, heldMs);
      return;
    }
    heldUntilMs.delete(nodeId);
    const isRoom = isUnproved(node.facts)
      ? dead.size < IN_FLIGHT_DEAD
      : inFlight.size - dead.size < IN_FLIGHT;
    if (isRoom && !isBusy(nodeId)) void probe(node, cloud.everySeconds);
  }

  async function probe(node: NodeRecord, everySeconds: number): Promise<void> {
    const beganAtMs = clock.monotonicMs();
    let askedAt = registry.moments.now();
    let after: After = 'nothing';
    dueAtMs.delete(node.id);
    inFlight.add(node.id);
    if (isUnproved(node.facts)) dead.add(node.id);
    try {
      targets ??= means.targetsOf(registry.nodes());
      const target = (await targets).get(node.id);
      if (target !== undefined) {
        const service = await serviceOf(node.cloudId);
        askedAt = registry.moments.now();
        const answer = await service.probe(target);
        const { proves, soon, silence } = meaningOf('probe', answer, 'nothing', node.facts);
        const isSilent = proves !== null && SILENCES.includes(proves);
        if (answer.kind === 'notReady' && answer.retryAfterSeconds !== undefined)
          heldUntilMs.set(node.id, clock.monotonicMs() + answer.retryAfterSeconds * 1_000);
        after = isSilent ? 'silence' : soon ? 'soon' : 'answer';
        if (proves !== null) gather(node.id, evidenceFor(proves, null, silence), askedAt);
        const height = proves === 'probeUnlocked' ? await heights.ask(node, service, target) : null;
        if (height !== null) gather(node.id, height, askedAt);
      }
    } catch (error) {
      // A closed keychain or a removed connection says nothing about the node.
      if (!(error instanceof WalletError)) fault(error);
      targets = null;
    } finally {
      inFlight.delete(node.id);
      dead.delete(node.id);
      const now = registry.find(node.id);
      const waitMs = askAgain.delete(node.id) ? 0 : waitAfter(now ?? node, everySeconds, askedAt, after);
      if (now !== null) dueAtMs.set(node.id, beganAtMs + waitMs);
    }
  }

  /** After a sleep, repeats older calls at once, and for a while doesn't take silence for the node's. */
  function waitAfter(node: NodeRecord, everySeconds: number, askedAt: MonotonicMs, after: After): number {
    if (registry.moments.isFromBeforeSleep(askedAt)) return 0;
    // The registry hears of this answer only at the next tick, but it ends the silence already.
    const silence = after === 'answer' || after === 'soon' ? { noAnswers: 0 } : node.facts;
    const ms = nextAfterMs(silence, everySeconds * (visible ? 1 : HIDDEN_FACTOR), random01());
    if (after === 'soon') return Math.min(ms, SOON_MS);
    return after === 'silence' && registry.moments.justWoke() ? Math.min(ms, JUST_WOKE_EVERY_MS) : ms;
  }

  function gather(nodeId: string, evidence: Evidence, askedAt: MonotonicMs): void {
    heard.push({ nodeId, evidence, askedAt });
    // The watcher was stopped, perhaps for a sleep. A tick later it is known whether the answer came before the sleep.
    if (cancelTick === null) timers.after(TICK_MS, tellHeard);
  }

  function tellHeard(): void {
    if (heard.length === 0) return;
    const now = heard;
    heard = [];
    // An act on the node is about to prove the state itself.
    const news = now.filter(({ nodeId }) => !isBusy(nodeId));
    try {
      registry.heardAll(news, 'seen');
    } catch (error) {
      // A failed write must not stop the watching.
      fault(error);
    }
  }

  function serviceOf(cloudId: string): Promise<NodeApi> {
    const known = services.get(cloudId);
    if (known !== undefined) return known;
    const open = means.serviceOf(cloudId);
    services.set(cloudId, open);
    open.catch(() => {
      if (services.get(cloudId) === open) services.delete(cloudId);
    });
    return open;
  }

  return {
    start: () => {
      if (cancelTick !== null) return;
      move(() => 0);
      images.renew();
      cancelTick = timers.after(0, tick);
    },
    stop: () => {
      cancelTick?.();
      cancelTick = null;
    },
    setVisible: (now: boolean) => {
      const soon = clock.monotonicMs() + 1_000;
      if (now && !visible) move((_, atMs) => Math.min(atMs, soon));
      visible = now;
    },
    checkNow: async (nodeIds: readonly string[] | null) => {
      await images.readAll();
      const wanted = nodeIds === null ? null : new Set(nodeIds);
      const isWanted = (nodeId: string): boolean => wanted === null || wanted.has(nodeId);
      planPolls(clock.monotonicMs());
      move((nodeId, atMs) => (isWanted(nodeId) ? 0 : atMs));
      for (const nodeId of inFlight) if (isWanted(nodeId)) askAgain.add(nodeId);
    },
    renew: () => {
      targets = null;
      services = new Map();
      lookAtMs = 0;
      images.renew();
      heights.renew();
    },
  };
}

const SILENCES: readonly Evidence['kind'][] = ['noAnswer', 'gone', 'notReady', 'wayAnswered'];

/** Time to the next poll. Once a node counts as silent it doubles, up to a minute. `random01`: from 0 up to 1. */
export function nextAfterMs(facts: Pick<NodeFacts, 'noAnswers'>, everySeconds: number, random01: number) {
  const base = everySeconds * 1_000;
  const backedOff = base * 2 ** (facts.noAnswers - UNPROVED_AFTER + 1);
  const waitMs = isUnproved(facts) ? Math.max(base, Math.min(DEAD_AT_MOST_EVERY_MS, backedOff)) : base;
  return waitMs * (LATEST - JITTER * random01);
}
