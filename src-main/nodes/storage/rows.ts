import * as v from 'valibot';
import { refusedFor } from '../../../src-preload/contract/node-runs.ts';
import { nodePlan, nodeState, nodeProof } from '../../../src-preload/contract/nodes.ts';
import type { NodeFacts } from '../state/evidence.ts';
import type { CloudRecord, NodeEvent, NodeRecord } from '../state/records.ts';
import type { RunNodeRecord, RunRecord } from '../state/runs.ts';

/** What stands in the file, read back strictly: a row that does not parse is damage, not a node of zeros. */
type SchemaOf<T> = v.GenericSchema<unknown, T>;

const time = v.nullable(v.number());

const facts: SchemaOf<NodeFacts> = v.object({
  lock: v.picklist(['unknown', 'upgrading', 'locked', 'unlocking', 'unlocked']),
  lockSinceMs: time,
  lockProof: nodeProof,
  lockProvedAtMs: time,
  before: v.picklist(['unknown', 'locked', 'unlocked', 'opened']),
  wentDown: v.boolean(),
  // Files of before have none of these.
  beforeSinceMs: v.optional(time, null),
  changingSinceMs: v.optional(time, null),
  begun: v.optional(v.boolean(), false),
  updatedOutside: v.optional(v.boolean(), false),
  height: v.optional(v.nullable(v.number()), null),
  heightSinceMs: v.optional(time, null),
  heightAtMs: v.optional(time, null),
  standsStill: v.optional(v.boolean(), false),
  image: v.nullable(v.string()),
  imageProof: nodeProof,
  imageAtMs: time,
  targetImage: v.nullable(v.string()),
  noAnswers: v.number(),
  noAnswerSinceMs: time,
  heardAtMs: time,
});

export const cloudRow: SchemaOf<CloudRecord> = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(['practice', 'remote', 'own']),
  baseUrl: v.string(),
  nodeApiUrl: v.nullable(v.string()),
  tokenId: v.nullable(v.string()),
  extras: v.object({ list: v.boolean(), detail: v.boolean(), probe: v.boolean() }),
  everySeconds: v.number(),
  newest: v.nullable(v.object({ id: v.string(), firstSeenAtMs: v.number(), seenAtMs: v.number() })),
  approvedOrigins: v.array(v.string()),
});

export const nodeRow: SchemaOf<NodeRecord> = v.object({
  id: v.string(),
  cloudId: v.string(),
  name: v.string(),
  nodeId: v.string(),
  userId: v.nullable(v.string()),
  plan: nodePlan,
  invokeUrl: v.nullable(v.string()),
  tokenId: v.nullable(v.string()),
  unlockTemplate: v.string(),
  secretIds: v.record(v.string(), v.string()),
  // Files of before have no such field.
  secretsFor: v.optional(v.nullable(v.string())),
  unlockByItself: v.boolean(),
  // Nor these.
  heldSinceMs: v.optional(time),
  wordsAtHand: v.optional(v.boolean()),
  facts,
});

export const eventRow: SchemaOf<NodeEvent> = v.pipe(
  v.object({
    node_id: v.string(),
    at_ms: v.number(),
    kind: v.picklist([
      'state',
      'upgradeAsked',
      'upgradeAccepted',
      'upgradeEnded',
      'unlockAsked',
      'unlockAccepted',
      'unlockRefused',
      'newImage',
      'imported',
    ]),
    state: v.nullable(nodeState),
    by: v.picklist(['you', 'bulk', 'itself', 'plan', 'seen']),
    text: v.string(),
  }),
  v.transform(({ node_id: nodeId, at_ms: atMs, ...rest }) => ({ nodeId, atMs, ...rest })),
);

export const stateRow = v.object({ node_id: v.string(), at_ms: v.number(), state: nodeState });

export const runRow: SchemaOf<RunRecord> = v.object({
  id: v.string(),
  act: v.picklist(['upgrade', 'unlock', 'upgradeToUnlocked']),
  state: v.picklist(['canary', 'running', 'paused', 'stopped', 'finished', 'interrupted']),
  canary: v.nullable(v.string()),
  parallel: v.number(),
  startedAtMs: v.number(),
  endedAtMs: time,
  stoppedBecause: v.nullable(
    v.picklist(['wrongPasswords', 'canaryFailed', 'tokenRefused', 'manyFailures', 'you']),
  ),
});

export const runNodeRow: SchemaOf<RunNodeRecord> = v.object({
  nodeId: v.string(),
  name: v.string(),
  outcome: v.picklist(['waiting', 'running', 'done', 'already', 'failed', 'skipped', 'unknown']),
  text: v.string(),
  // Files of before have no such field.
  own: v.exactOptional(v.boolean()),
  about: v.exactOptional(refusedFor),
  startedAtMs: time,
  endedAtMs: time,
});

const dataRow = v.object({ data: v.pipe(v.string(), v.parseJson()) });

/** The JSON of a row that keeps one value. Throws where it is none, or another one. */
export const dataOf =
  <T>(schema: SchemaOf<T>) =>
  (row: unknown): T =>
    v.parse(schema, v.parse(dataRow, row).data);
