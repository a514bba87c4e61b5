import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import type { Tell, Timers } from '../../ports/index.ts';

/** Tells screens what changed of the nodes, several changes at once: 300 nodes that lock in a second are a few notices. */
export interface ChangeNotices {
  readonly nodeChanged: (nodeId: string) => void;
  /** Nothing is otherwise but the time of its proof: thousands do so in a minute, and no row is made for it. */
  readonly nodeProved: (nodeId: string) => void;
  readonly nodesRemoved: (nodeIds: readonly string[]) => void;
  readonly cloudsChanged: () => void;
  /** Nothing is told any more. */
  readonly close: () => void;
}

const TELL_AFTER_MS = 100;
/** An age is shown in whole seconds. */
const TELL_PROVED_AFTER_MS = 1_000;

export function createChangeNotices(ports: {
  readonly timers: Timers;
  readonly tell: Tell;
  /** Null where it is not there any more. */
  readonly rowOf: (nodeId: string) => NodeRow | null;
  /** Null where it is not there any more. */
  readonly provedAtMsOf: (nodeId: string) => number | null;
  readonly cloudViews: () => CloudView[];
}): ChangeNotices {
  const { timers, tell, rowOf, provedAtMsOf, cloudViews } = ports;
  const changed = new Set<string>();
  const proved = new Set<string>();
  const removed = new Set<string>();
  let clouds = false;
  let closed = false;
  let cancel: (() => void) | null = null;
  let cancelProved: (() => void) | null = null;

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

  function tellProved(): void {
    cancelProved = null;
    const nodes = [...proved].flatMap((id) => {
      const provedAtMs = provedAtMsOf(id);
      return provedAtMs === null ? [] : { id, provedAtMs };
    });
    proved.clear();
    if (nodes.length > 0) tell('nodes.proved', { nodes });
  }

  return {
    nodeChanged: (nodeId) => {
      changed.add(nodeId);
      proved.delete(nodeId);
      soon();
    },
    nodeProved: (nodeId) => {
      if (closed || changed.has(nodeId)) return;
      proved.add(nodeId);
      cancelProved ??= timers.after(TELL_PROVED_AFTER_MS, tellProved);
    },
    nodesRemoved: (nodeIds) => {
      for (const nodeId of nodeIds) {
        removed.add(nodeId);
        proved.delete(nodeId);
      }
      soon();
    },
    cloudsChanged: () => {
      clouds = true;
      soon();
    },
    close: () => {
      closed = true;
      cancel?.();
      cancelProved?.();
    },
  };
}
