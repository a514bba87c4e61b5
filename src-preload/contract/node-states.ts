import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { PROOF_GROUNDS, wordsOfArea } from './state-words.ts';
import { count, id, textUpTo } from './values.ts';

/** The states of interface.md 3, and those for a state that can't be read. */
export const nodeState = v.picklist(wordsOfArea('node'));
export type NodeState = v.InferOutput<typeof nodeState>;

/** The latest evidence on which a state rests. */
export const nodeProof = v.picklist(Object.keys(PROOF_GROUNDS) as (keyof typeof PROOF_GROUNDS)[]);

/** Plan `node` is upgraded by hand. The service upgrades the other plans unasked, and they lock. */
export const nodePlan = v.picklist(['node', 'scale', 'wallet', 'unknown']);
export type NodePlan = v.InferOutput<typeof nodePlan>;

export const image = textUpTo(200);
export const MAX_NODE_NAME_CHARS = BOUNDS.nodeNameChars;
export const keptNodeName = textUpTo(MAX_NODE_NAME_CHARS);

/** A hosting service's id may be any text; it is encoded before it stands in a path. */
export const foreignId = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.idChars));

export const hostedList = v.strictObject({
  trouble: v.nullable(v.string()),
  unread: v.strictObject({ count, names: v.array(v.string()) }),
  /** False: the service has more nodes but doesn't say how to get them. */
  isWhole: v.boolean(),
  tellsImages: v.nullable(v.boolean()),
});

export const hostedLogs = call(
  v.strictObject({ nodeId: id, taskId: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.taskIdChars))) }),
  v.strictObject({ taskId: v.string(), urls: v.array(v.string()) }),
);
