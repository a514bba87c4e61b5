import { WalletError } from '../../base/errors.ts';
import { isSameImage } from '../state/evidence.ts';
import { buildOf, learnFromList } from '../registry/hosted-evidence.ts';
import { meaningOfStatus } from '../state/table.ts';
import type { MonotonicMs } from '../state/apply-evidence.ts';
import type { NodeServiceRecord } from '../../records/node.ts';
import type { NodeApi } from '../api/client.ts';
import type { NodesContext } from '../registry/context.ts';
import { whyOf } from '../state/silence.ts';

const LEAST_MS = 60_000;

/** A cache reports old and new image in turn. Only old ones for this long mean that the new one is withdrawn. */
const TAKEN_BACK_MS = 30 * 60_000;
const MOST_BEFORE = 8;

export function createImageWatch(
  ports: Pick<NodesContext, 'registry' | 'clock'> & {
    readonly serviceOf: (cloudId: string) => Promise<NodeApi>;
    readonly fault: (error: unknown) => void;
    readonly onNewImage?: (cloudId: string) => void;
    readonly onUpgradeFailed?: (nodeId: string) => void;
  },
) {
  const { registry, clock, serviceOf, fault, onNewImage, onUpgradeFailed } = ports;
  const dueAtMs = new Map<string, number>();
  const reading = new Map<string, Promise<void>>();
  const oldSinceMs = new Map<string, number>();

  const hosting = (): readonly NodeServiceRecord[] => registry.clouds().filter(({ kind }) => kind !== 'own');

  function read(cloudId: string): Promise<void> {
    const underWay = reading.get(cloudId);
    if (underWay !== undefined) return underWay;
    const done = readOnce(cloudId).finally(() => void reading.delete(cloudId));
    reading.set(cloudId, done);
    return done;
  }

  async function readOnce(cloudId: string): Promise<void> {
    try {
      const service = await serviceOf(cloudId);
      const asked = registry.moments.now();
      keepImage(cloudId, await service.latestImage(), asked);
      if (!registry.cloud(cloudId).extras.list) return;
      const askedAt = registry.moments.now();
      // The list is optional, so everything else continues without it.
      const list = await service.list().catch((error: unknown) => keepTrouble(cloudId, 'list', error));
      if (list === null) return;
      for (const { node, told } of learnFromList(registry, cloudId, list, askedAt)) {
        const isFailed =
          meaningOfStatus(told.status) === 'failed' || buildOf(told.newestBuild)?.is === 'failed';
        if (isFailed && node.facts.lock === 'upgrading') onUpgradeFailed?.(node.id);
      }
    } catch (error) {
      keepTrouble(cloudId, 'image', error);
    }
  }

  function keepTrouble(cloudId: string, of: 'image' | 'list', error: unknown): null {
    const failure = error instanceof WalletError ? error.failure : null;
    if (failure === null) fault(error);
    // While Ochre is locked the token can't be read, which is no trouble of the service.
    if (failure?.code === 'APP_LOCKED' || registry.clouds().every(({ id }) => id !== cloudId)) return null;
    const why = error instanceof WalletError ? whyOf(error) : 'INTERNAL';
    if (of === 'image') registry.setCloudTrouble(cloudId, why);
    else registry.setListTrouble(cloudId, why);
    const seconds = failure?.code === 'SERVICE_ERROR' ? failure.facts.retryAfterSeconds : null;
    if (seconds !== null)
      dueAtMs.set(cloudId, Math.max(dueAtMs.get(cloudId) ?? 0, clock.monotonicMs() + seconds * 1_000));
    return null;
  }

  function keepImage(cloudId: string, image: string, askedAt: MonotonicMs): void {
    const cloud = registry.cloud(cloudId);
    const atMs = registry.moments.answeredAtMs(askedAt);
    const before = cloud.newest;
    registry.setCloudTrouble(cloudId, null);
    if (before === null || isSameImage(before.id, image)) {
      oldSinceMs.delete(cloudId);
      registry.putCloud({ ...cloud, newest: { firstSeenAtMs: atMs, ...before, id: image, seenAtMs: atMs } });
      return;
    }
    const known = before.before ?? [];
    const wasThere = known.some((id) => isSameImage(id, image));
    const nowMs = clock.monotonicMs();
    const sinceMs = oldSinceMs.get(cloudId) ?? nowMs;
    oldSinceMs.set(cloudId, sinceMs);
    if (wasThere && nowMs - sinceMs < TAKEN_BACK_MS) return;
    oldSinceMs.delete(cloudId);
    const older = [before.id, ...known].filter((id) => !isSameImage(id, image)).slice(0, MOST_BEFORE);
    const newest = { id: image, firstSeenAtMs: atMs, seenAtMs: atMs, followed: true as const, before: older };
    registry.putCloud({ ...cloud, newest });
    if (!wasThere) onNewImage?.(cloudId);
  }

  return {
    tick: (factor: number) => {
      for (const cloud of hosting()) {
        const due = dueAtMs.get(cloud.id) ?? 0;
        if (due > clock.monotonicMs()) continue;
        dueAtMs.set(cloud.id, clock.monotonicMs() + Math.max(LEAST_MS, cloud.everySeconds * 1_000) * factor);
        void read(cloud.id);
      }
    },
    readAll: async () => {
      await Promise.all(hosting().map(({ id }) => read(id)));
    },
    renew: () => dueAtMs.clear(),
  };
}
