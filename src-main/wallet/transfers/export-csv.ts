import { formatUnits } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { csvText } from '../../domain/transfers/csv.ts';
import type { ApiAsset, KeptTransfer } from '../../ports/index.ts';
import type { UseCase } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { ownTransactions } from '../book/own-recipients.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { toRow } from '../book/describe-transfer.ts';
import { verificationsOf } from '../book/kept-verifications.ts';

/** So many are read and written at a time; between them the screen is served. */
const ROWS_AT_ONCE = 1_000;

/** What the filter shows, as RFC 4180 text in UTF-8, newest first. The port asks where and overwrites nothing unasked. */
export const exportCsv: UseCase<'transfers.exportCsv'> = async (context, { walletId, filter }) => {
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet);
  const assets = new Map(kept.assets().assets.map((asset) => [asset.assetId, asset]));
  const signedHere = new Set(ownTransactions(context, wallet.id).map(({ txid }) => txid));
  const groundsOf = (rows: readonly KeptTransfer[]) => {
    const found = verificationsOf(kept, rows);
    return rows.map(({ key, txid }) => {
      if (txid !== null && signedHere.has(txid)) return 'book';
      return found.get(key)?.found.outcome === 'proved' ? 'history' : 'told';
    });
  };
  // One moment for all: what expires meanwhile would be in no window, or in two.
  const nowMs = context.clock.nowMs();
  const texts = [csvText([COLUMNS.map((id) => say(id))])];
  let rows = 0;
  for (let total = 1; rows < total;) {
    const page = kept.pageTransfers(filter, { offset: rows, limit: ROWS_AT_ONCE, nowMs });
    if (page.rows.length === 0) break;
    const grounds = groundsOf(page.rows);
    const lines = page.rows.map((row, at) => [
      ...cellsOf(row, assets.get(row.assetId) ?? null, nowMs),
      grounds[at] ?? 'told',
    ]);
    texts.push(csvText(lines));
    total = page.total;
    rows += page.rows.length;
    await yieldToEventLoop();
  }
  const name = `transfers-${new Date(nowMs).toISOString().slice(0, 10)}.csv`;
  const savedAs = await context.files.save(name, new TextEncoder().encode(texts.join('')));
  return { savedAs, rows };
};

/**
 * `ground`: by what the row is known: `book`, a transaction that was signed here; `history`, asset data that was verified
 * from the genesis, in blocks that were checked; else `told`, the service's word.
 */
const COLUMNS = [
  'list-created',
  'list-updated',
  'list-expires',
  'list-ticker',
  'list-asset-id',
  'list-direction',
  'list-state',
  'list-status-number',
  'list-kind',
  'list-amount',
  'list-base-units',
  'list-txid',
  'list-recipient',
  'list-label',
  'list-alarm',
  'list-batch',
  'list-number',
  'list-ground',
] as const;

function cellsOf(transfer: KeptTransfer, asset: ApiAsset | null, nowMs: number): string[] {
  const row = toRow(transfer, nowMs, undefined);
  const { amount } = transfer;
  return [
    timeOf(row.createdAtMs),
    timeOf(row.updatedAtMs),
    timeOf(row.expiresAtMs),
    asset?.ticker ?? '',
    row.assetId,
    row.direction,
    row.state,
    row.status.toString(),
    row.kindName,
    // Without the asset's precision the figure would be wrong by powers of ten.
    amount === null || asset === null ? '' : formatUnits(amount, asset.precision),
    amount?.toString() ?? '',
    row.txid ?? '',
    transfer.recipientId ?? '',
    row.label ?? '',
    row.alarm ?? '',
    row.batchTransferIdx.toString(),
    row.idx.toString(),
  ];
}

function timeOf(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}
