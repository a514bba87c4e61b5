import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { PROOF_GROUNDS, wordsOfArea } from './state-words.ts';
import { textUpTo } from './values.ts';

/** What a person is shown of a node (interface.md 3, with what is honest where nothing can be read). */
export const nodeState = v.picklist(wordsOfArea('node'));
export type NodeState = v.InferOutput<typeof nodeState>;

/** What says so: each state names the one that proved it last. */
export const nodeProof = v.picklist(Object.keys(PROOF_GROUNDS) as (keyof typeof PROOF_GROUNDS)[]);

/** `node`: upgraded by hand. The others are upgraded without being asked, so they lock without being asked. */
export const nodePlan = v.picklist(['node', 'scale', 'wallet', 'unknown']);
export type NodePlan = v.InferOutput<typeof nodePlan>;

/** The name of an image of the node's program. */
export const image = textUpTo(200);
export const MAX_NODE_NAME_CHARS = BOUNDS.nodeNameChars;
export const keptNodeName = textUpTo(MAX_NODE_NAME_CHARS);
