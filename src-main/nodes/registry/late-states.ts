import type { NodeEvidence, LastProofTimes } from '../state/apply-evidence.ts';
import { isOverdue, passingSinceMs, UPGRADES_LOOKED_AT, usualOf } from '../state/lasting.ts';
import type { NodeRecord } from '../../records/node.ts';
import type { Ports } from '../../world/world.ts';
import { everyMs } from '../later.ts';
import type { createSleepAwareClock } from './sleep-aware-clock.ts';

const LOOK_EVERY_MS = 30_000;
const ANSWERS_IN_MS = 5 * 60_000;

/** Marks states that last too long, but leaves time for answers after a start or a sleep. */
export function watchLateStates(
  ports: Pick<Ports, 'clock' | 'timers' | 'fleet'> & {
    readonly moments: ReturnType<typeof createSleepAwareClock>;
    readonly nodes: () => ReadonlyMap<string, NodeRecord>;
    readonly orders: ReadonlyMap<string, Pick<LastProofTimes, 'upgradeAt'>>;
    readonly heardAll: (late: readonly NodeEvidence[]) => void;
  },
): () => void {
  const { clock, timers, fleet, moments, nodes, orders, heardAll } = ports;
  let lookedAt = moments.now();
  let fromAt = lookedAt + ANSWERS_IN_MS;

  function markLate(): void {
    if (moments.isFromBeforeSleep(lookedAt)) fromAt = moments.now() + ANSWERS_IN_MS;
    lookedAt = moments.now();
    if (lookedAt < fromAt) return;
    const some = [...nodes().values()].filter((node) => isLate(node, 0));
    if (some.length === 0) return;
    const usualMs = usualOf(fleet.upgradeTimesMs(UPGRADES_LOOKED_AT))?.toMs ?? 0;
    const late = some.filter((node) => isLate(node, usualMs));
    const evidence = { kind: 'tookTooLong' } as const;
    heardAll(late.map(({ id: nodeId }) => ({ nodeId, evidence })));
  }

  function isLate({ id, facts }: NodeRecord, usualMs: number): boolean {
    const upgradeAt = facts.lock === 'upgrading' ? (orders.get(id)?.upgradeAt ?? -Infinity) : -Infinity;
    const nowMs = clock.nowMs();
    const forMs = upgradeAt === -Infinity ? nowMs - (passingSinceMs(facts) ?? nowMs) : lookedAt - upgradeAt;
    return isOverdue(facts, forMs, usualMs);
  }

  return everyMs(timers, LOOK_EVERY_MS, markLate);
}
