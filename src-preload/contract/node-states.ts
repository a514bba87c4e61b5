import * as v from 'valibot';
import { PROOF_GROUNDS, wordsOfArea } from './state-words.ts';

export const nodeState = v.picklist(wordsOfArea('node'));
export type NodeState = v.InferOutput<typeof nodeState>;

/** What says so: each state names the one that proved it last. */
export const nodeProof = v.picklist(Object.keys(PROOF_GROUNDS) as (keyof typeof PROOF_GROUNDS)[]);

/** `node`: upgraded by hand. The others are upgraded without being asked, so they lock without being asked. */
export const nodePlan = v.picklist(['node', 'scale', 'wallet', 'unknown']);
