import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AlertView } from '../../../../src-preload/contract/index.ts';
import { nodeState } from '../../../../src-preload/contract/node-states.ts';
import type { Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import { LASTS, usualOf, type Passing } from '../../../../src-main/nodes/state/lasting.ts';
import type { NodeRegistry } from '../../../../src-main/nodes/registry/node-registry.ts';
import type { NodeStore } from '../../../../src-main/records/fleet.ts';
import type { manualTime } from '../../../support/manual-timers.ts';
import { alertsOver, openBoard } from '../../../support/node-board.ts';
import { idOf, nodeRecord } from '../../../support/node-records.ts';

const MINUTE = 60_000;
const ID = idOf(1);
let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let fleet: NodeStore;
let told: AlertView[];

beforeEach(() => {
  const board = openBoard();
  ({ time, registry, fleet } = board);
  told = [];
  const end = alertsOver({
    ...{ ...board, ...time },
    tell: (name, payload) => {
      if (name === 'nodes.alerted') told.push(payload as AlertView);
    },
  }).start();
  registry.put([nodeRecord(1)]);
  onTestFinished(end);
});

const hear = (...all: readonly Evidence[]): void => {
  for (const evidence of all) registry.heard(ID, evidence, 'seen');
};
const heard = (...all: readonly Evidence[]): Promise<void> => {
  hear(...all);
  return Promise.resolve();
};
const changing: Evidence = { kind: 'answeredChanging' };
const INTO: Readonly<Record<Passing, () => Promise<void>>> = {
  upgrading: () => heard({ kind: 'probeUnlocked' }, { kind: 'upgradeAccepted', image: 'b2' }),
  unlocking: () => heard({ kind: 'probeLocked' }, { kind: 'unlockAsked' }),
  changing: () => heard({ kind: 'probeLocked' }, changing),
  stopping: async () => {
    hear({ kind: 'probeUnlocked' }, changing, changing);
    await time.pass(6_000);
    hear(changing);
  },
};
const passing = Object.keys(INTO) as Passing[];

describe('a passing state', () => {
  it('has its limit here, and evidence that ends it', () => {
    const named = Object.entries(LASTS).flatMap(([state, lasts]) => (lasts === 'rests' ? [] : [state]));
    expect(named.toSorted()).toEqual([...passing].toSorted());
    for (const state of nodeState.options) expect(LASTS).toHaveProperty(state);
  });

  it.each(passing)(
    'gets another name after its time, and one alert, whatever is heard of it: %s',
    async (state) => {
      await INTO[state]();
      const { minutes, source } = LASTS[state];
      expect(source).not.toBe('');
      await time.pass((minutes - 1) * MINUTE);
      expect(registry.seen(ID).state).not.toBe('overdue');
      if (state === 'changing' || state === 'stopping') hear(changing);
      if (state === 'upgrading') hear({ kind: 'cloudUpgrading', image: 'b2' }, { kind: 'tokenRefused' });
      await time.pass(3 * MINUTE);
      expect(registry.seen(ID)).toMatchObject({ state: 'overdue', overdue: state });
      expect(registry.row(ID)).toMatchObject({ state: 'overdue', overdue: state });
      for (let hour = 0; hour < 48; hour += 1) {
        if (state === 'changing' || state === 'stopping') hear(changing);
        if (state === 'upgrading') hear({ kind: 'cloudUpgrading', image: 'b2' }, { kind: 'elsewhere' });
        await time.pass(60 * MINUTE);
      }
      expect(registry.seen(ID).state).toBe('overdue');
      expect(told.filter(({ kind }) => kind === 'overdue')).toHaveLength(1);
      hear({ kind: 'probeUnlocked' });
      expect(registry.seen(ID)).toMatchObject({ state: 'unlocked' });
      expect(registry.row(ID)).not.toHaveProperty('overdue');
    },
  );

  it("isn't late if it ends in time, and begins anew with the next upgrade", async () => {
    await INTO.upgrading();
    await time.pass(59 * MINUTE);
    hear({ kind: 'probeLocked' });
    await time.pass(120 * MINUTE);
    expect(registry.seen(ID).state).toBe('locked');
    await INTO.upgrading();
    await time.pass(62 * MINUTE);
    expect(registry.seen(ID).state).toBe('overdue');
    hear({ kind: 'upgradeAccepted', image: 'b3' });
    await time.pass(50 * MINUTE);
    expect(registry.seen(ID).state).toBe('upgrading');
    await time.pass(12 * MINUTE);
    expect(registry.seen(ID).state).toBe('overdue');
  });

  it('is asked about after a sleep before it can be late', async () => {
    await INTO.unlocking();
    await time.pass(50 * MINUTE);
    registry.moments.slept(time.clock.nowMs() - 60_000);
    await time.pass(11 * MINUTE);
    expect(registry.seen(ID).state).toBe('overdue');
    hear({ kind: 'probeUnlocked' });
    await INTO.unlocking();
    await time.pass(59 * MINUTE + 1_000);
    registry.moments.slept(time.clock.nowMs() - 60_000);
    await time.pass(3 * MINUTE);
    expect(registry.seen(ID).state).toBe('unlocking');
  });

  it('lasts as long as is usual at the service, if that is longer', async () => {
    const atMs = time.clock.nowMs();
    const event = { nodeId: ID, state: null, by: 'you', text: '' } as const;
    for (let n = 0; n < 4; n += 1)
      fleet.putNodes(
        [],
        [
          { ...event, kind: 'upgradeAccepted', atMs: atMs - (n + 2) * 1_000 * MINUTE },
          { ...event, kind: 'upgradeEnded', atMs: atMs - (n + 2) * 1_000 * MINUTE + 90 * MINUTE },
        ],
      );
    await INTO.upgrading();
    await time.pass(80 * MINUTE);
    expect(registry.seen(ID).state).toBe('upgrading');
    await time.pass(12 * MINUTE);
    expect(registry.seen(ID).state).toBe('overdue');
  });
});

it('the usual time is null without times, and never the longest one', () => {
  expect(usualOf([])).toBeNull();
  expect(usualOf([60, 1, 2, 3, 4])).toEqual({ fromMs: 2, toMs: 4 });
});
