import { describe, expect, it, vi } from 'vitest';
import { systemTimers } from '../../../src-main/hosts/system.ts';
import type { RunView } from '../../../src-preload/contract/node-runs.ts';
import type { AlertView, NodeRow } from '../../../src-preload/contract/index.ts';
import { openTestApp, type TestApp } from './app.ts';

/** The program's own time runs so much faster: what it waits for between two tries is not waited for here. */
const FASTER = 20;

/** The whole of main over the real practice service, and what it told of nodes. */
function openNodesApp(faster = FASTER, change: Parameters<typeof openTestApp>[1] = {}) {
  const startMs = Date.now();
  const sinceMs = performance.now();
  const passedMs = () => (performance.now() - sinceMs) * faster;
  const notified: string[] = [];
  const app = openTestApp('loopback', {
    clock: { nowMs: () => Math.round(startMs + passedMs()), monotonicMs: passedMs },
    timers: { after: (ms, act) => systemTimers.after(ms / faster, act) },
    notifier: { notify: (title) => void notified.push(title) },
    ...change,
  });
  return { ...app, notified };
}

async function connect(app: TestApp, everySeconds = 5): Promise<string> {
  const cloud = await app.get('nodes.saveCloud', {
    cloudId: null,
    name: 'Practice nodes',
    connection: { kind: 'practice' },
    extras: { list: true, detail: true, probe: true },
    everySeconds,
  });
  return cloud.id;
}

/** One practice node, connected and seen. */
async function oneNode(app: TestApp, state: 'outdated' | 'locked') {
  await connect(app);
  const { nodes } = await app.get('practice.makeNodes', { count: 1, plan: 'node', state });
  const [node] = (await app.get('nodes.list', {})).nodes;
  await app.get('nodes.check', { nodeIds: null });
  await app.get('practice.setNodes', { nodeIds: null, upgradeSeconds: 1 });
  return { id: node?.id ?? '', practiceId: nodes[0]?.nodeId ?? '' };
}

const rowOf = async (app: TestApp, nodeId: string): Promise<NodeRow> =>
  (await app.get('nodes.read', { nodeId })).node;

function seen<T>(look: () => Promise<T>, wanted: object): Promise<void> {
  return vi.waitFor(async () => expect(await look()).toMatchObject(wanted), {
    timeout: 15_000,
    interval: 20,
  });
}

function eventually(holds: () => unknown): Promise<unknown> {
  // 300 nodes are asked one after the other: on a machine with other work it takes long.
  return vi.waitFor(holds, { timeout: 90_000, interval: 200 });
}

const becomes = (app: TestApp, nodeId: string, wanted: Partial<NodeRow>): Promise<void> =>
  seen(() => rowOf(app, nodeId), wanted);

const truth = async (app: TestApp) => (await app.get('practice.nodes', {})).nodes;

