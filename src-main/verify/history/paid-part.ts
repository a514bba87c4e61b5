import { MAX_ASSIGNMENTS } from '../rgb/rgb-limits.ts';
import type { HistoryContent, HistoryVerdict } from './history.ts';
import type { Allocation } from './open-state.ts';

/**
 * The verdict without the open state that has nothing to do with whom the file pays: what stays was given by the
 * operations that pay the recipient, the sender's change among it. A file of 8 MB may have hundreds of thousands of
 * others, and whoever is handed them all stands still for seconds. More of it than a transaction of ours may assign is
 * TOO_LARGE. Pure.
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

/** What is open of all that the operations give which pay the recipient. */
export function givenByPaying({
  open,
  received,
}: Pick<HistoryContent, 'open' | 'received'>): readonly Allocation[] {
  const paying = new Set(received.map(({ opid }) => opid));
  return open.filter(({ opid }) => paying.has(opid));
}
