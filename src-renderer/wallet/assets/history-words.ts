import type { HistoryRow } from '../../../src-preload/contract/index.ts';
import { sayList, say } from '../../../src-preload/messages/say.ts';

export function rowTitle(
  { kind, transactions, closes, gives }: HistoryRow,
  amount: (units: string) => string,
): string {
  const [ours, others] = [amount(gives.ours), amount(gives.others)];
  const had = closes.ours !== '0';
  switch (kind) {
    case 'run':
      return say('origin-row-run', { count: transactions });
    case 'open':
      return say('origin-row-of', { kind: 'open', amount: ours });
    case 'genesis':
      return say('origin-row-genesis', {
        what: sayList([
          ...(gives.others === '0' ? [] : [partWords(false, others)]),
          ...(gives.ours === '0' ? [] : [partWords(true, ours)]),
        ]),
      });
    case 'other':
      return say('origin-row-other');
    case 'transfer':
      if (!had && gives.ours === '0') return say('origin-row-of', { kind: 'others', amount: others });
      if (!had) return say('origin-row-of', { kind: 'received', amount: ours });
      if (gives.others === '0') return say('origin-row-of', { kind: 'moved', amount: ours });
      return gives.ours === '0'
        ? say('origin-row-of', { kind: 'sent', amount: others })
        : say('origin-row-sent-change', { amount: others, change: ours });
  }
}

export function rowNote({ kind, height, openWithOthers }: HistoryRow): string {
  if (kind === 'open') return say('origin-row-note', { kind: 'open' });
  if (kind === 'genesis') return say('origin-row-note', { kind: 'genesis' });
  const block =
    height === null ? say('origin-row-no-block') : say('origin-row-block', { block: String(height) });
  return openWithOthers === 0
    ? block
    : `${block} · ${say('origin-row-with-others', { count: openWithOthers })}`;
}

export const partWords = (ours: boolean, amount: string): string =>
  say('origin-part', { whose: ours ? 'ours' : 'theirs', amount });
