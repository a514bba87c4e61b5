import { type Book, type Snapshot, type SnapshotEntry, mergeHoldings } from '../../verify/index.ts';
import { toHex } from '../../base/bytes.ts';
import { decodeRecipientId } from '../../invoices/recipient.ts';
import type { WalletContext } from '../context/context.ts';
import type { HeldByInvoice, KeptFilter, KeptTransfer } from '../../ports/index.ts';
import { onceFor, groupBy } from '../../base/groups.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { letLoopTurn } from '../../turns.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { disputed, ownTransactions, type OwnTransaction } from './own-recipients.ts';
import { orOnFailure } from '../failures.ts';
import { serviceNumbering, serviceName } from '../context/wallet-list.ts';

/** `spends` (`txid:vout`): outpoints that the book must know as spent although no list has them. */
export function ownBook(
  context: Pick<WalletContext, 'signings' | 'holdings' | 'clock'>,
  walletId: string,
  entries: Snapshot['entries'],
  spends: readonly string[] = [],
): Book {
  const frozen = context.holdings.labels.frozen(walletId);
  return {
    ...context.signings.book(walletId, [...entries.map(outpointName), ...spends]),
    ...(frozen.length === 0 ? {} : { frozen }),
    invoices: awaited(context.holdings.invoicesOf(walletId), entries, context.clock.nowMs()),
  };
}

/** Coins seen in a block, by `txid:vout`, with the time, null if there at the first look. Null before that look. */
export async function seenCoins(
  context: Pick<WalletContext, 'holdings'>,
  wallet: WalletRecord,
): Promise<ReadonlyMap<string, number | null> | null> {
  const coins = await holdingsOf(context, wallet).coins();
  return coins && new Map(coins.map(({ outpoint, seenAtMs }) => [outpoint, seenAtMs]));
}

/** Only their names, read at once before a transaction is built. */
export function seenCoinsNow(
  context: Pick<WalletContext, 'holdings'>,
  wallet: WalletRecord,
): ReadonlySet<string> | null {
  const coins = holdingsOf(context, wallet).coinsAtOnce();
  return coins && new Set(coins.map(({ outpoint }) => outpoint));
}

/** The list with the book's word where they differ: a slot isn't free because a service lost its data. */
export function asProved(
  { signings }: Pick<WalletContext, 'signings'>,
  walletId: string,
): <Entry extends SnapshotEntry>(entries: readonly Entry[]) => (Entry & { readonly denied: boolean })[] {
  const proved = provedOutputs(signings.book(walletId, []));
  return (entries) =>
    entries.map((entry) => {
      const own = proved.get(outpointName(entry));
      if (own === undefined) return { ...entry, denied: false };
      const { holdings, denied } = mergeHoldings(own, entry);
      const isTold = entry.allocations.every(({ amount }) => amount !== null);
      if (denied.length === 0 && isTold) return { ...entry, denied: false };
      const lying = holdings.map(({ opout: _, ground: __, ...one }) => one);
      return { ...entry, allocations: lying, denied: denied.length > 0 };
    });
}

const provedOutputs = onceFor((book: Omit<Book, 'invoices'>) =>
  groupBy(settledBook(book).allocations, outpointName),
);

export function settledBook({ outputs, allocations, reserved }: Omit<Book, 'invoices'>) {
  const moving = new Set(reserved.flatMap(({ spends, makes }) => [...spends, ...makes]));
  const there = new Set(
    outputs.flatMap((one) => (one.spent || moving.has(outpointName(one)) ? [] : [outpointName(one)])),
  );
  return { allocations: allocations.filter((one) => there.has(outpointName(one))) };
}

/**
 * A slot stays reserved until its invoice expires, is cancelled here, or its asset is on it by the judged list: an
 * invited payer may pay whatever a service says. Without an expiry a reported failure frees it: else its slot could never
 * be used again.
 */
export function openInvoiceSlots(
  invoices: readonly HeldByInvoice[],
  entries: Snapshot['entries'],
  nowMs: number,
): Extract<Book['invoices'][number], { readonly outpoint: string }>[] {
  const held = new Map(entries.map((entry) => [outpointName(entry), entry.allocations]));
  return invoices.flatMap((one): Extract<Book['invoices'][number], { readonly outpoint: string }>[] => {
    const { kind, slot, told, assetId } = one;
    if (kind !== 'blinded' || slot === null) return [];
    const outpoint = outpointName(slot);
    const lies = held.get(outpoint) ?? [];
    const arrived =
      told?.statusName === 'settled' && lies.some((one) => assetId === '' || one.assetId === assetId);
    return [{ outpoint, open: !arrived && !isOver(one, nowMs) }];
  });
}

