import { differences, type Difference } from '../../domain/invoices/compare-readings.ts';
import { WalletError } from '../../domain/errors.ts';
import type { RgbInvoice } from '../../domain/rgb/invoice.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import { nameOf } from '../../domain/outpoint.ts';
import type { Allocation, SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { ApiBtcBalance, KeptTransfer, WalletApi } from '../../ports/index.ts';
import { holdingsOf, newestTransfers, promises } from '../book/own-book.ts';
import type { CoinReading, CoinsTold, WalletContext } from '../context/context.ts';
import type { WalletService } from './held.ts';

/**
 * Where the service reads an invoice otherwise than it is read here; null where it refuses to read it at all, as one
 * that knows only an older layout does, or has no such call. An answer that is in no form is a difference. Throws what the connection does.
 */
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

/**
 * Unspents and balance, for those who only show them. Who asks over the same connection while a reading is under way gets
 * that one, unless something changed since it began (`wallet.changed`): each is a round of the service over its indexer.
 * The list first: servers look at the chain for it and not for the balance (service-facts.md 1.3), which would leave out
 * what has just arrived. What is signed or handed over reads for itself. `shows`: the check of what is shown, which
 * follows right after it, may take what was read here (`checks`), once, if nothing changed since.
 */
export function readCoins(
  context: Pick<WalletContext, 'readingCoins' | 'coinsTold' | 'holdings' | 'clock'>,
  wallet: WalletRecord,
  api: Pick<WalletService, 'listUnspents' | 'btcBalance'>,
  what: 'shows' | 'checks' | 'reads' = 'reads',
): CoinReading['coins'] {
  const { readingCoins, coinsTold } = context;
  const { id, connection } = wallet;
  const by = JSON.stringify(connection);
  const last = readingCoins.get(id);
  if (last?.by === by) {
    if (last.doneAtMs === null) {
      last.shown ||= what === 'shows';
      return last.coins;
    }
    readingCoins.delete(id);
    if (what === 'checks' && performance.now() - last.doneAtMs < RECENT_MS) return last.coins;
  }
  const read = async () => {
    const unspents = await api.listUnspents();
    const listed = JSON.stringify(unspents, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const balance =
      (what === 'shows' ? balanceOf(coinsTold.get(id), by, listed) : null) ?? (await told(listed));
    return { unspents: asLastTold(context, wallet, unspents), balance };
  };
  const told = async (listed: string) => {
    const balance = await api.btcBalance();
    coinsTold.set(id, { by, listed, balance, atMs: performance.now() });
    return balance;
  };
  const coins = read();
  const reading: CoinReading = { by, coins, shown: what === 'shows', doneAtMs: null };
  const forget = (): void => {
    if (readingCoins.get(id) === reading) readingCoins.delete(id);
  };
  readingCoins.set(id, reading);
  coins.then(() => {
    if (reading.shown) reading.doneAtMs = performance.now();
    else forget();
  }, forget);
  return coins;
}

/** Of a reading that is shown until its check. */
const RECENT_MS = 5_000;

/**
 * The balance that was told with this very list, where everything in it lay in blocks: until the list changes there is
 * nothing that it could have become, and asking is one more round over the indexer. Null: it has to be asked for, as for
 * whatever is more than shown.
 */
function balanceOf(told: CoinsTold | undefined, by: string, listed: string): ApiBtcBalance | null {
  if (told?.by !== by || told.listed !== listed || performance.now() - told.atMs > BELIEVED_MS) return null;
  const { vanilla, colored } = told.balance;
  const isSettled = [vanilla, colored].every(({ settledSats, futureSats }) => settledSats === futureSats);
  return isSettled ? told.balance : null;
}

const BELIEVED_MS = 600_000;

/**
 * What is listed, and on each output what the same service said had arrived there and names no more: an asset leaves an
 * output only with it. So one that lost its data makes no slot free that holds something, and what would spend it is
 * judged by what it held. A slot for which an invoice of ours is open waits for it, whatever the list marks: servers of 2025
 * mark none.
 */
export function asLastTold<Entry extends SnapshotEntry>(
  context: Pick<WalletContext, 'holdings' | 'clock'>,
  wallet: WalletRecord,
  entries: readonly Entry[],
): readonly Entry[] {
  const settled = { states: ['settled'], direction: 'in' } as const;
  const rows = newestTransfers(holdingsOf(context, wallet), settled, MOST_ARRIVED, 0);
  const arrived = new Map<string, KeptTransfer[]>();
  for (const row of rows) {
    if (row.receiveUtxo === null) continue;
    const at = nameOf(row.receiveUtxo);
    arrived.set(at, [...(arrived.get(at) ?? []), row]);
  }
  const nowMs = context.clock.nowMs();
  const awaited = new Map<string, number>();
  for (const { outpoint, open } of promises(context.holdings.invoicesOf(wallet.id), entries, nowMs))
    if (open) awaited.set(outpoint, (awaited.get(outpoint) ?? 0) + 1);
  return entries.map((listed) => {
    const waiting = listed.allocations.length > 0 ? 0 : (awaited.get(nameOf(listed)) ?? 0);
    const entry = waiting > listed.pendingBlinded ? { ...listed, pendingBlinded: waiting } : listed;
    const unnamed = (arrived.get(nameOf(entry)) ?? []).flatMap(({ assetId, amount }): Allocation[] =>
      assetId === '' || entry.allocations.some((one) => one.assetId === assetId)
        ? []
        : [{ assetId, amount, ...(amount === null ? { form: 'notKnown' } : {}), settled: true }],
    );
    return unnamed.length === 0 ? entry : { ...entry, allocations: [...entry.allocations, ...unnamed] };
  });
}

/** The newest: what came earlier was spent long ago, and each is read from the disk. */
const MOST_ARRIVED = 2_000;

/** As Promise.all, so many at a time: a service is not asked a thousand things at once. */
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

/** Readings that a service is asked for at a time. */
export const READINGS_AT_ONCE = 4;
