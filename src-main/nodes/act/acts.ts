import { fail, WalletError } from '../../base/errors.ts';
import type { NodeEvent, NodeRecord } from '../../records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import type { NodesContext } from '../registry/context.ts';
import { whyOf } from '../state/silence.ts';
import { createPace, runAct, type ActCredentials, type ActEnd } from './node-operation.ts';
import { createWaits, type Waits } from './waits.ts';

export interface ActResult {
  readonly nodeId: string;
  readonly kind: ActKind;
  readonly end: ActEnd;
}

export type NodeActs = ReturnType<typeof createActs>;

export function createActs({
  registry,
  clock,
  timers,
  fault,
}: Pick<NodesContext, 'registry' | 'clock' | 'timers'> & { readonly fault?: (error: unknown) => void }) {
  const pace = createPace(registry.moments.now);
  const live = new Map<string, { readonly waits: Waits; readonly by: NodeEvent['by'] }>();
  const listeners = new Set<(ended: ActResult) => void>();

  async function run(
    { id: nodeId }: NodeRecord,
    kind: ActKind,
    by: NodeEvent['by'],
    means: ActCredentials,
  ): Promise<ActEnd> {
    const waits = createWaits(timers);
    live.set(nodeId, { waits, by });
    registry.setTrouble(nodeId, null);
    const end = await runAct(nodeId, kind, by, { registry, clock, waits, pace, means }).catch(
      (error: unknown) => endBroken(nodeId, by, error),
    );
    live.delete(nodeId);
    registry.setAct(nodeId, null);
    for (const listener of listeners) listener({ nodeId, kind, end });
    return end;
  }

  function endBroken(nodeId: string, by: NodeEvent['by'], error: unknown): ActEnd {
    if (!(error instanceof WalletError)) fault?.(error);
    if (registry.find(nodeId) !== null) {
      const text = error instanceof WalletError ? whyOf(error) : 'broke';
      registry.setTrouble(nodeId, { kind: 'broke', text, atMs: clock.nowMs() });
      try {
        registry.heard(nodeId, { kind: 'unlockEnded' }, by);
      } catch (unwritten) {
        fault?.(unwritten);
      }
    }
    return { outcome: 'failed', text: 'broke' };
  }

  return {
    /** Begins an act, which may take an hour. `ended` never rejects. Throws NODE_BUSY. */
    start: (node: NodeRecord, kind: ActKind, by: NodeEvent['by'], means: ActCredentials) => {
      if (live.has(node.id)) throw fail('NODE_BUSY', { name: node.name });
      return { ended: run(node, kind, by, means) };
    },
    isBusy: (nodeId: string) => live.has(nodeId),
    isYours: (nodeId: string) => ['you', 'bulk'].includes(live.get(nodeId)?.by ?? ''),
    onEnded: (listener: (ended: ActResult) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ends only our waiting: what the node does goes on. */
    stop: (nodeId: string) => live.get(nodeId)?.waits.stop(),
    close: () => {
      for (const { waits } of live.values()) waits.stop();
    },
  };
}
