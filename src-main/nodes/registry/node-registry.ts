import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import type { Evidence } from '../state/evidence.ts';
import {
  applyIfNewer,
  noOrder,
  type NodeEvidence,
  type MonotonicMs,
  type LastProofTimes,
} from '../state/apply-evidence.ts';
import type { NodeServiceRecord, NodeEvent, NodeRecord, StateInterval } from '../../records/node.ts';
import { lockedMinutes } from '../state/locked-time.ts';
import { silenceWord } from '../state/silence.ts';
import { afterSet, moved, newestAfterSet, noLaterThan } from '../state/set-clock.ts';
import { isProvedAgain, stateNameOf, stateOf, type NodeStatus, type StateChange } from '../state/state.ts';
import type { ApiNodeList } from '../api/hosted.ts';
import type { Ports } from '../../world/world.ts';
import { createKeptNodes, createStretches, createWriteBehind } from './on-disk.ts';
import { watchLateStates } from './late-states.ts';
import { createChangeNotices } from './change-notices.ts';
import { createSleepAwareClock } from './sleep-aware-clock.ts';
import { inTurns } from '../../turns.ts';

type LiveAct = NonNullable<NodeRow['act']>;
type Trouble = NonNullable<NodeRow['trouble']>;

export type NodeRegistry = ReturnType<typeof createNodeRegistry>;

const DAYS_30_MS = 30 * 86_400_000;
const UNREAD_NAMED = 20;
const NO_LIST = { trouble: null, unread: { count: 0, names: [] }, isWhole: true, tellsImages: null };

