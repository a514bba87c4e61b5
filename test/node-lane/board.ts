import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NoticePayload } from '../../src-preload/contract/index.ts';
import type { Clock, Timers } from '../../src-main/ports/index.ts';
import { createNodeRegistry, type NodeRegistry } from '../../src-main/nodes/registry/node-registry.ts';
import { createAlerts } from '../../src-main/nodes/watch/alerts.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import type { NodeServiceRecord } from '../../src-main/records/node.ts';
import { cloudRecord } from '../support/node-records.ts';

export interface Alerted {
  readonly kind: string;
  readonly nodeIds: readonly string[];
  readonly atMs: number;
}

type Acts = Parameters<typeof createAlerts>[0]['acts'];

/** The program's real node list, file and alerts in a folder of their own. `close` ends them. */
export function openBoard<A extends Acts>(
  time: { readonly clock: Clock; readonly timers: Timers },
  cloud: Partial<NodeServiceRecord>,
  actsOver: (registry: NodeRegistry) => A,
) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-node-lane-'));
  const fleet = openNodeStore(folder, time.clock);
  const told: Alerted[] = [];
  const tell = (name: string, payload: unknown): void => {
    if (name !== 'nodes.alerted') return;
    const { kind, nodeIds } = payload as NoticePayload<'nodes.alerted'>;
    told.push({ kind, nodeIds, atMs: time.clock.nowMs() });
  };
  const registry = createNodeRegistry({ ...time, fleet, tell });
  registry.putCloud(cloudRecord(cloud));
  const acts = actsOver(registry);
  let next = 0;
  const end = createAlerts({
    ...{ ...time, registry, acts, fleet, tell },
    bulk: { isToLock: () => false, onHalted: () => () => undefined },
    random: { id: () => (next += 1).toString(16).padStart(32, 'a') },
    notifier: { notify: () => undefined },
    isLocked: () => false,
  }).start();
  return {
    ...{ registry, acts, told },
    close: () => {
      end();
      registry.close();
      fleet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
