import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { PROOF_GROUNDS, wordsOfArea } from './state-words.ts';
import { textUpTo } from './values.ts';

/** interface.md 3, plus states for what can't be read. */
export const nodeState = v.picklist(wordsOfArea('node'));
export type NodeState = v.InferOutput<typeof nodeState>;

/** Each state names its latest proof. */
export const nodeProof = v.picklist(Object.keys(PROOF_GROUNDS) as (keyof typeof PROOF_GROUNDS)[]);

/** `node`: upgraded by hand. The others are upgraded, and so lock, without being asked. */
export const nodePlan = v.picklist(['node', 'scale', 'wallet', 'unknown']);
export type NodePlan = v.InferOutput<typeof nodePlan>;

export const image = textUpTo(200);
export const MAX_NODE_NAME_CHARS = BOUNDS.nodeNameChars;
export const keptNodeName = textUpTo(MAX_NODE_NAME_CHARS);
