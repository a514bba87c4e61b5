import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import { lockedMinutes } from '../state/locked-time.ts';
import type { CloudRecord, NodeRecord, Stretch } from '../../records/node.ts';
import type { SeenState } from '../state/state.ts';
import type { Tell, Timers } from '../../ports/index.ts';

export type ChangeNotices = ReturnType<typeof createChangeNotices>;

const TELL_AFTER_MS = 100;
/** An age is shown in whole seconds. */
const TELL_PROVED_AFTER_MS = 1_000;
/** Nodes in one notice, some 400 KB. */
const MOST_TOLD = 1_000;

/** Tells screens what changed of the nodes, several changes at once: 300 nodes that lock in a second are a few notices. */
export function createChangeNotices(ports: {
  readonly timers: Timers;
  readonly tell: Tell;
  /** Null where it is not there any more. */
  readonly rowOf: (nodeId: string) => NodeRow | null;
  /** Null where it is not there any more. */
  readonly provedAtMsOf: (nodeId: string) => number | null;
  readonly cloudViews: () => CloudView[];
}) {
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
      const rows = inPages([...changed].flatMap((nodeId) => rowOf(nodeId) ?? []));
      const gone = inPages([...removed]);
      for (let page = 0; page < Math.max(rows.length, gone.length, 1); page += 1) {
        tell('nodes.changed', {
          rows: rows[page] ?? [],
          removed: gone[page] ?? [],
          clouds: clouds && page === 0 ? cloudViews() : null,
        });
      }
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
    for (const page of inPages(nodes)) tell('nodes.proved', { nodes: page });
  }

  return {
    nodeChanged: (nodeId: string) => {
      changed.add(nodeId);
      proved.delete(nodeId);
      soon();
    },
    /** Nothing is otherwise but the time of its proof: thousands do so in a minute, and no row is made for it. */
    nodeProved: (nodeId: string) => {
      if (closed || changed.has(nodeId)) return;
      proved.add(nodeId);
      cancelProved ??= timers.after(TELL_PROVED_AFTER_MS, tellProved);
    },
    nodesRemoved: (nodeIds: readonly string[]) => {
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
    /** Nothing is told any more. */
    close: () => {
      closed = true;
      cancel?.();
      cancelProved?.();
    },
  };
}

const inPages = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_TOLD) }, (_, page) =>
    all.slice(page * MOST_TOLD, (page + 1) * MOST_TOLD),
  );

/** A node as screens see it. Holds no secret and none of their names in the keychain. */
export function toNodeRow(
  node: NodeRecord,
  seen: SeenState,
  now: {
    readonly act: NodeRow['act'];
    readonly trouble: NodeRow['trouble'];
    readonly stretches: readonly Stretch[];
    /** It began before this run. */
    readonly sinceIsAbout: boolean;
    readonly nowMs: number;
    readonly sinceMs: number;
  },
): NodeRow {
  return {
    id: node.id,
    cloudId: node.cloudId,
    name: node.name,
    nodeId: node.nodeId,
    plan: node.plan,
    ...seen,
    sinceIsAbout: now.sinceIsAbout,
    image: node.facts.image,
    act: now.act,
    trouble: now.trouble,
    lockedMinutes30d: lockedMinutes(now.stretches, now.sinceMs, now.nowMs),
    hasSecret: Object.keys(node.secretIds).length > 0,
    unlockByItself: node.unlockByItself,
    heldSinceMs: node.heldSinceMs,
  };
}

export function toCloudView(cloud: CloudRecord, trouble: string | null, list: CloudView['list']): CloudView {
  return {
    id: cloud.id,
    name: cloud.name,
    baseUrl: cloud.baseUrl,
    nodeApiUrl: cloud.nodeApiUrl,
    kind: cloud.kind,
    hasToken: cloud.tokenId !== null,
    extras: { ...cloud.extras },
    everySeconds: cloud.everySeconds,
    latestImage: cloud.newest === null ? null : imageView(cloud.newest),
    trouble,
    list,
  };
}

const imageView = ({ id, seenAtMs, firstSeenAtMs }: NonNullable<CloudRecord['newest']>) => ({
  id,
  seenAtMs,
  firstSeenAtMs,
});
