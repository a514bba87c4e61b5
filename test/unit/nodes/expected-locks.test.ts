import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AlertView } from '../../../src-preload/contract/index.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeRecord } from '../../../src-main/records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import type { NodeApi } from '../../../src-main/nodes/api/client.ts';
import { openFleet } from '../../../src-main/records/fleet.ts';
import { createActs, type Acts } from '../../../src-main/nodes/act/acts.ts';
import { createAlerts, type Alerts } from '../../../src-main/nodes/watch/alerts.ts';
import { createNodeRegistry, type NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { createBulk, type Bulk } from '../../../src-main/nodes/act/bulk.ts';
import type { ActCredentials } from '../../../src-main/nodes/act/node-operation.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { apiNode, cloudRecord, idOf, nodeRecord } from '../../support/node-records.ts';

const MINUTE = 60_000;
const nodeOf = (n: number): NodeRecord =>
  nodeRecord(n, {
    userId: 'u1',
    invokeUrl: 'https://n.example',
    unlockTemplate: '{"password":"{{password}}"}',
    facts: {
      ...nothingKnown,
      lock: 'unlocked',
      lockProof: 'probeUnlocked',
      lockSinceMs: 1,
      lockProvedAtMs: 1,
    },
  });

let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let acts: Acts;
let bulk: Bulk;
let alerts: Alerts;
let told: AlertView[];
let extras: ActCredentials['extras'];
/** What a node’s own probe and unlock answer, and the service’s upgrade call. */
let says: { upgrade: NodeAnswer; probe: NodeAnswer; unlock: NodeAnswer; status: string | null };

beforeEach(() => {
  time = manualTime();
  const fleet = openFleet(tempFolder(), time.clock);
  told = [];
  extras = { detail: true, probe: true };
  says = {
    upgrade: { kind: 'accepted' },
    probe: { kind: 'unlocked' },
    unlock: { kind: 'accepted' },
    status: null,
  };
  registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
  registry.putCloud(
    cloudRecord({
      extras: { list: false, detail: true, probe: true },
      newest: { id: 'b2', firstSeenAtMs: 1, seenAtMs: 1 },
    }),
  );
  registry.put([1, 2, 3].map(nodeOf));
  acts = createActs({ registry, ...time });
  let next = 0x1000;
  const random = { id: () => idOf((next += 1)) };
  bulk = createBulk({
    registry,
    acts,
    fleet,
    clock: time.clock,
    random,
    tell: () => undefined,
    meansOf: (nodes) => Promise.resolve(new Map(nodes.map((node) => [node.id, means()]))),
  });
  alerts = createAlerts({
    registry,
    acts,
    bulk,
    fleet,
    ...time,
    random,
    notifier: { notify: () => undefined },
    isLocked: () => false,
    tell: (name, payload) => {
      if (name === 'nodes.alerted') told.push(payload as AlertView);
    },
  });
  const end = alerts.start();
  onTestFinished(async () => {
    end();
    bulk.close();
    acts.close();
    await time.pass(0);
    registry.close();
    fleet.close();
  });
});

function means(): ActCredentials {
  const service: NodeApi = {
    host: 'cloud.example',
    logs: () => Promise.reject(new Error('not asked here')),
    latestImage: () => Promise.reject(new Error('not asked here')),
    list: () => Promise.reject(new Error('not asked here')),
    detail: (nodeId) => Promise.resolve(apiNode(nodeId, { status: says.status })),
    upgrade: () => Promise.resolve(says.upgrade),
    unlock: () => Promise.resolve(says.unlock),
    probe: () => Promise.resolve(says.probe),
    height: () => Promise.reject(new Error('not asked here')),
  };
  const target = { address: { kind: 'invokeUrl', url: 'https://n.example' }, token: null } as const;
  return { service, target, body: { password: 'p' }, extras };
}

const start = (kind: ActKind, by: 'you' | 'itself' = 'you') => {
  void acts.start(registry.node(idOf(1)), kind, by, means());
};
const kinds = () => told.map(({ kind, count }) => `${kind} ${String(count)}`);
const DOWN: NodeAnswer = { kind: 'notReady', status: 502 };

describe('a lock that a person’s own upgrade brings', () => {
  it('is no alert while the node is on its way to unlocked, and none when it is', async () => {
    start('upgradeToUnlocked');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    says.probe = { kind: 'locked' };
    says.unlock = { kind: 'changingState' };
    await time.pass(60_000);
    expect(registry.seen(idOf(1)).state).toBe('unlocking');
    says.probe = { kind: 'unlocked' };
    await time.pass(30 * MINUTE);
    expect(registry.seen(idOf(1)).state).toBe('unlocked');
    expect(kinds()).toEqual([]);
  });

  it('is one once the upgrade is over, where no unlock was asked for', async () => {
    start('upgrade');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(20_000);
    expect(acts.isYours(idOf(1))).toBe(true);
    says.probe = { kind: 'locked' };
    await time.pass(20_000);
    expect(acts.isBusy(idOf(1))).toBe(false);
    expect(registry.seen(idOf(1)).state).toBe('locked');
    expect(kinds()).toEqual(['locked 1']);
  });

  it.each([
    ['the password is wrong', { kind: 'wrongPassword' }],
    ['it refuses', { kind: 'refused', status: 400, text: 'no' }],
    ['its token is refused', { kind: 'tokenRefused' }],
  ] as const)('is one once the unlock failed: %s', async (_, unlock) => {
    says.unlock = unlock;
    start('upgradeToUnlocked');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    expect(kinds()).toEqual([]);
    says.probe = { kind: 'locked' };
    await time.pass(30_000);
    expect(acts.isBusy(idOf(1))).toBe(false);
    expect(kinds()).toEqual(['locked 1']);
  });

  it('is one once the person stopped waiting, and not before', async () => {
    says.unlock = { kind: 'changingState' };
    start('upgradeToUnlocked');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    says.probe = { kind: 'locked' };
    await time.pass(5 * MINUTE);
    expect(kinds()).toEqual([]);
    acts.stop(idOf(1));
    await time.pass(10_000);
    expect(kinds()).toEqual(['locked 1']);
  });

  it('is one once the unlock failed where only the unlock call itself could tell of the lock', async () => {
    extras = { detail: false, probe: false };
    says.unlock = DOWN;
    start('upgradeToUnlocked');
    await time.pass(4_000);
    expect(registry.seen(idOf(1)).state).toBe('upgrading');
    says.unlock = { kind: 'wrongPassword' };
    await time.pass(10_000);
    expect(registry.seen(idOf(1)).state).toBe('locked');
    await time.pass(4_000);
    expect(kinds()).toEqual(['locked 1']);
  });

  it('is one at once where the act was over before the lock came', async () => {
    start('upgrade');
    await time.pass(0);
    acts.stop(idOf(1));
    await time.pass(10_000);
    expect(acts.isBusy(idOf(1))).toBe(false);
    registry.heard(idOf(1), { kind: 'gone' }, 'seen');
    registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
    await time.pass(4_000);
    expect(kinds()).toEqual(['locked 1']);
  });

  it('says nothing of a node that was removed meanwhile', async () => {
    start('upgrade');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
    registry.remove([idOf(1)]);
    acts.stop(idOf(1));
    await time.pass(10_000);
    expect(kinds()).toEqual([]);
  });
});

describe('what nobody asked for', () => {
  it('is an alert though an act is under way at another node', async () => {
    says.unlock = { kind: 'changingState' };
    start('upgradeToUnlocked');
    await time.pass(0);
    registry.heard(idOf(2), { kind: 'probeLocked' }, 'seen');
    await time.pass(4_000);
    expect(told.map(({ names }) => names)).toEqual([['node 2']]);
  });

  it('is an alert though the node is about to be unlocked by itself', async () => {
    registry.heard(idOf(1), { kind: 'upgradeAccepted', image: 'b2' }, 'plan');
    start('unlock', 'itself');
    registry.heard(idOf(1), { kind: 'gone' }, 'seen');
    registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
    await time.pass(4_000);
    expect(kinds()).toContain('locked 1');
  });

  it('is an upgrade that was accepted and came to nothing', async () => {
    start('upgrade');
    await time.pass(0);
    says.status = 'FAILED';
    await time.pass(10_000);
    expect(kinds()).toEqual(['upgradeFailed 1']);
  });

  it('is not an upgrade that was refused at once: the person sees that', async () => {
    says.upgrade = { kind: 'refused', status: 400, text: 'no' };
    start('upgrade');
    await time.pass(10_000);
    expect(registry.row(idOf(1)).trouble).toMatchObject({ kind: 'upgradeFailed' });
    expect(kinds()).toEqual([]);
  });
});

describe('a bulk run', () => {
  const run = (act: ActKind, parallel = 3) =>
    bulk.start({ act, nodeIds: [1, 2, 3].map(idOf), canary: null, parallel }).id;

  it('that upgrades is one alert when it is over, not one for each node on the way', async () => {
    const id = run('upgrade', 1);
    for (const n of [1, 2, 3]) {
      await time.pass(0);
      says.probe = DOWN;
      await time.pass(10_000);
      expect(acts.isBusy(idOf(n))).toBe(true);
      says.probe = { kind: 'locked' };
      expect(kinds()).toEqual([]);
      // The next one begins with an answer of its old image.
      while (acts.isBusy(idOf(n))) await time.pass(1_000);
      says.probe = { kind: 'unlocked' };
    }
    await time.pass(4_000);
    expect(bulk.report(id).run.state).toBe('finished');
    expect(kinds()).toEqual(['locked 3']);
  });

  it('that takes long leaves nobody in the dark on what it locked long ago', async () => {
    run('upgrade', 1);
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    says.probe = { kind: 'locked' };
    while (acts.isBusy(idOf(1))) await time.pass(1_000);
    says.probe = DOWN;
    await time.pass(16 * MINUTE);
    expect(acts.isBusy(idOf(2))).toBe(true);
    expect(kinds()).toEqual(['lockedLong 1']);
  });

  it('that is paused has left locked what it upgraded so far', async () => {
    const id = run('upgrade', 1);
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    bulk.steer(id, 'pause');
    says.probe = { kind: 'locked' };
    await time.pass(60_000);
    expect(registry.seen(idOf(1)).state).toBe('locked');
    expect(kinds()).toEqual(['locked 1']);
  });

  it('that goes on to unlocked is none, but for what it could not unlock', async () => {
    const id = run('upgradeToUnlocked');
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    says.probe = { kind: 'locked' };
    says.unlock = { kind: 'wrongPassword' };
    await time.pass(60_000);
    expect(bulk.report(id).run.state).toBe('stopped');
    expect(kinds()).toEqual(['locked 3']);
  });

  it('is over for a node that it unlocked: a lock after that is news', async () => {
    run('upgradeToUnlocked', 1);
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    says.probe = { kind: 'locked' };
    while (acts.isBusy(idOf(1))) await time.pass(1_000);
    expect(registry.seen(idOf(1)).state).toBe('unlocked');
    registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
    await time.pass(4_000);
    expect(kinds()).toEqual(['locked 1']);
  });
});
