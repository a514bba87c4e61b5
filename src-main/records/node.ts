import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import { silence } from '../../src-preload/contract/node-alerts.ts';
import { runNode, runView } from '../../src-preload/contract/node-runs.ts';
import { image, nodeProof, type NodeState } from '../../src-preload/contract/node-states.ts';
import { cloudView, historyEntry, nodeDetail, nodeRow } from '../../src-preload/contract/nodes.ts';
import * as x from '../../src-preload/contract/values.ts';
import { isNodeId } from '../base/url.ts';

const time = v.nullable(x.keptMs);
/** A keychain entry's id; null: none. */
const secretId = v.nullable(x.id);
const MAX_NODES = 20_000;

const { latestImage, ...ofCloud } = cloudView.entries;

/** Holds no secret: the token is in the keychain under `tokenId`. */
export const cloud = v.strictObject({
  ...v.pick(cloudView, ['id', 'name', 'kind', 'baseUrl', 'nodeApiUrl']).entries,
  tokenId: secretId,
  extras: ofCloud.extras,
  everySeconds: ofCloud.everySeconds,
  newest: v.nullable(
    v.strictObject({
      ...latestImage.wrapped.entries,
      /** This image replaced a known one, so it was new at that time. Absent: it may be old. */
      followed: v.exactOptional(v.literal(true)),
      /** Earlier newest images: if reported again, they come from a cache or a rollback. */
      before: v.exactOptional(v.pipe(v.array(image), v.maxLength(BOUNDS.images))),
    }),
  ),
});

const facts = v.strictObject({
  lock: v.picklist(['unknown', 'upgrading', 'locked', 'unlocking', 'unlocked']),
  lockSinceMs: time,
  lockProof: nodeProof,
  lockProvedAtMs: time,
  /** While unlocking: the state to fall back to. While upgrading: the old image's last reported lock, or `opened` since. */
  before: v.picklist(['unknown', 'locked', 'unlocked', 'opened']),
  /** While unlocking: the start of the state before. */
  beforeSinceMs: time,
  /** No answer since the last evidence or accepted upgrade: the next answer is from a new start of the node. */
  wentDown: v.boolean(),
  overdue: v.boolean(),
  /** Since when the node's only answer is that its state is changing. */
  changingSinceMs: time,
  /** The service reported the upgrade under way after accepting it. */
  begun: v.boolean(),
  network: v.nullable(x.textUpTo(500)),
  /** By the service's list; null: not reported. */
  initialized: v.nullable(v.boolean()),
  buildSeen: v.nullable(v.strictObject({ number: x.count, is: v.picklist(['underWay', 'done', 'failed']) })),
  /** The last build after which the node ran the newest image. */
  built: v.nullable(v.strictObject({ number: x.count, atMs: x.keptMs })),
  /** An accepted upgrade without a reported build: the next build is ours. */
  awaitsBuild: v.boolean(),
  image: v.nullable(image),
  imageProof: nodeProof,
  imageAtMs: time,
  targetImage: v.nullable(image),
  /** Updated from outside since its last unlock: by its service's plan or another person. */
  updatedOutside: v.boolean(),
  /** Last block, since when, and when last asked; null: none since its unlock. */
  height: v.nullable(x.count),
  heightSinceMs: time,
  heightAtMs: time,
  /** At this block for longer than blocks take (heights.ts). */
  standsStill: v.boolean(),
  /** Number of consecutive answers without a proof of its lock, silence included; since when, and the last one. */
  noAnswers: x.count,
  noAnswerSinceMs: time,
  /** Silence, a refused token, a server before the node (`elsewhere`), or an answer without meaning (`answered`). */
  noAnswerBy: v.picklist(['noAnswer', 'tokenRefused', 'elsewhere', 'answered']),
  /** Null: the node answered, or no reason is known. */
  silence: v.nullable(silence),
  heardAtMs: time,
});

const foreignId = v.pipe(nodeRow.entries.nodeId, v.check(isNodeId));

/** Holds no secret: a node's secrets are in the keychain under the ids here. */
export const node = v.strictObject({
  ...v.pick(nodeRow, ['id', 'cloudId', 'name']).entries,
  nodeId: foreignId,
  userId: v.nullable(foreignId),
  plan: nodeRow.entries.plan,
  /** Null: the node answers at its service's address. */
  invokeUrl: v.nullable(x.keptAddress),
  tokenId: secretId,
  /** The certificate is public; its key is in the keychain, in parts. */
  client: v.nullable(
    v.strictObject({
      certificate: x.textUpTo(30_000),
      keyIds: v.pipe(v.array(x.id), v.maxLength(BOUNDS.keyIds)),
    }),
  ),
  unlockTemplate: nodeDetail.entries.unlockTemplate,
  secretIds: v.pipe(
    v.record(x.textUpTo(100), x.id),
    v.check((ids) => Object.keys(ids).length <= 1_000),
  ),
  /** The last address to which its secrets went or may go; they go to no other. Null: none. */
  secretsFor: v.nullable(x.textUpTo(10_000)),
  unlockByItself: nodeRow.entries.unlockByItself,
  /** Automatic unlocking is held, because somebody locks the node on purpose; null: it isn't. */
  heldSinceMs: nodeRow.entries.heldSinceMs,
  /** The owner confirmed before an update that the recovery phrase is at hand: an update may lose the node. */
  wordsAtHand: v.boolean(),
  facts,
});

export const run = v.omit(runView, ['counts']);
export { runNode };
export const event = v.strictObject({ nodeId: x.id, ...historyEntry.entries });

export type NodeServiceRecord = Unchanged<v.InferOutput<typeof cloud>>;
export type NodeFacts = Unchanged<v.InferOutput<typeof facts>>;
export type NodeProof = NodeFacts['lockProof'];
export type NodeRecord = Unchanged<v.InferOutput<typeof node>>;
export type RunRecord = Unchanged<v.InferOutput<typeof run>>;
export type RunNodeRecord = Unchanged<v.InferOutput<typeof runNode>>;
export type NodeEvent = Unchanged<v.InferOutput<typeof event>>;

/** Unix milliseconds; `toMs` null: it still lasts. */
export interface StateInterval {
  readonly state: NodeState;
  readonly fromMs: number;
  readonly toMs: number | null;
}

/** In a backup: names and addresses, no secret and no consent to send one. */
export const backupCloud = v.strictObject({
  ...v.pick(cloud, ['name', 'kind', 'baseUrl', 'nodeApiUrl', 'everySeconds']).entries,
  nodes: v.pipe(
    v.array(v.pick(node, ['nodeId', 'name', 'userId', 'plan', 'invokeUrl'])),
    v.maxLength(MAX_NODES),
  ),
});
