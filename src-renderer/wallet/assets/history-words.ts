import type { HistoryRow } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';

/** What a row is, as one sentence. `amount` writes base units. */
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
      return say('origin-row-open', { amount: ours });
    case 'genesis':
      if (gives.ours === '0') return say('origin-row-genesis', { amount: others });
      return gives.others === '0'
        ? say('origin-row-genesis-ours', { amount: ours })
        : say('origin-row-genesis-both', { others, ours });
    case 'other':
      return say('origin-row-other');
    case 'transfer':
      if (!had && gives.ours === '0') return say('origin-row-others', { amount: others });
      if (!had) return say('origin-row-received', { amount: ours });
      if (gives.others === '0') return say('origin-row-moved', { amount: ours });
      return gives.ours === '0'
        ? say('origin-row-sent', { amount: others })
        : say('origin-row-sent-change', { amount: others, change: ours });
  }
}

/** Beside it: its block, and how much of it is still where it was given. */
export function rowNote({ kind, height, openWithOthers }: HistoryRow): string {
  if (kind === 'open') return say('origin-row-open-note');
  if (kind === 'genesis') return say('origin-row-genesis-note');
  const block =
    height === null ? say('origin-row-no-block') : say('origin-row-block', { block: String(height) });
  if (openWithOthers === 0) return block;
  return say('origin-row-note', { block, open: say('origin-row-with-others', { count: openWithOthers }) });
}
