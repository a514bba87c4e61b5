import type { UnspentView } from '../../../src-preload/contract/index.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import { holdersOf, type Holder, type OpenInvoice, type OpenSpend } from '../../domain/slots/holders.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { KeptInvoice, WalletHoldings } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { isAwaited, ownTransactions } from '../book/own-transactions.ts';
import { nameOf } from '../../domain/outpoint.ts';

type HolderView = UnspentView['holders'][number];

/** Who holds each of these outputs, by our own invoices and journal. Asks no service. */
export function whoHolds(
  context: WalletContext,
  wallet: WalletRecord,
  entries: readonly SnapshotEntry[],
): (entry: SnapshotEntry) => HolderView[] {
  const kept = holdingsOf(context, wallet);
  const spends = ownTransactions(context, wallet.id)
    .filter(isAwaited)
    .map(({ txid, inputs, back }): OpenSpend => ({ txid, inputs, returnsOn: back.map(nameOf) }));
  const held = holdersOf(entries, kept.invoices().filter(isOpen).map(toOpen), spends);
  const keys = new Map(spends.map(({ txid }) => [txid, keyOf(kept, txid, context.clock.nowMs())]));
  return (entry) =>
    (held.get(nameOf(entry)) ?? []).map((holder) => toView(holder, (txid) => keys.get(txid) ?? null));
}

function isOpen({ kind, told }: KeptInvoice): boolean {
  return kind === 'blinded' && told?.statusName !== 'settled' && told?.statusName !== 'failed';
}

function toOpen({ invoice, assetId, amount, expiresAtMs, slot }: KeptInvoice): OpenInvoice {
  return { invoice, assetId, amount, expiresAtMs, slot: slot === null ? null : nameOf(slot) };
}

/** The transfer that goes by a transaction; null where none is kept, as for new slots. */
function keyOf(kept: WalletHoldings, txid: string, nowMs: number): string | null {
  const filter = { assetId: null, states: [], direction: 'out', text: txid } as const;
  return kept.pageTransfers(filter, { offset: 0, limit: 1, nowMs }).rows[0]?.key ?? null;
}

function toView(holder: Holder, keyOf: (txid: string) => string | null): HolderView {
  switch (holder.by) {
    case 'invoice':
      return { ...holder, amount: holder.amount.toString() };
    case 'spend':
    case 'change':
      return { ...holder, transferKey: keyOf(holder.txid) };
    case 'others':
      return holder;
  }
}
