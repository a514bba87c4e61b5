import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import { pagesOf } from '../../base/groups.ts';
import type { Tell, Timers } from '../../ports/index.ts';
import { createLater } from '../later.ts';

export type ChangeNotices = ReturnType<typeof createChangeNotices>;

const TELL_AFTER_MS = 100;
const TELL_PROVED_AFTER_MS = 1_000;
const MOST_TOLD = 1_000;

/** Gathers changes, so that 300 nodes that lock in a second cause only a few notices. */
export function createChangeNotices(ports: {
  readonly timers: Timers;
  readonly tell: Tell;
  readonly rowOf: (nodeId: string) => NodeRow | null;
  readonly provedAtMsOf: (nodeId: string) => number | null;
  readonly cloudViews: () => CloudView[];
}) {
  const { timers, tell, rowOf, provedAtMsOf, cloudViews } = ports;
  const changed = new Set<string>();
  const proved = new Set<string>();
  const removed = new Set<string>();
  let clouds = false;

  const changes = createLater(timers, TELL_AFTER_MS, () => {
    const rows = pagesOf(
      [...changed].flatMap((nodeId) => rowOf(nodeId) ?? []),
      MOST_TOLD,
    );
    const gone = pagesOf([...removed], MOST_TOLD);
    for (let page = 0; page < Math.max(rows.length, gone.length, 1); page += 1)
      tell('nodes.changed', {
        rows: rows[page] ?? [],
        removed: gone[page] ?? [],
        clouds: clouds && page === 0 ? cloudViews() : null,
      });
    changed.clear();
    removed.clear();
    clouds = false;
  });
  const proofs = createLater(timers, TELL_PROVED_AFTER_MS, () => {
    const nodes = [...proved].flatMap((id) => {
      const provedAtMs = provedAtMsOf(id);
      return provedAtMs === null ? [] : { id, provedAtMs };
    });
    proved.clear();
    for (const page of pagesOf(nodes, MOST_TOLD)) tell('nodes.proved', { nodes: page });
  });

  return {
    nodeChanged: (nodeId: string) => {
      changed.add(nodeId);
      proved.delete(nodeId);
      changes.soon();
    },
    nodeProved: (nodeId: string) => {
      if (changed.has(nodeId)) return;
      proved.add(nodeId);
      proofs.soon();
    },
    nodesRemoved: (nodeIds: readonly string[]) => {
      for (const nodeId of nodeIds) {
        removed.add(nodeId);
        proved.delete(nodeId);
      }
      changes.soon();
    },
    cloudsChanged: () => {
      clouds = true;
      changes.soon();
    },
    close: () => {
      changes.end();
      proofs.end();
    },
  };
}
