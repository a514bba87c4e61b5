import type { Book } from '../../domain/book/book.ts';
import { fail } from '../../domain/errors.ts';
import type { Snapshot, SnapshotEntry } from '../../domain/intents/snapshot.ts';

/**
 * Time passes between a verdict and a hand-over. What came to a coin meanwhile is in no transition of this transaction
 * and would be burnt by it; so would what an invoice waits for there, by the list or by our own word. A coin that is
 * listed no more harms nothing: then this can never confirm. Throws COINS_CHANGED.
 */
export function refuseMovedCoins(
  inputs: readonly string[],
  before: Snapshot['entries'],
  now: Snapshot['entries'],
  book: Book,
): void {
  const promised = new Set(book.invoices.flatMap(({ outpoint, open }) => (open ? [outpoint] : [])));
  for (const outpoint of inputs) {
    const was = before.find((entry) => outpointOf(entry) === outpoint);
    const is = now.find((entry) => outpointOf(entry) === outpoint);
    if (promised.has(outpoint)) throw fail('COINS_CHANGED', { outpoint });
    if (was === undefined || is === undefined) continue;
    const proved = book.allocations.filter((one) => outpointOf(one) === outpoint);
    const isMore =
      is.amountSats !== was.amountSats ||
      is.pendingBlinded > was.pendingBlinded ||
      holdsMore(was.allocations, is.allocations) ||
      holdsMore(was.allocations, proved);
    if (isMore) throw fail('COINS_CHANGED', { outpoint });
  }
}

type Held = readonly { readonly assetId: string; readonly amount: bigint }[];

function holdsMore(was: Held, is: Held): boolean {
  const sum = (some: Held, asset: string): bigint =>
    some.reduce((total, { assetId, amount }) => (assetId === asset ? total + amount : total), 0n);
  return is.some(({ assetId }) => sum(is, assetId) > sum(was, assetId));
}

const outpointOf = ({ txid, vout }: Pick<SnapshotEntry, 'txid' | 'vout'>): string =>
  `${txid}:${String(vout)}`;
