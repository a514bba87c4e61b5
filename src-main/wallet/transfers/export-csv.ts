import { pagesOf } from '../../base/groups.ts';
import { formatUnits } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { csvText } from '../../base/csv.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { IntentOf } from '../../verify/index.ts';
import { sameRecipient } from '../../invoices/recipient.ts';
import type { ApiAsset, KeptTransfer, KeptVerification } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { readIntent } from '../../records/signing.ts';
import { holdingsOf } from '../book/own-book.ts';
import { ownTransactions } from '../book/own-recipients.ts';
import { letLoopTurn } from '../../turns.ts';
import { toRow } from '../book/describe-transfer.ts';
import { verificationsOf } from '../book/kept-verifications.ts';

/** Rows per turn of the loop: the screen is served between. */
const ROWS_AT_ONCE = 100;

/** RFC 4180 in UTF-8, newest first. The port asks where, and never overwrites silently. */
export const exportCsv: UseCase<'transfers.exportCsv'> = async (context, { walletId, filter }) => {
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet);
  const assets = new Map(kept.assets().assets.map((asset) => [asset.assetId, asset]));
  const isSigned = createIsSigned(context, wallet.id);
  const groundsOf = (rows: readonly KeptTransfer[]) => {
    const known = verificationsOf(kept, rows);
    return rows.map((row) => {
      if (isSigned(row)) return 'book';
      const found = known.get(row.key)?.found;
      return found?.outcome === 'proved' && isGiven(found, row) ? 'history' : 'told';
    });
  };
  // One moment for all: expiring rows would be in no window, or in two.
  const nowMs = context.clock.nowMs();
  // Encoded page by page: a hundred thousand rows in one text would hold main.
  const pages = [Buffer.from(csvText([COLUMNS.map((column) => say('list-column', { column }))]))];
  let rows = 0;
  for (const some of pagesOf(await kept.transferIds(filter, nowMs), ROWS_AT_ONCE)) {
    const page = kept.transfersAt(some);
    const grounds = groundsOf(page);
    const lines = page.map((row, at) => [
      ...cellsOf(row, assets.get(row.assetId) ?? null, nowMs),
      grounds[at] ?? 'told',
    ]);
    pages.push(Buffer.from(csvText(lines)));
    rows += page.length;
    await letLoopTurn(0);
  }
  const name = `transfers-${new Date(nowMs).toISOString().slice(0, 10)}.csv`;
  const savedAs = await context.files.save(name, Buffer.concat(pages));
  return { savedAs, rows };
};

/** A service may list anything with our txid, even the change as a receive. */
function createIsSigned(
  context: WalletContext,
  walletId: string,
): (row: Pick<KeptTransfer, 'txid' | 'kindName' | 'recipientId' | 'assetId' | 'amount'>) => boolean {
  const flows = new Map(ownTransactions(context, walletId).map(({ txid, id }) => [txid, id]));
  const paid = new Map<string, readonly IntentOf<'send'>['recipients'][number][]>();
  const paidBy = (txid: string): readonly IntentOf<'send'>['recipients'][number][] => {
    const known = paid.get(txid);
    if (known !== undefined) return known;
    const flow = context.signings.read(flows.get(txid) ?? '');
    const intent = flow === null ? null : readIntent(flow);
    const recipients = intent?.kind === 'send' ? intent.recipients : [];
    paid.set(txid, recipients);
    return recipients;
  };
  return ({ txid, kindName, recipientId, assetId, amount }) =>
    txid !== null &&
    flows.has(txid) &&
    directionOf(kindName) === 'out' &&
    paidBy(txid).some(
      (one) =>
        one.assetId === assetId &&
        (recipientId === null || sameRecipient(one.recipientId, recipientId)) &&
        (amount === null || one.amount === amount),
    );
}

/** An incoming amount is the service's word, whatever its data gives. */
function isGiven({ given }: KeptVerification['found'], { amount }: Pick<KeptTransfer, 'amount'>): boolean {
  return given === null || (given !== '0' && (amount === null || given === String(amount)));
}

/** `ground`: `book`, signed here; `history`, validated from the genesis in checked blocks; `told`, the service's word. */
const COLUMNS = [
  'created',
  'updated',
  'expires',
  'ticker',
  'asset-id',
  'direction',
  'state',
  'status-number',
  'kind',
  'amount',
  'base-units',
  'txid',
  'recipient',
  'label',
  'alarm',
  'batch',
  'number',
  'ground',
] as const;

function cellsOf(transfer: KeptTransfer, asset: ApiAsset | null, nowMs: number): string[] {
  const row = toRow(transfer, nowMs, undefined, new Set());
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
    // Without a precision the figure may be wrong by powers of ten.
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
