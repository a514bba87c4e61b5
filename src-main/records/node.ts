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
/** Names an entry of the keychain; null: none is kept. */
const secretId = v.nullable(x.id);
const MAX_NODES = 20_000;

const { latestImage, ...ofCloud } = cloudView.entries;

/** A connection to a node service. No secret is in it: the token lies in the keychain under `tokenId`. */
export const cloud = v.strictObject({
  ...v.pick(cloudView, ['id', 'name', 'kind', 'baseUrl', 'nodeApiUrl']).entries,
  tokenId: secretId,
  extras: ofCloud.extras,
  everySeconds: ofCloud.everySeconds,
  /** The newest image that the service told of, and when it was first heard of here. */
  newest: v.nullable(
    v.strictObject({
      ...latestImage.wrapped.entries,
      /** It took the place of another one that was seen: so it came then. Absent: it may have been there for long. */
      followed: v.exactOptional(v.literal(true)),
      /** Images that were the newest before it: told of again, they are a cache's, or one that was taken back. */
      before: v.exactOptional(v.pipe(v.array(image), v.maxLength(BOUNDS.images))),
    }),
  ),
});

/** What is known of one node, and since when. */
const facts = v.strictObject({
  lock: v.picklist(['unknown', 'upgrading', 'locked', 'unlocking', 'unlocked']),
  lockSinceMs: time,
  lockProof: nodeProof,
  lockProvedAtMs: time,
  /**
   * While it unlocks: what it was before, and falls back to. While it is upgraded: the old image's lock, as far as it
   * was heard lately; `opened` where that took an unlock since.
   */
  before: v.picklist(['unknown', 'locked', 'unlocked', 'opened']),
  /** While it unlocks: since when it was what it was before. */
  beforeSinceMs: time,
  /**
   * Nobody was there since it was heard last, or since the upgrade was accepted: what is heard after it is of a new start
   * of the node.
   */
  wentDown: v.boolean(),
  /** What was to pass has not, in its time. */
  overdue: v.boolean(),
  /** Since when it answers that it changes its state, and nothing else. */
  changingSinceMs: time,
  /** Since the upgrade was accepted the service said that it is under way. */
  begun: v.boolean(),
  network: v.nullable(x.textUpTo(500)),
  /** By the service's list; null: it does not tell. */
  initialized: v.nullable(v.boolean()),
  /** The newest build that the service told of. */
  buildSeen: v.nullable(v.strictObject({ number: x.count, is: v.picklist(['underWay', 'done', 'failed']) })),
  /** The last one that made it run the image of then. */
  built: v.nullable(v.strictObject({ number: x.count, atMs: x.keptMs })),
  /** An upgrade was accepted whose build was not told of yet: that one is nobody's from outside. */
  awaitsBuild: v.boolean(),
  image: v.nullable(image),
  imageProof: nodeProof,
  imageAtMs: time,
  /** Of the upgrade that is under way. */
  targetImage: v.nullable(image),
  /** Somebody else had it updated since it was unlocked last: its service, by its plan, or another person. */
  updatedOutside: v.boolean(),
  /** The block that it told last, since when it tells that one, and when it was asked last; null: none since its unlock. */
  height: v.nullable(x.count),
  heightSinceMs: time,
  heightAtMs: time,
  /** It has stood at this block for longer than blocks take (heights.ts). */
  standsStill: v.boolean(),
  /** So many answers in a row proved nothing of its lock, silence among them; since when, and what the last of them was. */
  noAnswers: x.count,
  noAnswerSinceMs: time,
  /**
   * What came in place of a proof: silence, or what stands before the node; or words that say why its state cannot be
   * read; `answered`: words of its own that say nothing.
   */
  noAnswerBy: v.picklist(['noAnswer', 'tokenRefused', 'elsewhere', 'answered']),
  /** Why it did not answer the last time; null: it did, or that is not told. */
  silence: v.nullable(silence),
  heardAtMs: time,
});

const foreignId = v.pipe(nodeRow.entries.nodeId, v.check(isNodeId));

/** One node. Its secrets lie in the keychain under the ids that stand here. */
export const node = v.strictObject({
  ...v.pick(nodeRow, ['id', 'cloudId', 'name']).entries,
  nodeId: foreignId,
  userId: v.nullable(foreignId),
  plan: nodeRow.entries.plan,
  /** Its own address; null: it answers at the service's. */
  invokeUrl: v.nullable(x.keptAddress),
  tokenId: secretId,
  /** What a node that wants a certificate is shown. The certificate is no secret; its key lies in the keychain, in parts. */
  client: v.nullable(
    v.strictObject({
      certificate: x.textUpTo(30_000),
      keyIds: v.pipe(v.array(x.id), v.maxLength(BOUNDS.keyIds)),
    }),
  ),
  unlockTemplate: nodeDetail.entries.unlockTemplate,
  /** By the template's names. */
  secretIds: v.pipe(
    v.record(x.textUpTo(100), x.id),
    v.check((ids) => Object.keys(ids).length <= 1_000),
  ),
  /** The address that secrets were given for, or were agreed to go to, last: none goes to another. Null: none was. */
  secretsFor: v.nullable(x.textUpTo(10_000)),
  unlockByItself: nodeRow.entries.unlockByItself,
  /** Since when unlocking by itself is held, as somebody locks it on purpose; null if it is not. */
  heldSinceMs: nodeRow.entries.heldSinceMs,
  /** Before an update its owner said that its words are at hand: without them it may be lost by one. */
  wordsAtHand: v.boolean(),
  facts,
});

export const run = v.omit(runView, ['counts']);
export { runNode };
/** One thing that happened to a node, for its history. */
export const event = v.strictObject({ nodeId: x.id, ...historyEntry.entries });

export type CloudRecord = Unchanged<v.InferOutput<typeof cloud>>;
export type NodeFacts = Unchanged<v.InferOutput<typeof facts>>;
export type NodeProof = NodeFacts['lockProof'];
export type NodeRecord = Unchanged<v.InferOutput<typeof node>>;
export type RunRecord = Unchanged<v.InferOutput<typeof run>>;
export type RunNodeRecord = Unchanged<v.InferOutput<typeof runNode>>;
export type NodeEvent = Unchanged<v.InferOutput<typeof event>>;

/** A stretch of time in one state, Unix milliseconds; `toMs` null: it lasts. */
export interface Stretch {
  readonly state: NodeState;
  readonly fromMs: number;
  readonly toMs: number | null;
}

/** A connection with its nodes as a backup holds it: names and addresses, no secret and no leave to send one. */
export const backupCloud = v.strictObject({
  ...v.pick(cloud, ['name', 'kind', 'baseUrl', 'nodeApiUrl', 'everySeconds']).entries,
  nodes: v.pipe(
    v.array(v.pick(node, ['nodeId', 'name', 'userId', 'plan', 'invokeUrl'])),
    v.maxLength(MAX_NODES),
  ),
});
