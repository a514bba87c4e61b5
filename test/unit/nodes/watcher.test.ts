import { once } from 'node:events';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AlertView } from '../../../src-preload/contract/index.ts';
import { fail } from '../../../src-main/base/errors.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeServiceRecord, NodeRecord } from '../../../src-main/records/node.ts';
import type { ApiNode, UnreadRow } from '../../../src-main/nodes/api/hosted.ts';
import type { NodeApi } from '../../../src-main/nodes/api/client.ts';
import { openNodeStore } from '../../../src-main/records/fleet.ts';
import type { Alerts } from '../../../src-main/nodes/watch/alerts.ts';
import { createNodeRegistry, type NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { createWatcher, type Watcher } from '../../../src-main/nodes/watch/watcher.ts';
import type { manualTime } from '../../support/manual-timers.ts';
import { alertsOver, nodeApi, openBoard } from '../../support/node-board.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { apiNode, CLOUD, cloudRecord, idOf, nodeRecord } from '../../support/node-records.ts';

const SECOND = 1_000;
const cloud: NodeServiceRecord = cloudRecord({
  extras: { list: false, detail: false, probe: true },
  everySeconds: 10,
});
const nodeOf = (n: number): NodeRecord =>
  nodeRecord(n, {
    ...{ userId: 'u1', plan: 'scale', invokeUrl: 'https://n.example' },
    facts: {
      ...{ ...nothingKnown, lock: 'unlocked', lockProof: 'unlockAccepted' },
      ...{ lockSinceMs: 1, lockProvedAtMs: 1 },
    },
  });

/** The answers of nodes and their service, with the requests and alerts. */
const freshWorld = () => ({
  answers: new Map<string, NodeAnswer>(),
  heights: new Map<string, Awaited<ReturnType<NodeApi['height']>>>(),
  image: 'a1',
  list: [] as ApiNode[],
  unread: [] as UnreadRow[],
  hold: null as Promise<void> | null,
  busy: new Set<string>(),
  probes: new Map<string, number>(),
  inFlight: { now: 0, most: 0 },
  asked: [] as string[],
  heightsAsked: [] as string[],
  told: [] as AlertView[],
  notified: [] as string[],
  withdrawn: [] as string[],
  newImages: [] as string[],
  onFault: (error: unknown): void => {
    throw error;
  },
});
let world: ReturnType<typeof freshWorld>;
let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let alerts: Alerts;
let watcher: Watcher;

beforeEach(() => {
  world = freshWorld();
  const board = openBoard();
  ({ time, registry } = board);
  alerts = alertsOver({
    ...{ ...board, ...time },
    notifier: {
      notify: (title, body) => {
        const text = `${title} | ${body}`;
        world.notified.push(text);
        return () => void world.withdrawn.push(text);
      },
    },
    tell: (name, payload) => {
      if (name === 'nodes.alerted') world.told.push(payload as AlertView);
    },
  });
  const api = nodeApi({
    latestImage: () => {
      world.asked.push('latestImage');
      if (world.image !== '') return Promise.resolve(world.image);
      throw fail('SERVICE_UNREACHABLE', { host: 'cloud.example', kind: 'refused', detail: '' });
    },
    list: () => {
      world.asked.push('list');
      return Promise.resolve({ nodes: world.list, unread: world.unread, isWhole: true });
    },
    probe: async ({ token }) => {
      const { probes, inFlight } = world;
      const nodeId = token ?? '';
      probes.set(nodeId, (probes.get(nodeId) ?? 0) + 1);
      inFlight.now += 1;
      inFlight.most = Math.max(inFlight.most, inFlight.now);
      await world.hold;
      inFlight.now -= 1;
      return world.answers.get(nodeId) ?? { kind: 'unlocked' };
    },
    height: ({ token }) => {
      world.heightsAsked.push(token ?? '');
      return Promise.resolve(world.heights.get(token ?? '') ?? { kind: 'locked' });
    },
  });
  watcher = createWatcher({
    ...{ registry, ...time, random01: () => 0.5 },
    isBusy: (nodeId) => world.busy.has(nodeId),
    fault: (error) => world.onFault(error),
    means: {
      serviceOf: () => Promise.resolve(api),
      // The node's id stands for its token, so that the fake knows the node.
      targetsOf: (nodes) =>
        Promise.resolve(
          new Map(
            nodes.map(({ id, invokeUrl }) => [
              id,
              { address: { kind: 'invokeUrl', url: invokeUrl ?? '' }, token: id } as const,
            ]),
          ),
        ),
    },
    onNewImage: (cloudId) => void world.newImages.push(registry.cloud(cloudId).newest?.id ?? ''),
  });
  const end = alerts.start();
  onTestFinished(() => {
    watcher.stop();
    end();
  });
});

function watch(count: number, changes: Partial<NodeServiceRecord> = {}): void {
  registry.putCloud({ ...cloud, ...changes });
  registry.put(Array.from({ length: count }, (_, n) => nodeOf(n + 1)));
  watcher.start();
}
/** A promise that never settles. */
const never = Promise.race<undefined>([]);
/** Holds all probes' answers back until the returned function is called. */
function holdProbes(): () => void {
  let letGo = (): void => undefined;
  world.hold = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}
const countOf = (n: number) => world.probes.get(idOf(n)) ?? 0;

describe('the watcher', () => {
  it('asks unlocked nodes for their height now and then, and reports one that stays behind the others', async () => {
    for (const n of [1, 2]) world.heights.set(idOf(n), { network: 'Mainnet', height: 900_000 });
    world.answers.set(idOf(3), { kind: 'locked' });
    watch(3);
    await time.pass(6 * 60 * SECOND);
    const askedFor = (n: number) => world.heightsAsked.filter((one) => one === idOf(n)).length;
    expect([1, 2, 3].map(askedFor)).toEqual([1, 1, 0]);
    expect(registry.row(idOf(1)).stillSinceMs).toBeNull();
    const standsSinceMs = time.clock.nowMs();
    world.heights.set(idOf(2), { network: 'Mainnet', height: 900_001 });
    await time.pass(27 * 60 * SECOND);
    expect([1, 2].map((n) => registry.row(idOf(n)).state)).toEqual(['unlocked', 'unlocked']);
    expect(registry.row(idOf(2)).stillSinceMs).toBeNull();
    expect(registry.row(idOf(1)).stillSinceMs).toBeLessThan(standsSinceMs);
    // The node is unlocked nevertheless, so there is no alert.
    expect(world.told.filter(({ nodeIds }) => nodeIds.includes(idOf(1)))).toEqual([]);
    world.heights.set(idOf(1), { network: 'Mainnet', height: 900_001 });
    await time.pass(6 * 60 * SECOND);
    expect(registry.row(idOf(1)).stillSinceMs).toBeNull();
    expect(askedFor(1)).toBeLessThanOrEqual(8);
  });

  it.each<[string, string, (readonly [minutes: number, heights: Readonly<Record<number, number>>])[]]>([
    [
      'a block is long in coming, and comes late to some',
      'Mainnet',
      [
        [80, { 1: 7, 2: 7, 3: 7 }],
        [8, { 2: 8 }],
        [12, { 1: 8, 3: 8 }],
      ],
    ],
    [
      'the chain that they were measured by is no more',
      'Regtest',
      [
        [20, { 1: 500, 2: 500 }],
        [60, { 1: 3, 2: 3 }],
      ],
    ],
  ])("doesn't call a node behind if %s", async (_, network, steps) => {
    watch(3);
    for (const [minutes, heights] of steps) {
      for (const [n, height] of Object.entries(heights))
        world.heights.set(idOf(Number(n)), { network, height });
      await time.pass(minutes * 60 * SECOND);
    }
    expect([1, 2, 3].map((n) => registry.row(idOf(n)).stillSinceMs)).toEqual([null, null, null]);
  });

  it('compares heights only within one network and one connection', async () => {
    for (const [n, network, height] of [
      [1, 'Regtest', 5],
      [2, 'Mainnet', 900_000],
      [9, 'Regtest', 7],
    ] as const)
      world.heights.set(idOf(n), { network, height });
    watch(2);
    const other = { ...cloud, id: '0d'.repeat(16) };
    registry.putCloud(other);
    registry.put([{ ...nodeOf(9), cloudId: other.id }]);
    await time.pass(60 * 60 * SECOND);
    expect([1, 2, 9].map((n) => registry.row(idOf(n)).stillSinceMs)).toEqual([null, null, null]);
  });

  it('asks a node that forbids it for its height once, and again with another token', async () => {
    world.heights.set(idOf(1), { kind: 'tokenReadOnly' });
    watch(1);
    await time.pass(30 * 60 * SECOND);
    expect(world.heightsAsked).toHaveLength(1);
    expect(registry.row(idOf(1)).state).toBe('unlocked');
    watcher.renew();
    await time.pass(6 * 60 * SECOND);
    expect(world.heightsAsked).toHaveLength(2);
  });

  it('keeps why a node is silent for the board, the history and one shared alert', async () => {
    watch(12);
    await time.pass(20 * SECOND);
    const expired = { kind: 'certificateExpired', host: 'n.example', atMs: 1_700_000_000_000 } as const;
    for (let n = 1; n <= 10; n += 1) world.answers.set(idOf(n), { kind: 'noAnswer', why: expired });
    world.answers.set(idOf(11), { kind: 'noAnswer', why: { kind: 'dns', host: 'eleven.example' } });
    world.answers.set(idOf(12), { kind: 'notReady', status: 502 });
    await time.pass(120 * SECOND);
    expect(registry.seen(idOf(1)).silence).toEqual(expired);
    expect(registry.row(idOf(12)).silence).toEqual({ kind: 'gateway', status: 502 });
    const last = new Map(world.told.map((alert) => [alert.id, alert]));
    expect([...last.values()].map(({ kind, count, silence }) => [kind, count, silence])).toEqual([
      ['unreachable', 10, expired],
      ['unreachable', 1, { kind: 'dns', host: 'eleven.example' }],
      ['unreachable', 1, { kind: 'gateway', status: 502 }],
    ]);
    expect(world.notified).toContainEqual(
      expect.stringMatching(
        /^“node 11”: no answer \(name not found \(DNS\)\) at \d\d:\d\d \| Check that eleven\.example/,
      ),
    );
    world.answers.clear();
    await time.pass(70 * SECOND);
    expect(registry.seen(idOf(1))).toMatchObject({ state: 'unlocked', silence: null });
  });

  it('raises one alert for a shared reason, even with minutes between two polls', async () => {
    watch(8, { everySeconds: 240 });
    await time.pass(250 * SECOND);
    for (let n = 1; n <= 8; n += 1) world.answers.set(idOf(n), { kind: 'noAnswer', why: { kind: 'late' } });
    await time.pass(1_800 * SECOND);
    expect(new Set(world.told.map(({ id }) => id)).size).toBe(1);
    expect(world.told.at(-1)).toMatchObject({ kind: 'unreachable', count: 8, silence: { kind: 'late' } });
  });

  it.each([-24, 24])(
    'measures how long a node is locked by no clock that is set meanwhile: by %d h',
    async (hours) => {
      watch(2);
      await time.pass(20 * SECOND);
      world.answers.set(idOf(1), { kind: 'locked' });
      await time.pass(60 * SECOND);
      const lasts = (n: number) => time.clock.nowMs() - (registry.row(idOf(n)).sinceMs ?? 0);
      const locked = lasts(1);
      time.setAhead(hours * 3_600_000);
      expect(lasts(1)).toBe(locked);
      await time.pass(60 * SECOND);
      expect(world.told.map(({ kind }) => kind)).toEqual(['locked']);
      await time.pass(15 * 60 * SECOND);
      expect(world.told.map(({ kind }) => kind)).toEqual(['lockedLong', 'locked'].toReversed());
      expect(lasts(1)).toBe(locked + 16 * 60 * SECOND);
      expect(registry.row(idOf(1)).sinceIsAbout).toBe(false);
      expect(registry.row(idOf(1)).lockedMinutes30d).toBeLessThan(20);
    },
  );

  it('takes no lock of an earlier run for a future one, and marks its time as approximate', async () => {
    const { clock } = time;
    const ahead = {
      lock: 'locked',
      lockProof: 'probeLocked',
      lockSinceMs: clock.nowMs() + 24 * 3_600_000,
    } as const;
    const node = nodeRecord(1, { facts: { ...nothingKnown, ...ahead } });
    const fleet = openNodeStore(tempFolder(), clock);
    fleet.putCloud(cloudRecord());
    fleet.putNodes([node]);
    await time.pass(SECOND);
    const next = createNodeRegistry({ ...time, fleet, tell: () => undefined });
    await time.pass(60 * SECOND);
    expect(next.row(node.id).sinceMs).toBe(clock.nowMs() - 60 * SECOND);
    next.close();
    fleet.putNodes([nodeRecord(1, { facts: { ...node.facts, lockSinceMs: clock.nowMs() - 3_600_000 } })]);
    const third = createNodeRegistry({ ...time, fleet, tell: () => undefined });
    expect(third.row(node.id)).toMatchObject({ sinceMs: clock.nowMs() - 3_600_000, sinceIsAbout: true });
    third.close();
    fleet.close();
  });

  it('withdraws a notification once it holds for none of its nodes, and not before', async () => {
    watch(3);
    await time.pass(20 * SECOND);
    for (const n of [1, 2]) world.answers.set(idOf(n), { kind: 'locked' });
    await time.pass(30 * SECOND);
    const [only] = world.notified;
    expect(only).toMatch(/^2\snodes: locked at \d\d:\d\d/);
    world.answers.delete(idOf(1));
    await time.pass(40 * SECOND);
    expect([registry.seen(idOf(1)).state, world.withdrawn]).toEqual(['unlocked', []]);
    world.answers.delete(idOf(2));
    await time.pass(40 * SECOND);
    expect(world.withdrawn).toEqual([only]);
  });

  it("asks no sooner than a node's gateway wants, even on request", async () => {
    watch(1);
    await time.pass(20 * SECOND);
    world.answers.set(idOf(1), { kind: 'notReady', status: 429, retryAfterSeconds: 3_600 });
    await time.pass(15 * SECOND);
    const before = countOf(1);
    for (let n = 0; n < 50; n += 1) {
      await time.pass(60 * SECOND);
      await watcher.checkNow(null);
    }
    expect(countOf(1)).toBe(before);
    world.answers.delete(idOf(1));
    await time.pass(15 * 60 * SECOND);
    expect(countOf(1)).toBeGreaterThan(before);
    expect(registry.seen(idOf(1)).state).toBe('unlocked');
    expect(world.told).toEqual([]);
  });

  it('reports a node without any proof once, however the reasons change, and not the same lock again', async () => {
    watch(1);
    await time.pass(20 * SECOND);
    world.answers.set(idOf(1), { kind: 'locked' });
    await time.pass(15 * SECOND);
    for (const odd of [
      { kind: 'wayRefused', status: 404 },
      { kind: 'tokenRefused' },
      { kind: 'elsewhere', text: 'a page' },
      { kind: 'notReady', status: 521 },
    ] as const) {
      world.answers.set(idOf(1), odd);
      await time.pass(120 * SECOND);
    }
    world.answers.set(idOf(1), { kind: 'locked' });
    await time.pass(120 * SECOND);
    expect(registry.seen(idOf(1)).state).toBe('locked');
    expect(world.told.map(({ kind }) => kind)).toEqual(['locked', 'unreachable']);
  });

  it('reports an image once, even if a cache alternates with the one before', async () => {
    watch(1, { extras: { list: false, detail: false, probe: false }, everySeconds: 60 });
    await time.pass(60 * SECOND);
    for (let n = 0; n < 120; n += 1) {
      world.image = n % 2 === 0 ? 'b2' : 'a1';
      await time.pass(60 * SECOND);
    }
    expect(world.newImages).toEqual(['b2']);
    expect(registry.cloud(CLOUD).newest).toMatchObject({ id: 'b2' });
    // An old image alone for half an hour means that the new one was withdrawn; the next one is news.
    world.image = 'a1';
    await time.pass(40 * 60 * SECOND);
    expect(registry.cloud(CLOUD).newest).toMatchObject({ id: 'a1' });
    world.image = 'c3';
    await time.pass(60 * SECOND);
    expect(world.newImages).toEqual(['b2', 'c3']);
  });

  it('asks 64 nodes at once and each once, and none waits for ever', async () => {
    watch(200, { everySeconds: 5 });
    // Each answer takes five seconds, so twice as many polls are due as fit.
    let letGo = holdProbes();
    await time.pass(60 * SECOND);
    expect([world.inFlight.most, Math.max(...world.probes.values())]).toEqual([64, 1]);
    for (let n = 0; n < 12; n += 1) {
      await time.pass(5 * SECOND);
      const release = letGo;
      letGo = holdProbes();
      release();
    }
    await time.pass(SECOND);
    expect(world.inFlight.most).toBe(64);
    expect([...world.probes.keys()]).toHaveLength(200);
    expect(Math.min(...world.probes.values())).toBeGreaterThanOrEqual(Math.max(...world.probes.values()) - 1);
  });

  it('begins to ask a new node, and stops asking a removed one', async () => {
    watch(2);
    await time.pass(20 * SECOND);
    const end = registry.onSettings(watcher.renew);
    registry.put([nodeOf(3)]);
    registry.remove([idOf(1)]);
    end();
    const before = countOf(1);
    await time.pass(20 * SECOND);
    expect(countOf(1)).toBe(before);
    expect(countOf(3)).toBeGreaterThanOrEqual(1);
    await watcher.checkNow([idOf(3)]);
    const added = countOf(3);
    await time.pass(SECOND);
    expect(countOf(3)).toBe(added + 1);
  });

  it('asks a node again if a check is requested meanwhile, since its token may be new', async () => {
    watch(1, { everySeconds: 600 });
    let letGo = holdProbes();
    await watcher.checkNow(null);
    await time.pass(SECOND);
    expect(countOf(1)).toBe(1);
    await watcher.checkNow([idOf(2)]);
    letGo();
    await time.pass(SECOND);
    expect(countOf(1)).toBe(1);
    letGo = holdProbes();
    await watcher.checkNow(null);
    await time.pass(SECOND);
    await watcher.checkNow([idOf(1)]);
    await time.pass(SECOND);
    expect(countOf(1)).toBe(2);
    letGo();
    await time.pass(SECOND);
    expect(countOf(1)).toBe(3);
    await time.pass(SECOND);
    expect(countOf(1)).toBe(3);
  });

  it("reports evidence that couldn't be written, and goes on asking", async () => {
    watch(1);
    const faults: unknown[] = [];
    world.onFault = (error) => faults.push(error);
    const full = new Error('the disk is full');
    vi.spyOn(registry, 'heardAll').mockImplementationOnce(() => {
      throw full;
    });
    world.answers.set(idOf(1), { kind: 'locked' });
    await time.pass(11 * SECOND);
    expect(faults).toEqual([full]);
    await time.pass(11 * SECOND);
    expect(registry.seen(idOf(1)).state).toBe('locked');
    expect(faults).toHaveLength(1);
  });

  it('asks five times less often in a hidden window, and at once when it is shown', async () => {
    watch(4);
    watcher.setVisible(false);
    await time.pass(20 * SECOND);
    const before = countOf(1);
    await time.pass(100 * SECOND);
    expect(countOf(1) - before).toBeLessThanOrEqual(3);
    watcher.setVisible(true);
    const hidden = countOf(1);
    await time.pass(2 * SECOND);
    expect(countOf(1)).toBe(hidden + 1);
  });

  it('is silent once stopped, and leaves out nodes with an act under way', async () => {
    watch(2);
    world.busy.add(idOf(2));
    await time.pass(30 * SECOND);
    expect(countOf(2)).toBe(0);
    watcher.stop();
    const before = countOf(1);
    await time.pass(60 * SECOND);
    expect(countOf(1)).toBe(before);
  });
});

describe('a sleeping machine', () => {
  const HOURS = 8 * 3_600_000;
  /** Sleeps as node-work does; the process's clock stops meanwhile, as on Linux. */
  function sleep(ms: number): number {
    const sinceMs = time.clock.nowMs();
    watcher.stop();
    time.setAhead(ms);
    registry.moments.slept(sinceMs);
    watcher.start();
    return sinceMs;
  }

  it('asks nothing while it sleeps, and everything at once when it wakes, the newest image too', async () => {
    watch(20, { everySeconds: 600 });
    await time.pass(700 * SECOND);
    const before = [...world.probes.values()];
    world.asked = [];
    watcher.stop();
    await time.pass(3_000 * SECOND);
    expect([...world.probes.values()]).toEqual(before);
    expect(world.asked).toEqual([]);
    sleep(HOURS);
    await time.pass(SECOND);
    expect([...world.probes.values()]).toEqual(before.map((count) => count + 1));
    expect(world.asked).toEqual(['latestImage']);
  });

  it('never shows a proof from before its sleep as recent', async () => {
    watch(2);
    await time.pass(30 * SECOND);
    const letGo = holdProbes();
    await time.pass(11 * SECOND);
    expect(world.inFlight.now).toBe(2);
    const sinceMs = sleep(HOURS);
    // Both answers waited all night; the nodes answer no more.
    world.hold = never;
    letGo();
    await time.pass(SECOND);
    for (const n of [1, 2]) expect(registry.seen(idOf(n)).provedAtMs).toBeLessThanOrEqual(sinceMs);
    expect(registry.node(idOf(1)).facts.heardAtMs).toBeLessThanOrEqual(sinceMs);
    expect(countOf(1)).toBeGreaterThan(1);
  });

  it("doesn't take its own missing network for the nodes' silence, and asks again soon", async () => {
    watch(3);
    await time.pass(20 * SECOND);
    for (const n of [1, 2, 3]) world.answers.set(idOf(n), { kind: 'noAnswer', why: { kind: 'offline' } });
    sleep(HOURS);
    const before = countOf(1);
    await time.pass(25 * SECOND);
    expect(countOf(1) - before).toBeGreaterThan(5);
    for (const n of [1, 2, 3]) expect(registry.node(idOf(n)).facts.noAnswers).toBe(0);
    // Half a minute later silence counts again.
    await time.pass(60 * SECOND);
    expect(registry.seen(idOf(1)).state).toBe('unreachable');
    expect(world.told.map(({ kind }) => kind)).toEqual(['unreachable']);
  });
});

describe('the newest image', () => {
  it('stays the last known one with the reason, if nobody answers', async () => {
    watch(1);
    await time.pass(SECOND);
    world.image = '';
    await time.pass(61 * SECOND);
    expect(registry.cloud(CLOUD).newest).toMatchObject({ id: 'a1' });
    expect(registry.cloudView(CLOUD).trouble).toBe('silence-refused');
    world.image = 'a1';
    await time.pass(61 * SECOND);
    expect(registry.cloudView(CLOUD).trouble).toBeNull();
  });

  it('counts as the cause only for nodes that an update from outside locked', async () => {
    const toldOf = (count: number, status: string): ApiNode[] =>
      Array.from({ length: count }, (_, n) => apiNode(`n${String(n + 1)}`, { status }));
    world.list = toldOf(20, 'IN_PROGRESS');
    watch(21, { extras: { list: true, detail: false, probe: false } });
    await time.pass(SECOND);
    world.list = toldOf(20, 'RUNNING');
    await time.pass(65 * SECOND);
    expect(world.told).toMatchObject([{ kind: 'locked', count: 20, lockedBy: 'update' }]);
    expect(world.told[0]?.nodeIds).toHaveLength(20);
    expect(world.notified).toEqual([
      expect.stringMatching(/^20\snodes: locked by an upgrade from outside at \d\d:\d\d \| “node 1”, /),
    ]);
    registry.heard(idOf(1), { kind: 'unlockAccepted' }, 'you');
    await time.pass(SECOND);
    registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
    registry.heard(idOf(21), { kind: 'cloudUpgrading', image: 'b2' }, 'plan');
    registry.heard(idOf(21), { kind: 'cloudRunning' }, 'plan');
    await time.pass(10 * SECOND);
    expect(world.told[1]).toMatchObject({ kind: 'locked', count: 2 });
    expect(world.told[1]).not.toHaveProperty('lockedBy');
  });
});

describe('alerts', () => {
  it('grow by nodes found a little later, and are unseen again', async () => {
    watch(4);
    const lock = async (n: number, waitSeconds: number): Promise<void> => {
      registry.heard(idOf(n), { kind: 'probeLocked' }, 'seen');
      await time.pass(waitSeconds * SECOND);
    };
    await lock(1, 10);
    alerts.seen(world.told.map(({ id }) => id));
    await lock(2, 10);
    const [grown] = alerts.list().alerts;
    expect(alerts.list().alerts).toHaveLength(1);
    expect(grown).toMatchObject({
      count: 2,
      nodeIds: [idOf(1), idOf(2)],
      atMs: world.told[0]?.atMs,
      seen: false,
    });
    expect(world.told.map(({ id }) => id)).toEqual([grown?.id, grown?.id]);
    expect(world.notified).toEqual([
      expect.stringMatching(/^“node 1”: locked at/),
      expect.stringMatching(/^2\snodes: locked at/),
    ]);

    await time.pass(50 * SECOND);
    await lock(3, 70);
    await lock(4, 10);
    expect(alerts.list().alerts.map(({ nodeIds }) => nodeIds)).toEqual([
      [idOf(4)],
      [idOf(3)],
      [idOf(1), idOf(2)],
    ]);
  });

  it("are quiet by the machine's present time zone, even after a change", async () => {
    const before = process.env['TZ'];
    onTestFinished(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    process.env['TZ'] = 'Etc/GMT+3';
    const there = new Date(time.clock.nowMs()).getHours();
    // As on a journey: the process gets another zone, and this V8 isn't told.
    const travels = new Worker("process.env.TZ = 'Etc/GMT-9'", { eval: true, env: SHARE_ENV });
    await once(travels, 'exit');
    expect(new Date(time.clock.nowMs()).getHours()).toBe(there);
    const here = (there + 12) % 24;
    watch(2);
    alerts.set({
      lockedMinutes: 5,
      kinds: ['locked'],
      quiet: { from: ((here + 23) % 24) * 60, to: ((here + 2) % 24) * 60 },
    });
    world.answers.set(idOf(1), { kind: 'locked' });
    await time.pass(20 * 60 * SECOND);
    expect(alerts.list().alerts.map(({ kind }) => kind)).toEqual(['locked']);
    expect(world.notified).toEqual([]);
  });
});
