import { onTestFinished } from 'vitest';
import type { ActCredentials } from '../../src-main/nodes/act/node-operation.ts';
import type { NodeApi } from '../../src-main/nodes/api/client.ts';
import { createNodeRegistry } from '../../src-main/nodes/registry/node-registry.ts';
import { createAlerts, type Alerts } from '../../src-main/nodes/watch/alerts.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import type { NodeServiceRecord } from '../../src-main/records/node.ts';
import { manualTime } from './manual-timers.ts';
import { cloudRecord, idOf } from './node-records.ts';
import { tempFolder } from './temp-folder.ts';

/** A client of a service and its nodes that answers only these calls. */
export function nodeApi(asked: Partial<NodeApi>): NodeApi {
  const never = () => Promise.reject(new Error('not asked here'));
  return {
    host: 'cloud.example',
    ...{ latestImage: never, list: never, detail: never, logs: never },
    ...{ upgrade: never, unlock: never, probe: never, height: never },
    ...asked,
  };
}

/** The credentials for an act at a node with its own address. */
export const credentials = (service: NodeApi, extras = { detail: false, probe: false }): ActCredentials => ({
  ...{ service, extras, body: { password: 'p' } },
  target: { address: { kind: 'invokeUrl', url: 'https://n.example' }, token: null },
});

/** A file of nodes and the registry over it, by a clock that is moved by hand: closed with the test. */
export function openBoard(change: Partial<NodeServiceRecord> = {}) {
  const time = manualTime();
  const fleet = openNodeStore(tempFolder(), time.clock);
  const registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
  registry.putCloud(cloudRecord(change));
  onTestFinished(() => {
    registry.close();
    fleet.close();
  });
  return { time, fleet, registry };
}

type AlertParts = Parameters<typeof createAlerts>[0];

/** Alerts of nodes that nobody acts at, unless that is given; not begun yet. */
export function alertsOver(
  parts: Pick<AlertParts, 'registry' | 'fleet' | 'clock' | 'timers' | 'tell'> & Partial<AlertParts>,
): Alerts {
  let next = 0x1000;
  return createAlerts({
    acts: { isYours: () => false, onEnded: () => () => undefined },
    bulk: { isToLock: () => false, onHalted: () => () => undefined },
    random: { id: () => idOf((next += 1)) },
    notifier: { notify: () => undefined },
    isLocked: () => false,
    ...parts,
  });
}
