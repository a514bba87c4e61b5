import { differences, type Difference } from '../../invoices/compare-readings.ts';
import { WalletError } from '../../base/errors.ts';
import type { RgbInvoice } from '../../invoices/invoice.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { groupBy } from '../../base/groups.ts';
import { inPages, inTurns } from '../../turns.ts';
import { outpointName } from '../../base/outpoint.ts';
import type { SnapshotAllocation, SnapshotEntry } from '../../verify/index.ts';
import type { WalletApi } from '../../ports/index.ts';
import { holdingsOf, openInvoiceSlots } from '../book/own-book.ts';
import type { WalletContext } from '../context/context.ts';

/** Null if the service can't read the invoice (older layout, no such call). Throws what the connection does. */
export async function serviceReading(
  api: Pick<WalletApi, 'decodeRgbInvoice'>,
  text: string,
  invoice: RgbInvoice,
): Promise<Difference[] | null> {
  try {
    return differences(invoice, await api.decodeRgbInvoice(text));
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    if (failure.code === 'SERVICE_ERROR' || failure.code === 'SERVICE_CANNOT') return null;
    if (failure.code !== 'SERVICE_ANSWER') throw error;
    return [{ field: 'answer', here: 'readable', service: failure.facts.detail }];
  }
}

/** An asset leaves an output only if that is spent, so lost data at the service frees no slot; an invoice's waits. */
export async function lastServiceData<Entry extends SnapshotEntry>(
  context: Pick<WalletContext, 'holdings' | 'clock'>,
  wallet: WalletRecord,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const kept = holdingsOf(context, wallet);
  const found = await inPages(entries, (some) => kept.arrivedOn(some.map(outpointName)));
  const arrived = groupBy(found, ({ outpoint }) => outpoint);
  const nowMs = context.clock.nowMs();
  const awaited = new Map<string, number>();
  for (const { outpoint, open } of openInvoiceSlots(context.holdings.invoicesOf(wallet.id), entries, nowMs))
    if (open) awaited.set(outpoint, (awaited.get(outpoint) ?? 0) + 1);
  return inTurns(entries, (listed) => {
    const waiting = listed.allocations.length > 0 ? 0 : (awaited.get(outpointName(listed)) ?? 0);
    const entry = waiting > listed.pendingBlinded ? { ...listed, pendingBlinded: waiting } : listed;
    const unnamed = (arrived.get(outpointName(entry)) ?? []).flatMap(
      ({ assetId, amount }): SnapshotAllocation[] =>
        assetId === '' || entry.allocations.some((one) => one.assetId === assetId)
          ? []
          : [{ assetId, amount, ...(amount === null ? { form: 'notKnown' } : {}), settled: true }],
    );
    return unnamed.length === 0 ? entry : { ...entry, allocations: [...entry.allocations, ...unnamed] };
  });
}

/** Promise.all in batches, to spare the service. */
export async function atMost<T, R>(
  width: number,
  items: readonly T[],
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) answers[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}

export const READINGS_AT_ONCE = 4;
