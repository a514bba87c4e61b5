import type { NodeFacts } from '../../records/node.ts';
import type { NoProof } from './evidence.ts';
import type { Silence } from '../../../src-preload/contract/node-alerts.ts';

/** One answer that proves nothing is a bad moment, of the network or of what stands before it; so many in a row are none. */
export const UNPROVED_AFTER = 3;

export function isUnproved({ noAnswers }: Pick<NodeFacts, 'noAnswers'>): boolean {
  return noAnswers >= UNPROVED_AFTER;
}

/** Whatever came, it proves nothing: what was proved before ages by it. */
export function unproved(facts: NodeFacts, by: NoProof, atMs: number, why: Silence | null = null): NodeFacts {
  return {
    ...facts,
    noAnswers: facts.noAnswers + 1,
    noAnswerSinceMs: facts.noAnswerSinceMs ?? atMs,
    noAnswerBy: by,
    silence: why,
    changingSinceMs: null,
    heardAtMs: by === 'noAnswer' ? facts.heardAtMs : Math.max(facts.heardAtMs ?? atMs, atMs),
  };
}