function isOver({ expiresAtMs, givenUpAtMs, told }: HeldByInvoice, nowMs: number): boolean {
  if (givenUpAtMs !== null) return true;
  return expiresAtMs === null ? told?.statusName === 'failed' : expiresAtMs <= nowMs;
}

/** Adds the scripts of open witness invoices, because no service is believed that an invoice was paid. */
function awaited(
  invoices: readonly HeldByInvoice[],
  entries: Snapshot['entries'],
  nowMs: number,
): Book['invoices'][number][] {
  const scripts = invoices.flatMap((one): Book['invoices'][number][] => {
    if (one.kind !== 'witness' || isOver(one, nowMs)) return [];
    const parsed = decodeRecipientId(one.recipientId);
    if (!parsed.ok || parsed.recipient.kind !== 'witness') return [];
    return [{ script: toHex(parsed.recipient.script), open: true }];
  });
  return [...openInvoiceSlots(invoices, entries, nowMs), ...scripts];
}

/** An output of ours seen before, not spent by us, and missing in the list (security.md G40). */
export interface MissingOutput {
  readonly outpoint: string;
  readonly colored: boolean;
  readonly assets: readonly string[];
}

export function missingOutputs(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  entries: readonly SnapshotEntry[],
): readonly MissingOutput[] {
  const { seen, spent, backOn } = seenOf(ownTransactions(context, walletId));
  const listed = new Set(entries.map(outpointName));
  return seen.flatMap(({ txid, made }) =>
    made.flatMap(({ vout, colored }): MissingOutput[] => {
      const outpoint = outpointName({ txid, vout });
      if (listed.has(outpoint) || spent.has(outpoint)) return [];
      const assets = (backOn.get(outpoint) ?? []).map(({ assetId }) => assetId);
      return [{ outpoint, colored, assets: [...new Set(assets)] }];
    }),
  );
}

/** Reads in turns what was signed, so that the next reader finds it cached: of ten thousand it takes a second. */
export async function warmSigned(
  { signings }: Pick<WalletContext, 'signings'>,
  walletId: string,
): Promise<void> {
  await orOnFailure(
    (async () => {
      await signings.warmSigned(walletId);
      await letLoopTurn();
      const own = ownTransactions({ signings }, walletId);
      await letLoopTurn();
      disputed(own);
      await letLoopTurn();
      seenOf(own);
      await signings.warmBook(walletId);
      await letLoopTurn(0);
    })(),
    undefined,
  );
}

const seenOf = onceFor((all: readonly OwnTransaction[]) => {
  const undecided = disputed(all);
  // No list has both of two transactions that spend one coin.
  const seen = all.filter(
    ({ state, txid }) => state === 'settled' || (state === 'broadcast' && !undecided.has(txid)),
  );
  return {
    seen,
    spent: new Set(all.flatMap(({ inputs }) => inputs)),
    backOn: groupBy(
      seen.flatMap(({ back }) => back),
      outpointName,
    ),
  };
});

export function holdingsOf(context: Pick<WalletContext, 'holdings'>, wallet: WalletRecord): WalletHoldings {
  const { id, connection } = wallet;
  return context.holdings.of({
    walletId: id,
    service: serviceName(wallet),
    numbering: serviceNumbering(connection),
  });
}

export function newestTransfers(
  kept: Pick<WalletHoldings, 'pageTransfers'>,
  named: Partial<Omit<KeptFilter, 'text'>>,
  limit: number,
  nowMs: number,
): readonly KeptTransfer[] {
  const filter = { assetId: null, states: [], direction: null, ...named };
  return kept.pageTransfers(filter, { offset: 0, limit, nowMs });
}

export function withTransfer(
  kept: Pick<WalletHoldings, 'pageTransfers'>,
  { txid, key, batchTransferIdx }: KeptTransfer,
  nowMs: number,
): readonly KeptTransfer[] {
  if (txid === null) return [];
  return sendsBy(kept, txid, nowMs).filter(
    (one) => one.key !== key && one.batchTransferIdx === batchTransferIdx,
  );
}

export function sendsBy(
  kept: Pick<WalletHoldings, 'pageTransfers'>,
  txid: string,
  nowMs: number,
): readonly KeptTransfer[] {
  return newestTransfers(kept, { direction: 'out', txid }, MOST_TOGETHER, nowMs);
}

/** Nobody reads a transaction's transfer list beyond this; the list of transfers has them all. */
const MOST_TOGETHER = 100;
