import { WalletError } from '../../domain/errors.ts';
import { evidenceOfStatus } from '../state/table.ts';
import type { Evidence } from '../state/evidence.ts';
import type { Moment } from '../state/apply-evidence.ts';
import type { CloudRecord } from '../state/records.ts';
import type { ApiNode, Clock, NodeApi } from '../../ports/index.ts';
import type { NodeRegistry } from '../registry/node-registry.ts';

/** A new image comes out now and then: asking more often than this tells nothing sooner that matters. */
const LEAST_MS = 60_000;

/** Reads, for each connection, the newest image, and its own list of nodes where it has one. */
export function createImageWatch(ports: {
  readonly registry: NodeRegistry;
  readonly clock: Clock;
  readonly serviceOf: (cloudId: string) => Promise<NodeApi>;
  readonly fault: (error: unknown) => void;
  /** A newest image that was not heard of before. */
  readonly onNewImage?: (cloudId: string) => void;
  /** The service says of an upgrade that it failed; said again with each reading. */
  readonly onUpgradeFailed?: (nodeId: string) => void;
}) {
  const { registry, clock, serviceOf, fault, onNewImage, onUpgradeFailed } = ports;
  const dueAtMs = new Map<string, number>();
  const reading = new Map<string, Promise<void>>();

  /** Nodes of one's own have nobody who tells of images. */
  const hosting = (): readonly CloudRecord[] => registry.clouds().filter(({ kind }) => kind !== 'own');

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
      learnFrom(cloudId, await listOf(service), askedAt);
    } catch (error) {
      if (!(error instanceof WalletError)) fault(error);
      const { failure } = error instanceof WalletError ? error : { failure: { code: 'INTERNAL' } };
      // Its token is closed, and it is asked after the unlock: no trouble of the service's.
      if (failure.code === 'APP_LOCKED') return;
      if (registry.clouds().some(({ id }) => id === cloudId)) registry.setCloudTrouble(cloudId, failure.code);
    }
  }

  function keepImage(cloudId: string, image: string, askedAt: Moment): void {
    const cloud = registry.cloud(cloudId);
    const atMs = registry.moments.answeredAtMs(askedAt);
    const firstSeenAtMs = cloud.newest?.id === image ? cloud.newest.firstSeenAtMs : atMs;
    registry.setCloudTrouble(cloudId, null);
    registry.putCloud({ ...cloud, newest: { id: image, firstSeenAtMs, seenAtMs: atMs } });
    if (cloud.newest !== null && cloud.newest.id !== image) onNewImage?.(cloudId);
  }

  /** The list is a convenience: without an answer to it everything else goes on. */
  async function listOf(service: NodeApi): Promise<readonly ApiNode[]> {
    try {
      return await service.list();
    } catch (error) {
      if (error instanceof WalletError) return [];
      throw error;
    }
  }

  function learnFrom(cloudId: string, list: readonly ApiNode[], askedAt: Moment): void {
    const byForeignId = new Map(list.map((told) => [told.nodeId, told]));
    const newest = registry.cloud(cloudId).newest?.id ?? null;
    const heard = registry.nodes().flatMap((node) => {
      const told = node.cloudId === cloudId ? byForeignId.get(node.nodeId) : undefined;
      if (told === undefined) return [];
      const evidence: Evidence[] = [];
      // Where nobody here asked for an upgrade, the plan did.
      if (told.status === 'FAILED' && node.facts.lock === 'upgrading') onUpgradeFailed?.(node.id);
      const status = evidenceOfStatus(told.status, newest);
      if (status !== null) evidence.push(status);
      if (told.image !== null && told.image !== node.facts.image)
        evidence.push({ kind: 'imageTold', image: told.image, by: 'cloudStatus' });
      return evidence.map((one) => ({ nodeId: node.id, evidence: one, askedAt }));
    });
    if (heard.length > 0) registry.heardAll(heard, 'plan');
  }

  return {
    /** Asks those that are due; `factor` times more seldom than they are set to. */
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
