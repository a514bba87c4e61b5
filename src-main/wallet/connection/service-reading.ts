import { WalletError } from '../../base/errors.ts';
import { groupBy, pagesOf } from '../../base/groups.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { differences, type Difference } from '../../invoices/compare-readings.ts';
import type { RgbInvoice } from '../../invoices/invoice.ts';
import type { WalletApi, ApiBtcBalance, ApiUnspent } from '../../ports/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { inPages, inTurns, letLoopTurn } from '../../turns.ts';
import type { SnapshotAllocation, SnapshotEntry, Snapshot } from '../../verify/index.ts';
import { holdingsOf, openInvoiceSlots } from '../book/own-book.ts';
import type { WalletContext, CoinReading, CoinsTold } from '../context/context.ts';

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

/** An asset leaves an output only if that is spent: lost data frees no slot. An invoice's asset only waits. */
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

/** A list costs the service up to ten seconds: all callers share one, until `wallet.changed` or its time is up. */

type Context = Pick<WalletContext, 'readingCoins' | 'coinsTold' | 'holdings' | 'clock'>;
type Asked = Pick<WalletService, 'listUnspents' | 'btcBalance'>;
type Coins = NonNullable<CoinReading['coins']>;

/** Maximum age and earliest start, by the monotonic clock. */
export interface WantedAge {
  readonly atMostMs: number;
  readonly notBeforeMs?: number;
}

/** For forms and building. Longer than the minute between refreshes and a refresh itself. */
export const SHOWN: WantedAge = { atMostMs: 120_000 };
export const ANEW: WantedAge = { atMostMs: -1 };
/** `wallet.changed` cleared older readings, so a running reading began after the change. */
export const NOW: WantedAge = { atMostMs: 5_000 };
/** For the submit: read after the press, within the time of a list and an answer to main's question. */
export const beforeItLeaves = (pressedAtMs: number): WantedAge => ({
  atMostMs: 30_000,
  notBeforeMs: pressedAtMs,
});

export function listCoins(
  context: Context,
  wallet: WalletRecord,
  api: Asked,
  { atMostMs, notBeforeMs = -Infinity }: WantedAge,
): CoinReading {
  const last = lastOf(context, wallet);
  if (last === null || last.begunAtMs < notBeforeMs) return beginReading(context, wallet, api);
  const { clock } = context;
  const onTheWallMs = clock.nowMs() - last.takenAtMs;
  const ageMs = Math.max(onTheWallMs, clock.monotonicMs() - last.begunAtMs);
  // A clock that was set back would date the reading in the future.
  return ageMs > atMostMs || onTheWallMs < 0 ? beginReading(context, wallet, api) : last;
}

/** Unspents and balance; shares a running reading. `checks` may reuse, once, the recent reading of `shows`. */
export function readCoins(
  context: Context,
  wallet: WalletRecord,
  api: Asked,
  what: 'shows' | 'checks' | 'reads' = 'reads',
): Coins {
  const { clock } = context;
  const last = lastOf(context, wallet);
  if (last !== null) {
    const isChecked = what === 'checks' && last.shown;
    const isRecent = last.doneAtMs !== null && clock.monotonicMs() - last.doneAtMs < RECENT_MS;
    if (last.doneAtMs === null || (isChecked && isRecent)) {
      last.shown = last.doneAtMs === null && (last.shown || what === 'shows');
      return withBalance(context, wallet, api, last, what);
    }
  }
  const reading = beginReading(context, wallet, api);
  reading.shown = what === 'shows';
  return withBalance(context, wallet, api, reading, what);
}

/** A shown reading waits this long for its check. */
const RECENT_MS = 5_000;

function lastOf({ readingCoins }: Context, { id, connection }: WalletRecord): CoinReading | null {
  const last = readingCoins.get(id);
  return last?.by === JSON.stringify(connection) ? last : null;
}

