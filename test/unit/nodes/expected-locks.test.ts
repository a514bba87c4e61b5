import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { AlertView } from '../../../src-preload/contract/index.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeRecord } from '../../../src-main/records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import { alertsOver, credentials, nodeApi, openBoard } from '../../support/node-board.ts';
import { createActs, type NodeActs } from '../../../src-main/nodes/act/acts.ts';
import type { NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { createBulk, type Bulk } from '../../../src-main/nodes/act/bulk.ts';
import type { ActCredentials } from '../../../src-main/nodes/act/node-operation.ts';
import type { manualTime } from '../../support/manual-timers.ts';
import { apiNode, idOf, nodeRecord } from '../../support/node-records.ts';

const MINUTE = 60_000;
const lock = { lock: 'unlocked', lockProof: 'probeUnlocked', lockSinceMs: 1, lockProvedAtMs: 1 } as const;
const nodeOf = (n: number): NodeRecord => nodeRecord(n, { facts: { ...nothingKnown, ...lock } });

let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let acts: NodeActs;
let bulk: Bulk;
let told: AlertView[];
let extras: ActCredentials['extras'];
/** The node’s answers to probe and unlock, and the service’s to an upgrade. */
let says: { upgrade: NodeAnswer; probe: NodeAnswer; unlock: NodeAnswer; status: string | null };

beforeEach(() => {
  told = [];
  extras = { detail: true, probe: true };
  const accepted = { kind: 'accepted' } as const;
  says = { upgrade: accepted, probe: { kind: 'unlocked' }, unlock: accepted, status: null };
  const board = openBoard({
    extras: { list: false, detail: true, probe: true },
    newest: { id: 'b2', firstSeenAtMs: 1, seenAtMs: 1 },
  });
  ({ time, registry } = board);
  registry.put([1, 2, 3].map(nodeOf));
  acts = createActs({ registry, ...time });
  bulk = createBulk({
    ...{ registry, acts, fleet: board.fleet, clock: time.clock, tell: () => undefined },
    random: { id: () => idOf(0xfff) },
    meansOf: (nodes) => Promise.resolve(new Map(nodes.map((node) => [node.id, means()]))),
  });
  const end = alertsOver({
    ...{ ...board, ...time, acts, bulk },
    tell: (name, payload) => {
      if (name === 'nodes.alerted') told.push(payload as AlertView);
    },
  }).start();
  onTestFinished(async () => {
    end();
    bulk.close();
    acts.close();
    await time.pass(0);
  });
});

const means = (): ActCredentials =>
  credentials(
    nodeApi({
      detail: (nodeId) => Promise.resolve(apiNode(nodeId, { status: says.status })),
      upgrade: () => Promise.resolve(says.upgrade),
      unlock: () => Promise.resolve(says.unlock),
      probe: () => Promise.resolve(says.probe),
    }),
    extras,
  );

const start = (kind: ActKind, by: 'you' | 'itself' = 'you') => {
  void acts.start(registry.node(idOf(1)), kind, by, means());
};
const kinds = () => told.map(({ kind, count }) => `${kind} ${String(count)}`);
const DOWN: NodeAnswer = { kind: 'notReady', status: 502 };
/** The upgrade takes the node down. */
async function goDown(): Promise<void> {
  await time.pass(0);
  says.probe = DOWN;
  await time.pass(10_000);
}

it.each<[string, ActKind, NodeAnswer, string, string[]]>([
  [
    'none while it is on its way to unlocked',
    'upgradeToUnlocked',
    { kind: 'changingState' },
    'unlocking',
    [],
  ],
  ['none when it is unlocked', 'upgradeToUnlocked', { kind: 'accepted' }, 'unlocked', []],
  ['one where no unlock was asked for', 'upgrade', { kind: 'accepted' }, 'locked', ['locked 1']],
  ['one where its password is wrong', 'upgradeToUnlocked', { kind: 'wrongPassword' }, 'locked', ['locked 1']],
  [
    'one where it refuses',
    'upgradeToUnlocked',
    { kind: 'refused', status: 400, text: 'no' },
    'locked',
    ['locked 1'],
  ],
  ['one where its token is refused', 'upgradeToUnlocked', { kind: 'tokenRefused' }, 'locked', ['locked 1']],
])('a lock that a person’s own upgrade brings is %s', async (_, act, unlock, state, alerts) => {
  says.unlock = unlock;
  start(act);
  await goDown();
  expect([acts.isYours(idOf(1)), kinds()]).toEqual([true, []]);
  says.probe = { kind: 'locked' };
  await time.pass(60_000);
  expect(acts.isBusy(idOf(1))).toBe(state === 'unlocking');
  expect(registry.seen(idOf(1)).state).toBe(state);
  expect(kinds()).toEqual(alerts);
});

it('an unrequested lock is an alert even if the node will be unlocked automatically', async () => {
  registry.heard(idOf(1), { kind: 'upgradeAccepted', image: 'b2' }, 'plan');
  start('unlock', 'itself');
  registry.heard(idOf(1), { kind: 'gone' }, 'seen');
  registry.heard(idOf(1), { kind: 'probeLocked' }, 'seen');
  await time.pass(4_000);
  expect(kinds()).toContain('locked 1');
});

it('an accepted upgrade that never came is an alert', async () => {
  start('upgrade');
  await time.pass(0);
  says.status = 'FAILED';
  await time.pass(10_000);
  expect(kinds()).toEqual(['upgradeFailed 1']);
});

const run = (act: ActKind, parallel = 3) =>
  bulk.start({ act, nodeIds: [1, 2, 3].map(idOf), canary: null, parallel }).id;

it('an upgrading run causes one alert at its end, not one for each node', async () => {
  const id = run('upgrade', 1);
  for (const n of [1, 2, 3]) {
    await time.pass(0);
    says.probe = DOWN;
    await time.pass(10_000);
    expect(acts.isBusy(idOf(n))).toBe(true);
    says.probe = { kind: 'locked' };
    expect(kinds()).toEqual([]);
    // The next node still answers with its old image.
    while (acts.isBusy(idOf(n))) await time.pass(1_000);
    says.probe = { kind: 'unlocked' };
  }
  await time.pass(4_000);
  expect(bulk.report(id).run.state).toBe('finished');
  expect(kinds()).toEqual(['locked 3']);
});

it('a long run reports nodes that it locked long ago before its end', async () => {
  run('upgrade', 1);
  await goDown();
  says.probe = { kind: 'locked' };
  while (acts.isBusy(idOf(1))) await time.pass(1_000);
  says.probe = DOWN;
  await time.pass(16 * MINUTE);
  expect(acts.isBusy(idOf(2))).toBe(true);
  expect(kinds()).toEqual(['lockedLong 1']);
});

it('a run that also unlocks causes an alert only about nodes that stayed locked', async () => {
  const id = run('upgradeToUnlocked');
  await goDown();
  says.probe = { kind: 'locked' };
  says.unlock = { kind: 'wrongPassword' };
  await time.pass(60_000);
  expect(bulk.report(id).run.state).toBe('stopped');
  expect(kinds()).toEqual(['locked 3']);
});
