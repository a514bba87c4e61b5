import { letLoopTurn } from '../../turns.ts';
import type { Clock } from '../../ports/index.ts';
import type { Fleet } from '../../records/fleet.ts';
import type { NodeRecord } from '../../records/node.ts';
import { applyEvidence } from '../state/apply-evidence.ts';
import { noLaterThan } from '../state/set-clock.ts';

/**
 * In turns after the start, since thousands would hold main up; whoever needs them before reads the rest at once. Both throw
 * DISK_REFUSED. `hasCloud`: where a connection cannot be read, its nodes wait in the file for it.
 */
export function createKeptNodes(
  { fleet, clock }: { readonly fleet: Pick<Fleet, 'nodesBehind'>; readonly clock: Pick<Clock, 'nowMs'> },
  hasCloud: (cloudId: string) => boolean,
) {
  const nodes = new Map<string, NodeRecord>();
  let after: number | null = 0;
  /** What a clock that went ahead wrote began no later than this run, whenever it is read. */
  const nowMs = clock.nowMs();

  function readSome(from: number): void {
    const { last, found } = fleet.nodesBehind(from);
    for (const node of found) {
      if (!hasCloud(node.cloudId)) continue;
      // An unlock that was under way when the program ended is under way no more, as far as is known.
      const facts = applyEvidence(node.facts, { kind: 'unlockEnded' }, nowMs);
      nodes.set(node.id, { ...node, facts: noLaterThan(facts, nowMs) });
    }
    after = last;
  }

  return {
    areRead: (): boolean => after === null,
    whole: (): Map<string, NodeRecord> => {
      while (after !== null) readSome(after);
      return nodes;
    },
    read: async (): Promise<void> => {
      while (after !== null) {
        readSome(after);
        await letLoopTurn();
      }
    },
  };
}