/** Before `heard` returns, a changed state is on disk, in the history and announced. A repeated proof is kept later. */
export function createNodeRegistry(ports: Pick<Ports, 'clock' | 'timers' | 'fleet' | 'tell'>) {
  const { clock, timers, fleet, tell } = ports;
  const clouds = new Map(fleet.clouds().map((cloud) => [cloud.id, cloud]));
  const onDisk = createKeptNodes(ports, (cloudId) => clouds.has(cloudId));
  const nodes = onDisk.whole;
  const stretches = createStretches(ports, clock.nowMs() - DAYS_30_MS);
  const moments = createSleepAwareClock(clock);
  let beganMs = clock.nowMs();
  const orders = new Map<string, LastProofTimes>();
  const acts = new Map<string, LiveAct>();
  const troubles = new Map<string, Trouble>();
  const readings = new Map<string, Pick<CloudView, 'trouble' | 'list'>>();
  const listeners = new Set<(change: StateChange) => void>();
  const settingsListeners = new Set<() => void>();
  /** Evidence that arrives while the program ends is dropped, because the file is closed. */
  let closed = false;

  const newestFor = ({ cloudId }: NodeRecord): NodeServiceRecord['newest'] =>
    clouds.get(cloudId)?.newest ?? null;
  const stateIn = (node: NodeRecord): NodeStatus => stateOf(node.facts, newestFor(node), node.plan);
  const readingOf = (cloudId: string) => readings.get(cloudId) ?? { trouble: null, list: null };

  const viewOf = ({ tokenId, newest, ...cloud }: NodeServiceRecord): CloudView => ({
    ...{ ...cloud, extras: { ...cloud.extras } },
    hasToken: tokenId !== null,
    latestImage: newest && {
      ...{ id: newest.id, seenAtMs: newest.seenAtMs, firstSeenAtMs: newest.firstSeenAtMs },
    },
    ...readingOf(cloud.id),
  });

  const requireCloud = (cloudId: string): NodeServiceRecord => clouds.get(cloudId) ?? gone('connection');
  const require = (nodeId: string): NodeRecord => nodes().get(nodeId) ?? gone('node');

  function row(node: NodeRecord, known = stretches.of(node.id)): NodeRow {
    const { id, cloudId, name, nodeId, plan, unlockByItself, heldSinceMs } = node;
    const seen = stateIn(node);
    const nowMs = clock.nowMs();
    return {
      ...{ id, cloudId, name, nodeId, plan, ...seen, unlockByItself, heldSinceMs },
      sinceIsAbout: seen.sinceMs !== null && seen.sinceMs < beganMs,
      image: node.facts.image,
      act: acts.get(id) ?? null,
      trouble: troubles.get(id) ?? null,
      lockedMinutes30d: lockedMinutes(known, nowMs - DAYS_30_MS, nowMs),
      hasSecret: Object.keys(node.secretIds).length > 0,
    };
  }

  const notices = createChangeNotices({
    timers,
    tell,
    rowOf: (nodeId) => {
      const node = nodes().get(nodeId);
      // The state is shown even if the history is unreadable.
      return node === undefined ? null : row(node, stretches.ifReadable(nodeId) ?? []);
    },
    provedAtMsOf: (nodeId) => nodes().get(nodeId)?.facts.lockProvedAtMs ?? null,
    cloudViews: () => [...clouds.values()].map(viewOf),
  });
  const changedMeanwhile = new Set<Set<string>>();
  function nodeChanged(nodeId: string): void {
    for (const changed of changedMeanwhile) changed.add(nodeId);
    notices.nodeChanged(nodeId);
  }
  const lateWrites = createWriteBehind(ports, (nodeId) => nodes().get(nodeId));

  function settingsChanged(): void {
    for (const listener of settingsListeners) listener();
  }

  function sayChanged(changes: readonly StateChange[]): void {
    if (changes.length === 0) return;
    // Reads the history before the write, or the new interval would be in it twice.
    for (const { node } of changes) stretches.ifReadable(node.id);
    const changed = changes.map(({ node }) => node);
    fleet.putNodes(changed, changes.map(eventOf));
    for (const { node, after, atMs } of changes) stretches.lengthen(node.id, after.state, atMs);
    for (const change of changes) for (const listener of listeners) listener(change);
  }

  function putCloud(cloud: NodeServiceRecord): void {
    followClock();
    const settings = settingsOf(clouds.get(cloud.id));
    const ours = [...nodes().values()].filter(({ cloudId }) => cloudId === cloud.id);
    const before = ours.map(stateIn);
    clouds.set(cloud.id, cloud);
    fleet.putCloud(cloud);
    notices.cloudsChanged();
    // A new image can make nodes outdated.
    const shownText = ({ state, predicted, outdated }: NodeStatus) =>
      JSON.stringify([state, predicted, outdated]);
    const changes = ours.flatMap((node, at): StateChange[] => {
      const after = stateIn(node);
      const was = before[at] ?? after;
      if (shownText(after) !== shownText(was)) nodeChanged(node.id);
      if (after.state === was.state) return [];
      return [{ node, before: was, after, by: 'seen', atMs: clock.nowMs() }];
    });
    sayChanged(changes);
    if (settingsOf(cloud) !== settings) settingsChanged();
  }

  function setReading(cloudId: string, change: Partial<Pick<CloudView, 'trouble' | 'list'>>): void {
    const before = readingOf(cloudId);
    const next = { ...before, ...change };
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    readings.set(cloudId, next);
    notices.cloudsChanged();
  }

  function followClock(): void {
    const byMs = moments.takeSet();
    if (byMs === 0 || closed) return;
    const at = (atMs: number): number => moved(atMs, beganMs, byMs);
    for (const [nodeId, node] of nodes()) {
      const facts = noLaterThan(afterSet(node.facts, beganMs, byMs), clock.nowMs());
      nodes().set(nodeId, { ...node, facts });
      const known = stretches.ifReadable(nodeId);
      const set = known?.map((one) => ({ ...one, fromMs: at(one.fromMs), toMs: one.toMs && at(one.toMs) }));
      if (set !== undefined) stretches.set(nodeId, set);
      const act = acts.get(nodeId);
      if (act !== undefined) acts.set(nodeId, { ...act, sinceMs: at(act.sinceMs) });
      nodeChanged(nodeId);
      lateWrites.add(nodeId);
    }
    for (const [cloudId, cloud] of clouds)
      clouds.set(cloudId, { ...cloud, newest: newestAfterSet(cloud.newest, beganMs, byMs) });
    notices.cloudsChanged();
    beganMs += byMs;
  }

  function applyAll(heard: readonly NodeEvidence[], by: NodeEvent['by']): void {
    if (closed) return;
    followClock();
    const changes: StateChange[] = [];
    for (const { nodeId, evidence, askedAt = null } of heard) {
      const was = nodes().get(nodeId);
      if (was === undefined || isOwnSilence(evidence, askedAt)) continue;
      const order = orders.get(nodeId) ?? noOrder;
      const atMs = moments.answeredAtMs(askedAt);
      const hearing = { atMs, at: moments.now(), askedAt };
      const known = applyIfNewer({ facts: was.facts, order }, evidence, hearing);
      if (known.facts === was.facts) continue;
      orders.set(nodeId, known.order);
      const node = { ...was, facts: known.facts };
      nodes().set(nodeId, node);
      const newest = newestFor(node);
      if (isProvedAgain(was.facts, node.facts, newest)) notices.nodeProved(nodeId);
      else nodeChanged(nodeId);
      if (stateNameOf(node.facts, newest) === stateNameOf(was.facts, newest)) lateWrites.add(nodeId);
      else changes.push({ node, before: stateIn(was), after: stateIn(node), by, atMs });
    }
    sayChanged(changes);
  }

  /** This computer causes the silence: its connection broke in a sleep, or its network isn't back yet. */
  function isOwnSilence({ kind }: Evidence, askedAt: MonotonicMs | null): boolean {
    if (askedAt === null || (kind !== 'noAnswer' && kind !== 'gone')) return false;
    return moments.isFromBeforeSleep(askedAt) || moments.justWoke();
  }

  const endLate = watchLateStates({
    ...ports,
    moments,
    nodes,
    orders,
    heardAll: (late) => applyAll(late, 'seen'),
  });

  function forget(nodeIds: readonly string[]): void {
    for (const nodeId of nodeIds) {
      nodes().delete(nodeId);
      stretches.forget(nodeId);
      orders.delete(nodeId);
      acts.delete(nodeId);
      troubles.delete(nodeId);
      lateWrites.forget(nodeId);
    }
    notices.nodesRemoved(nodeIds);
    settingsChanged();
  }

  return {
    clouds: (): readonly NodeServiceRecord[] => [...clouds.values()],
    cloud: requireCloud,
    putCloud,
    cloudView: (cloudId: string) => viewOf(requireCloud(cloudId)),
    setCloudTrouble: (cloudId: string, trouble: string | null) => setReading(cloudId, { trouble }),
    setList: (cloudId: string, { nodes: told, unread, isWhole }: ApiNodeList) => {
      const names = unread
        .slice(0, UNREAD_NAMED)
        .map(({ name, place }) => name ?? say('nodes-list-row', { place }));
      const tellsImages = told.length === 0 ? null : told.some(({ image }) => image !== null);
      const list = { trouble: null, unread: { count: unread.length, names }, isWhole, tellsImages };
      setReading(cloudId, { list });
    },
    setListTrouble: (cloudId: string, trouble: string) =>
      setReading(cloudId, { list: { ...(readingOf(cloudId).list ?? NO_LIST), trouble } }),
    removeCloud: (cloudId: string) => {
      fleet.removeCloud(cloudId);
      readings.delete(cloudId);
      clouds.delete(cloudId);
      notices.cloudsChanged();
      forget([...nodes().values()].filter((node) => node.cloudId === cloudId).map(({ id }) => id));
    },
    /** Reads all nodes without blocking main; a caller who needs them earlier reads the rest at once. DISK_REFUSED. */
    readNodes: () => onDisk.read().then(stretches.read),
    areNodesRead: onDisk.areRead,
    nodes: (): readonly NodeRecord[] => [...nodes().values()],
    node: require,
    find: (nodeId: string): NodeRecord | null => nodes().get(nodeId) ?? null,
    seen: (nodeId: string) => {
      followClock();
      return stateIn(require(nodeId));
    },
    put: (list: readonly NodeRecord[], events: readonly NodeEvent[] = []) => {
      const kept = list.map((node) => ({ ...node, facts: nodes().get(node.id)?.facts ?? node.facts }));
      fleet.putNodes(kept, events);
      for (const node of kept) {
        nodes().set(node.id, node);
        nodeChanged(node.id);
      }
      settingsChanged();
    },
    remove: (nodeIds: readonly string[]) => {
      fleet.removeNodes(nodeIds);
      forget(nodeIds);
    },
    moments,
    /** `askedAt`: when the node was asked, so that newer proofs win. Ignores removed nodes. */
    heard: (nodeId: string, evidence: Evidence, by: NodeEvent['by'], askedAt?: MonotonicMs) =>
      applyAll([askedAt === undefined ? { nodeId, evidence } : { nodeId, evidence, askedAt }], by),
    heardAll: applyAll,
    note: (event: NodeEvent) => {
      if (!closed && nodes().has(event.nodeId)) fleet.putNodes([], [event]);
    },
    act: (nodeId: string) => acts.get(nodeId) ?? null,
    setAct: (nodeId: string, act: LiveAct | null) => {
      setOrDelete(acts, nodeId, act);
      nodeChanged(nodeId);
    },
    setTrouble: (nodeId: string, trouble: Trouble | null) => {
      setOrDelete(troubles, nodeId, trouble);
      nodeChanged(nodeId);
    },
    /** Makes all rows without blocking main. Rows that changed meanwhile are as they are at the end. */
    rows: async (): Promise<NodeRow[]> => {
      followClock();
      const changed = new Set<string>();
      changedMeanwhile.add(changed);
      try {
        const made = await inTurns([...nodes().values()], (node) => [node.id, row(node)] as const);
        const known = new Map(made.filter(([id]) => !changed.has(id)));
        return [...nodes().values()].map((node) => known.get(node.id) ?? row(node));
      } finally {
        changedMeanwhile.delete(changed);
      }
    },
    row: (nodeId: string) => {
      followClock();
      return row(require(nodeId));
    },
    stretches: (nodeId: string): readonly StateInterval[] => stretches.of(nodeId),
    onChange: (listener: (change: StateChange) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSettings: (listener: () => void) => {
      settingsListeners.add(listener);
      return () => void settingsListeners.delete(listener);
    },
    close: () => {
      if (closed) return;
      endLate();
      stretches.close();
      notices.close();
      lateWrites.close();
      closed = true;
    },
  };
}

export function gone(what: 'connection' | 'node' | 'run'): never {
  throw fail('GONE', { what });
}

function setOrDelete<T>(all: Map<string, T>, id: string, value: T | null): void {
  if (value === null) all.delete(id);
  else all.set(id, value);
}

function eventOf({ node, after, by, atMs }: StateChange): NodeEvent {
  const text = after.silence === null ? after.proof : silenceWord(after.silence);
  return { nodeId: node.id, atMs, kind: 'state', state: after.state, by, text };
}

const settingsOf = (cloud?: NodeServiceRecord): string => JSON.stringify({ ...cloud, newest: null });
