import { fail } from '../../domain/errors.ts';
import type { NodeEvent, NodeRecord } from '../state/records.ts';
import type { RunAct } from '../state/runs.ts';
import type { Clock, Timers } from '../../ports/index.ts';
import type { NodeRegistry } from '../registry/node-registry.ts';
import { Act, createWaits, type ActCredentials, type ActEnd, type Waits } from './node-operation.ts';
/** An act that is over, however it ended. */
export interface EndedAct {
  readonly nodeId: string;
  readonly kind: RunAct;
  readonly by: NodeEvent['by'];
  readonly end: ActEnd;
}

export interface Acts {
  /**
   * Begins an act, which goes on by itself: an upgrade takes minutes and an unlock up to an hour. Throws NODE_BUSY
   * where one is under way. The promise never rejects for what a node answers.
   */
  readonly start: (
    node: NodeRecord,
    kind: RunAct,
    by: NodeEvent['by'],
    means: ActCredentials,
  ) => { readonly ended: Promise<ActEnd> };
  readonly isBusy: (nodeId: string) => boolean;
  /** Whether an act is under way there that a person began, alone or for many. */
  readonly isYours: (nodeId: string) => boolean;
  /** Told of each act when it is over. Answers what ends it. */
  readonly onEnded: (listener: (ended: EndedAct) => void) => () => void;
  /** Ends the waiting; what the node was asked goes on there. */
  readonly stop: (nodeId: string) => void;
  readonly close: () => void;
}

export function createActs(ports: {
  readonly registry: NodeRegistry;
  readonly clock: Clock;
  readonly timers: Timers;
}): Acts {
  const { registry, clock, timers } = ports;
  const live = new Map<string, { readonly waits: Waits; readonly by: NodeEvent['by'] }>();
  const listeners = new Set<(ended: EndedAct) => void>();

  async function run(
    node: NodeRecord,
    kind: RunAct,
    by: NodeEvent['by'],
    means: ActCredentials,
  ): Promise<ActEnd> {
    const waits = createWaits(timers);
    live.set(node.id, { waits, by });
    const act = new Act(node.id, kind, by, { registry, clock, waits, means });
    registry.setTrouble(node.id, null);
    let end: ActEnd | null = null;
    try {
      end = await act.run();
      return end;
    } finally {
      live.delete(node.id);
      registry.setAct(node.id, null);
      if (end !== null) for (const listener of listeners) listener({ nodeId: node.id, kind, by, end });
    }
  }

  return {
    start: (node, kind, by, means) => {
      if (live.has(node.id)) throw fail('NODE_BUSY', { name: node.name });
      return { ended: run(node, kind, by, means) };
    },
    isBusy: (nodeId) => live.has(nodeId),
    isYours: (nodeId) => {
      const by = live.get(nodeId)?.by;
      return by === 'you' || by === 'bulk';
    },
    onEnded: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop: (nodeId) => {
      live.get(nodeId)?.waits.stop();
    },
    close: () => {
      for (const { waits } of live.values()) waits.stop();
    },
  };
}
