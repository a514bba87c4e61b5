import type { Timers } from '../../ports/index.ts';
import type { Fleet } from '../../records/fleet.ts';
import type { NodeRecord } from '../../records/node.ts';

/** What a crash may lose: when a node answered last, never what it became. */
const WRITE_AFTER_MS = 30_000;
/** In lots, with the loop running between them: a thousand at once would hold it up. */
const WRITE_NEXT_MS = 100;
const WRITE_LOT = 100;

/** Writes now and then what changed little: that a node answered again as before. */
export function createWriteBehind({
  timers,
  fleet,
  nodeOf,
}: {
  readonly timers: Timers;
  readonly fleet: Pick<Fleet, 'putNodes'>;
  readonly nodeOf: (nodeId: string) => NodeRecord | undefined;
}) {
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