function beginReading(context: Context, { id, connection }: WalletRecord, api: Asked): CoinReading {
  const { readingCoins, clock } = context;
  const times = { takenAtMs: clock.nowMs(), begunAtMs: clock.monotonicMs() };
  const listed = api.listUnspents();
  const by = JSON.stringify(connection);
  const reading: CoinReading = { by, ...times, listed, coins: null, shown: false, doneAtMs: null };
  readingCoins.set(id, reading);
  until(context, id, reading, listed);
  return reading;
}

function until(
  { readingCoins, clock }: Context,
  walletId: string,
  reading: CoinReading,
  asked: Promise<unknown>,
): void {
  reading.doneAtMs = null;
  asked.then(
    () => {
      if (reading.coins === null || reading.coins === asked) reading.doneAtMs = clock.monotonicMs();
    },
    () => {
      if (readingCoins.get(walletId) === reading) readingCoins.delete(walletId);
    },
  );
}

/** The list first: servers look at the chain for it but not for the balance (service-facts.md 1.3). */
export function withBalance(
  context: Context,
  wallet: WalletRecord,
  api: Asked,
  reading: CoinReading,
  what: 'shows' | 'checks' | 'reads',
): Coins {
  if (reading.coins !== null) return reading.coins;
  const { coinsTold, clock } = context;
  const { by } = reading;
  const read = async () => {
    const unspents = await reading.listed;
    await letLoopTurn();
    const listed = await textOf(unspents);
    const atMs = clock.monotonicMs();
    let balance = what === 'shows' ? balanceOf(coinsTold.get(wallet.id), by, listed, atMs) : null;
    if (balance === null) {
      balance = await api.btcBalance();
      coinsTold.set(wallet.id, { by, listed, balance, atMs: clock.monotonicMs() });
    }
    return { unspents: await lastServiceData(context, wallet, unspents), balance };
  };
  reading.coins = read();
  until(context, wallet.id, reading, reading.coins);
  return reading.coins;
}

/** A balance can't change while all outputs of its list are in blocks. Null: ask for the balance. */
function balanceOf(
  told: CoinsTold | undefined,
  by: string,
  listed: string,
  nowMs: number,
): ApiBtcBalance | null {
  if (told?.by !== by || told.listed !== listed || nowMs - told.atMs > BELIEVED_MS) return null;
  const { vanilla, colored } = told.balance;
  const isSettled = [vanilla, colored].every(({ settledSats, futureSats }) => settledSats === futureSats);
  return isSettled ? told.balance : null;
}

const BELIEVED_MS = 600_000;

const WRITTEN_AT_ONCE = 500;

/** Written in turns, because a list may have twenty thousand allocations. */
async function textOf(unspents: Awaited<CoinReading['listed']>): Promise<string> {
  const texts: string[] = [];
  for (const page of pagesOf(unspents, WRITTEN_AT_ONCE)) {
    texts.push(
      JSON.stringify(page, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    await letLoopTurn();
  }
  return texts.join('');
}

export interface WalletService extends Omit<WalletApi, 'listUnspents'> {
  listUnspents: () => Promise<Snapshot['entries']>;
}

/**
 * An allocation without an asset id is a pending receive of any asset, so its output must not be spent. An unknown form
 * counts as one token only if the asset is unique.
 */
export function entriesOf(
  listed: readonly ApiUnspent[],
  isUnique: (assetId: string) => boolean,
): Snapshot['entries'] {
  return listed.map(({ allocations, pendingBlinded, ...output }) => {
    const named = allocations.flatMap(({ assetId, ...held }): SnapshotAllocation[] =>
      assetId === null ? [] : [{ assetId, ...held }],
    );
    return {
      ...output,
      allocations: named.map((one) =>
        one.form === 'notKnown' && isUnique(one.assetId)
          ? { ...one, form: 'nonFungible' as const, amount: 1n }
          : one,
      ),
      pendingBlinded: pendingBlinded + allocations.length - named.length,
    };
  });
}
