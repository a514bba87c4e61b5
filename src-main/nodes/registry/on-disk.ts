import { attempt } from '../../base/json.ts';
import { letLoopTurn } from '../../turns.ts';
import type { Clock, Timers } from '../../ports/index.ts';
import type { NodeStore } from '../../records/fleet.ts';
import type { NodeRecord, StateInterval } from '../../records/node.ts';
import { applyEvidence } from '../state/apply-evidence.ts';
import { noLaterThan } from '../state/set-clock.ts';

/** Reads nodes in turns, so that thousands don't block main; `whole` reads the rest at once. Throws DISK_REFUSED. */
export function createKeptNodes(
  { fleet, clock }: { readonly fleet: Pick<NodeStore, 'nodesBehind'>; readonly clock: Pick<Clock, 'nowMs'> },
  hasCloud: (cloudId: string) => boolean,
) {
  const nodes = new Map<string, NodeRecord>();
  let after: number | null = 0;
  /** A time after this start was written by a clock that was ahead. */
  const nowMs = clock.nowMs();

  function readSome(from: number): void {
    const { last, found } = fleet.nodesBehind(from);
    for (const node of found) {
      // Nodes of an unreadable connection wait on the disk.
      if (!hasCloud(node.cloudId)) continue;
      // An unlock that was in progress when the program ended is over.
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
      for (;;) {
        await letLoopTurn();
        const from = after;
        if (from === null) return;
        readSome(from);
      }
    },
  };
}

/** Repeated proofs are written late: a crash may lose when a node last answered, but never its state. */
const WRITE_AFTER_MS = 30_000;
/** Writes come in lots, since a thousand at once would block the loop. */
const WRITE_NEXT_MS = 100;
const WRITE_LOT = 100;

export function createWriteBehind(
  { timers, fleet }: { timers: Timers; fleet: Pick<NodeStore, 'putNodes'> },
  nodeOf: (nodeId: string) => NodeRecord | undefined,
) {
  const unwritten = new Set<string>();
  let cancel: (() => void) | null = null;

  function write(lot: number): void {
    cancel?.();
    cancel = null;
    const ids = [...unwritten].slice(0, lot);
    fleet.putNodes(ids.flatMap((nodeId) => nodeOf(nodeId) ?? []));
    for (const nodeId of ids) unwritten.delete(nodeId);
    if (unwritten.size > 0) writeIn(WRITE_NEXT_MS);
  }

  function writeIn(ms: number): void {
    cancel ??= timers.after(ms, () => write(WRITE_LOT));
  }

  return {
    add: (nodeId: string) => {
      unwritten.add(nodeId);
      writeIn(WRITE_AFTER_MS);
    },
    forget: (nodeId: string) => void unwritten.delete(nodeId),
    close: () => write(unwritten.size),
  };
}

export function createStretches(
  { timers, fleet }: { timers: Timers; fleet: Pick<NodeStore, 'stretches' | 'stretchesBehind'> },
  fromMs: number,
) {
  const known = new Map<string, readonly StateInterval[]>();
  let isWhole = false;
  let cancel: (() => void) | null = null;

  function readSome(after: number): void {
    // If the disk refuses, each history is read on request, and its reader gets the failure.
    const page = attempt(() => fleet.stretchesBehind(fromMs, after));
    if (page === null) return;
    const { last, found } = page;
    for (const { nodeId, stretches } of found) if (!known.has(nodeId)) known.set(nodeId, stretches);
    isWhole = last === null;
    if (last !== null) cancel = timers.after(0, () => readSome(last));
  }

  function historyOf(nodeId: string): readonly StateInterval[] {
    const stretches = known.get(nodeId) ?? (isWhole ? [] : fleet.stretches(fromMs, nodeId));
    known.set(nodeId, stretches);
    return stretches;
  }

  return {
    of: historyOf,
    /** Reads on in turns. Until then each history is read on request. */
    read: (): void => {
      cancel ??= timers.after(0, () => readSome(0));
    },
    /** Null if the disk refuses, so that evidence still counts; a screen that asks gets the failure. */
    ifReadable: (nodeId: string) => attempt(() => historyOf(nodeId)),
    /** Call after `ifReadable`. Does nothing to an unread history, since the disk has the interval already. */
    lengthen: (nodeId: string, state: StateInterval['state'], atMs: number): void => {
      const list = known.get(nodeId);
      if (list === undefined) return;
      const last = list.at(-1);
      const ended = last === undefined ? [] : [{ ...last, toMs: atMs }];
      known.set(nodeId, [...list.slice(0, -1), ...ended, { state, fromMs: atMs, toMs: null }]);
    },
    set: (nodeId: string, stretches: readonly StateInterval[]): void => void known.set(nodeId, stretches),
    forget: (nodeId: string): void => void known.delete(nodeId),
    close: (): void => {
      cancel?.();
      // Nothing is read afterwards.
      cancel = () => undefined;
    },
  };
}
