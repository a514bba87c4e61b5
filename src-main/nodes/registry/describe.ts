import type { CloudView, NodeRow } from '../../../src-preload/contract/nodes.ts';
import { lockedMinutes, type CloudRecord, type NodeRecord, type Stretch } from '../state/records.ts';
import type { SeenState } from '../state/state.ts';

/** A node as screens see it. Holds no secret and none of their names in the keychain. */
export function toNodeRow(
  node: NodeRecord,
  seen: SeenState,
  now: {
    readonly act: NodeRow['act'];
    readonly trouble: NodeRow['trouble'];
    readonly stretches: readonly Stretch[];
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
    state: seen.state,
    sinceMs: seen.sinceMs,
    proof: seen.proof,
    provedAtMs: seen.provedAtMs,
    image: node.facts.image,
    outdated: seen.outdated,
    predicted: seen.predicted === null ? null : { ...seen.predicted },
    lockedBy: seen.lockedBy,
    stillSinceMs: seen.stillSinceMs,
    act: now.act,
    trouble: now.trouble,
    lockedMinutes30d: lockedMinutes(now.stretches, now.sinceMs, now.nowMs),
    hasSecret: Object.keys(node.secretIds).length > 0,
    unlockByItself: node.unlockByItself,
    heldSinceMs: node.heldSinceMs ?? null,
  };
}

export function toCloudView(cloud: CloudRecord, trouble: string | null = null): CloudView {
  return {
    id: cloud.id,
    name: cloud.name,
    baseUrl: cloud.baseUrl,
    nodeApiUrl: cloud.nodeApiUrl,
    kind: cloud.kind,
    hasToken: cloud.tokenId !== null,
    extras: { ...cloud.extras },
    everySeconds: cloud.everySeconds,
    latestImage: cloud.newest === null ? null : { ...cloud.newest },
    trouble,
  };
}
