import { fail } from '../../domain/errors.ts';
import type { NodeEvent, NodeRecord } from '../../domain/nodes/records.ts';
import type { RunAct } from '../../domain/nodes/runs.ts';
import type { Clock, Timers } from '../../ports.ts';
import type { Board } from './board.ts';
import { Act, type ActEnd, type ActMeans } from './one-act.ts';
import { createWaits, type Waits } from './waits.ts';

export interface Acts {
  /**
   * Begins an act, which goes on by itself: an upgrade takes minutes and an unlock up to an hour. Throws NODE_BUSY
   * where one is under way. The promise never rejects for what a node answers.
   */
  readonly start: (
    node: NodeRecord,
    kind: RunAct,
    by: NodeEvent['by'],
    means: ActMeans,
  ) => { readonly ended: Promise<ActEnd> };
  readonly isBusy: (nodeId: string) => boolean;
  /** Ends the waiting; what the node was asked goes on there. */
  readonly stop: (nodeId: string) => void;
  readonly close: () => void;
}

export function createActs(ports: {
  readonly board: Board;
  readonly clock: Clock;
  readonly timers: Timers;
}): Acts {
  const { board, clock, timers } = ports;
  const live = new Map<string, Waits>();

  async function run(node: NodeRecord, kind: RunAct, by: NodeEvent['by'], means: ActMeans): Promise<ActEnd> {
    const waits = createWaits(timers);
    live.set(node.id, waits);
    const act = new Act(node.id, kind, by, { board, clock, waits, means });
    board.setTrouble(node.id, null);
    try {
      return await act.run();
    } finally {
      live.delete(node.id);
      board.setAct(node.id, null);
    }
  }

  return {
    start: (node, kind, by, means) => {
      if (live.has(node.id)) throw fail('NODE_BUSY', { name: node.name });
      return { ended: run(node, kind, by, means) };
    },
    isBusy: (nodeId) => live.has(nodeId),
    stop: (nodeId) => {
      live.get(nodeId)?.stop();
    },
    close: () => {
      for (const waits of live.values()) waits.stop();
    },
  };
}