describe('a practice node', () => {
  it('goes from outdated over the upgrade to locked and, unlocked from the keychain, to unlocked', async () => {
    const app = openNodesApp();
    const { id } = await oneNode(app, 'outdated');
    await becomes(app, id, { state: 'outdated', outdated: true, proof: 'imageDiffers', hasSecret: true });
    expect(await app.get('nodes.upgrade', { nodeId: id })).toEqual({ outcome: 'started' });
    await becomes(app, id, { state: 'upgrading' });
    await becomes(app, id, { state: 'locked', outdated: false, act: null, trouble: null });
    expect(await app.get('nodes.unlock', { nodeId: id, keep: false })).toEqual({ outcome: 'started' });
    await becomes(app, id, { state: 'unlocked', act: null, trouble: null });
    expect(await truth(app)).toMatchObject([{ state: 'unlocked', unlocksAccepted: 1, upgradesAccepted: 1 }]);
    const { history } = await app.get('nodes.read', { nodeId: id });
    expect(history.map(({ kind }) => kind).filter((kind) => /upgrade|unlock/.test(kind))).toEqual([
      'unlockAccepted',
      'unlockAsked',
      'upgradeEnded',
      'upgradeAccepted',
      'upgradeAsked',
    ]);
    expect(app.faults).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  it('that was locked before is seen to come back from its upgrade, and is unlocked in the same act', async () => {
    const app = openNodesApp();
    const { id } = await oneNode(app, 'locked');
    await becomes(app, id, { state: 'locked', proof: 'probeLocked' });
    await app.get('practice.releaseImage', { overSeconds: 0 });
    await app.get('nodes.check', { nodeIds: null });
    expect(await app.get('nodes.upgradeToUnlocked', { nodeId: id })).toEqual({ outcome: 'started' });
    await becomes(app, id, { state: 'unlocked', outdated: false, act: null, trouble: null });
    expect(await truth(app)).toMatchObject([{ unlocksAccepted: 1, upgradesAccepted: 1 }]);
  });

  it('that takes a minute to unlock is waited for, and asked for nothing twice', async () => {
    const app = openNodesApp();
    const { id } = await oneNode(app, 'locked');
    await app.get('practice.setNodes', { nodeIds: null, unlockSeconds: 60 });
    await app.get('nodes.unlock', { nodeId: id, keep: false });
    await seen(() => truth(app), [{ state: 'unlocking' }]);
    expect(await rowOf(app, id)).toMatchObject({ state: 'unlocking', act: { kind: 'unlock' } });
    // The gateway gives up after 29 s, and the node goes on: that is no failure.
    await app.get('practice.passTime', { seconds: 30 });
    await becomes(app, id, { state: 'unlocking', trouble: null });
    await seen(() => rowOf(app, id), {
      act: { lastAnswer: expect.stringMatching(/504|changingState/) as string },
    });
    await app.get('practice.passTime', { seconds: 30 });
    await becomes(app, id, { state: 'unlocked', act: null, trouble: null });
    expect(await truth(app)).toMatchObject([{ unlocksAccepted: 1 }]);
  });
});

describe('300 nodes', () => {
  it(
    'that lock by an automatic upgrade are one alert, and one run unlocks each of them once',
    { timeout: 180_000 },
    async () => {
      const app = openNodesApp(5);
      await connect(app, 10);
      const alerts: AlertView[] = [];
      const runs: RunView[] = [];
      app.notices.listen((name, payload) => {
        if (name === 'nodes.alerted') alerts.push(payload as AlertView);
        if (name === 'nodes.runChanged') runs.push(payload as RunView);
      });
      await app.get('practice.makeNodes', { count: 300, plan: 'scale', state: 'unlocked' });
      const inState = async (state: NodeRow['state']) =>
        (await app.get('nodes.list', {})).nodes.filter((node) => node.state === state).length;
      await eventually(async () => expect(await inState('unlocked')).toBe(300));

      await app.get('practice.setNodes', { nodeIds: null, upgradeSeconds: 0 });
      await app.get('practice.releaseImage', { overSeconds: 0 });
      await eventually(async () => expect(await inState('locked')).toBe(300));
      const locks = () => alerts.filter(({ kind }) => kind === 'locked');
      await eventually(() => expect(locks()).toMatchObject([{ count: 300, seen: false }]));
      expect(app.notified.filter((title) => /^300\snodes: locked at \d\d:\d\d$/.test(title))).toHaveLength(1);

      const nodeIds = (await app.get('nodes.list', {})).nodes.map(({ id }) => id);
      const { rows, canary } = await app.get('nodes.plan', { act: 'unlock', nodeIds });
      expect(rows.filter(({ will }) => will === 'act')).toHaveLength(300);
      await app.get('nodes.run', { act: 'unlock', nodeIds, canary, parallel: 8 });
      await eventually(() => expect(runs.at(-1)?.state).toBe('finished'));
      // The canary went alone: nobody else was asked before it was done.
      expect(runs.findIndex(({ counts }) => counts.done === 1)).toBeLessThan(
        runs.findIndex(({ counts }) => counts.running > 1),
      );
      expect(runs.at(-1)?.counts).toMatchObject({ done: 300, already: 0, failed: 0, unknown: 0 });
      const really = (await truth(app)).map((node) => `${node.state} ${String(node.unlocksAccepted)}`);
      expect([...new Set(really)]).toEqual(['unlocked 1']);
      expect(locks()).toHaveLength(1);
      expect(app.faults).toEqual([]);
    },
  );
});
