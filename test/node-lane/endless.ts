import { createActs } from '../../src-main/nodes/act/acts.ts';
import { createBulk } from '../../src-main/nodes/act/bulk.ts';
import { createNodeRegistry } from '../../src-main/nodes/registry/node-registry.ts';
import type { NodeAnswer } from '../../src-main/nodes/state/answer.ts';
import { nothingKnown, type Evidence } from '../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../src-main/records/node.ts';
import { LASTS, type Passing } from '../../src-main/nodes/state/lasting.ts';
import { openFleet } from '../../src-main/records/fleet.ts';
import type { NodeApi } from '../../src-main/nodes/api/client.ts';
import { manualTime } from '../support/manual-timers.ts';
import { cloudRecord, idOf, nodeRecord } from '../support/node-records.ts';
import { inFolder } from './in-folder.ts';

const MINUTE = 60_000;

/** In each state that passes, and what keeps it there. */
const LASTING: Readonly<Record<Passing, readonly [facts: Partial<NodeFacts>, goesOn: Evidence]>> = {
  upgrading: [
    { lock: 'upgrading', lockProof: 'upgradeAccepted' },
    { kind: 'cloudUpgrading', image: null },
  ],
  unlocking: [{ lock: 'unlocking', lockProof: 'probeLocked', before: 'locked' }, { kind: 'noAnswer' }],
  stopping: [{ lock: 'locked', lockProof: 'answeredChanging' }, { kind: 'answeredChanging' }],
  changing: [{ lock: 'unlocking', lockProof: 'answeredChanging' }, { kind: 'answeredChanging' }],
};

/** Leaves a node in each passing state for two days, and counts those that nothing ended. */
export async function endlessStates(): Promise<{
  states: number;
  withoutEnd: number;
  longestMinutes: number;
}> {
  const passing = Object.keys(LASTING) as Passing[];
  let withoutEnd = 0;
  for (const state of passing)
    await inFolder(async (folder) => {
      const time = manualTime();
      const fleet = openFleet(folder, time.clock);
      const registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
      const [facts, goesOn] = LASTING[state];
      const atMs = time.clock.nowMs();
      registry.putCloud(cloudRecord());
      registry.put([
        nodeRecord(1, { facts: { ...nothingKnown, lockSinceMs: atMs, lockProvedAtMs: atMs, ...facts } }),
      ]);
      let ended = false;
      for (let hour = 0; hour < 48 && !ended; hour += 1) {
        registry.heard(idOf(1), goesOn, 'seen');
        await time.pass(60 * MINUTE + MINUTE);
        ended = registry.seen(idOf(1)).state === 'overdue';
      }
      if (!ended) withoutEnd += 1;
      registry.close();
      fleet.close();
    });
  const longestMinutes = Math.max(...passing.map((state) => LASTS[state].minutes));
  return { states: passing.length, withoutEnd, longestMinutes };
}

const NODES = 60;

/** A run over locked nodes behind one gateway that lets three calls through in ten seconds. */
export function busyRun(): Promise<{ nodes: number; failedFor429: number; left: number }> {
  return inFolder(async (folder) => {
    const time = manualTime();
    const fleet = openFleet(folder, time.clock);
    const registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
    registry.putCloud(cloudRecord({ extras: { list: false, detail: false, probe: true } }));
    const facts: NodeFacts = { ...nothingKnown, lock: 'locked', lockProof: 'probeLocked', lockSinceMs: 1 };
    const nodes = Array.from({ length: NODES }, (_, n) => nodeRecord(n + 1, { facts }));
    registry.put(nodes);
    const acts = createActs({ registry, ...time });
    let [windowFromMs, inWindow] = [0, 0];
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 10 };
    const through = (answer: NodeAnswer): Promise<NodeAnswer> => {
      const nowMs = time.clock.monotonicMs();
      if (nowMs - windowFromMs >= 10_000) [windowFromMs, inWindow] = [nowMs, 0];
      inWindow += 1;
      return Promise.resolve(inWindow <= 3 ? answer : busy);
    };
    const notAsked = (): Promise<never> => Promise.reject(new Error('not asked here'));
    const service: NodeApi = {
      host: 'cloud.example',
      ...{ latestImage: notAsked, list: notAsked, detail: notAsked, logs: notAsked, height: notAsked },
      upgrade: notAsked,
      probe: () => through({ kind: 'locked' }),
      unlock: () => through({ kind: 'accepted' }),
    };
    const target = { address: { kind: 'invokeUrl', url: 'https://gateway.example/n' }, token: null } as const;
    const means = { service, target, body: { password: 'p' }, extras: { detail: false, probe: true } };
    const bulk = createBulk({
      ...{ registry, acts, fleet, clock: time.clock, random: { id: () => idOf(0x1000) } },
      tell: () => undefined,
      meansOf: (some) => Promise.resolve(new Map(some.map(({ id }) => [id, means]))),
    });
    const { id } = bulk.start({
      act: 'unlock',
      nodeIds: nodes.map((node) => node.id),
      canary: idOf(1),
      parallel: 8,
    });
    await time.pass(6 * 60 * MINUTE);
    const { counts } = bulk.report(id).run;
    bulk.close();
    acts.close();
    registry.close();
    fleet.close();
    return {
      nodes: NODES,
      failedFor429: counts.failed,
      left: NODES - counts.done - counts.already - counts.failed,
    };
  });
}
