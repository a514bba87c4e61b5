import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import type { Tell, Timers } from '../../ports.ts';

/** Tells screens what changed on the board, several changes at once: 300 nodes that lock in a second are a few notices. */
export interface ChangeNotices {
  readonly nodeChanged: (nodeId: string) => void;
  readonly nodesRemoved: (nodeIds: readonly string[]) => void;
  readonly cloudsChanged: () => void;
  /** Nothing is told any more. */
  readonly close: () => void;
}

const TELL_AFTER_MS = 250;

export function createChangeNotices(ports: {
  readonly timers: Timers;
  readonly tell: Tell;
  /** Null where it is not there any more. */
  readonly rowOf: (nodeId: string) => NodeRow | null;
  readonly cloudViews: () => CloudView[];
}): ChangeNotices {
  const { timers, tell, rowOf, cloudViews } = ports;
  const changed = new Set<string>();
  const removed = new Set<string>();
  let clouds = false;
  let closed = false;
  let cancel: (() => void) | null = null;

  function soon(): void {
    if (closed) return;
    cancel ??= timers.after(TELL_AFTER_MS, () => {
      cancel = null;
      tell('nodes.changed', {
        rows: [...changed].flatMap((nodeId) => rowOf(nodeId) ?? []),
        removed: [...removed],
        clouds: clouds ? cloudViews() : null,
      });
      changed.clear();
      removed.clear();
      clouds = false;
    });
  }

  return {
    nodeChanged: (nodeId) => {
      changed.add(nodeId);
      soon();
    },
    nodesRemoved: (nodeIds) => {
      for (const nodeId of nodeIds) removed.add(nodeId);
      soon();
    },
    cloudsChanged: () => {
      clouds = true;
      soon();
    },
    close: () => {
      closed = true;
      cancel?.();
      cancel = null;
    },
  };
}
