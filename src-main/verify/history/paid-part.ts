import { MAX_ASSIGNMENTS } from '../rgb/rgb-limits.ts';
import type { HistoryContent, HistoryVerdict } from './history.ts';
import type { Allocation } from './open-state.ts';

/**
 * Keeps only what operations that pay the recipient gave, the sender's change among it: 8 MB may hold hundreds of
 * thousands of others, which stop their reader for seconds. TOO_LARGE above what our transactions may assign. Pure.
 */
export function paidPart(verdict: HistoryVerdict): HistoryVerdict {
  if (verdict.outcome === 'refused' || verdict.content === null) return verdict;
  const { content } = verdict;
  const open = givenByPaying(content);
  if (Math.max(open.length, content.received.length) > MAX_ASSIGNMENTS)
    return {
      outcome: 'refused',
      code: 'TOO_LARGE',
      facts: { items: `${open.length}`, limit: `${MAX_ASSIGNMENTS}` },
    };
  return { ...verdict, content: { ...content, open } };
}

export function givenByPaying({
  open,
  received,
}: Pick<HistoryContent, 'open' | 'received'>): readonly Allocation[] {
  const paying = new Set(received.map(({ opid }) => opid));
  return open.filter(({ opid }) => paying.has(opid));
}
