import { fail } from '../../base/errors.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { toHex } from '../../base/bytes.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { type KeptFile, type ListedTransfer, MOST_BYTES, type OwnPlaces } from '../../verify/index.ts';
import { parseRecipientId, recipientName } from '../../invoices/recipient.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import { ownTransactions } from '../book/own-recipients.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { letLoopTurn } from '../../turns.ts';

/** Only the newest transfers are read, because each file holds the whole history up to its transfer. */
const MOST_TRANSFERS = 500;
const MOST_FILES = 64;
const ROWS = 100;

export const readHistory: UseCase<'assets.history'> = async (
  context,
  { walletId, assetId, offset, opened },
) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  if (kept.asset(assetId) === null) throw fail('ASSET_UNKNOWN', { assetId });
  const contract = parseAssetId(assetId);
  if (contract === null) return { outcome: 'nothing' };
  const rows = newestTransfers(kept, { assetId }, MOST_TRANSFERS, context.clock.nowMs());
  const { files, leftOut } = await filesOf(kept, rows);
  const listed = rows.flatMap(toListed);
  const own = ownPlaces(context, walletId, listed);
  const of = { contractId: toHex(contract), listed, own };
  const found = await context.reader.readGraph(files, of, { offset, limit: ROWS, opened });
  if (found.outcome !== 'shown') return found;
  const { page } = found;
  return { ...page, ...{ outcome: 'shown', leftOut: found.leftOut + leftOut } };
};

async function filesOf(
  kept: WalletHoldings,
  rows: readonly KeptTransfer[],
): Promise<{ readonly files: readonly KeptFile[]; readonly leftOut: number }> {
  const asked = new Set<string>();
  const files: KeptFile[] = [];
  let [bytes, leftOut] = [0, 0];
  for (const { recipientId, kindName } of rows) {
    const direction = directionOf(kindName);
    const name = recipientName(recipientId ?? '');
    if (recipientId === null || direction === 'none' || asked.has(name)) continue;
    asked.add(name);
    const isFull = files.length >= MOST_FILES;
    const left = isFull ? null : kept.consignment(recipientId);
    if (isFull ? !kept.hasConsignment(recipientId) : left === null) continue;
    if (left === null || bytes + left.file.length > MOST_BYTES) leftOut += 1;
    else {
      bytes += left.file.length;
      files.push({ file: left.file, heights: kept.provedHeights(name, direction) });
    }
    await letLoopTurn(0);
  }
  return { files, leftOut };
}

function toListed({ txid, recipientId, kindName }: KeptTransfer): ListedTransfer[] {
  const direction = directionOf(kindName);
  const parsed = parseRecipientId(recipientId ?? '');
  if (txid === null || direction === 'none' || !parsed.ok) return [];
  const { recipient } = parsed;
  const pays =
    recipient.kind === 'witness'
      ? { script: toHex(recipient.script) }
      : { secretSeal: toHex(recipient.secretSeal) };
  return [{ txid, isOurs: direction === 'in', pays }];
}

function ownPlaces(context: WalletContext, walletId: string, listed: readonly ListedTransfer[]): OwnPlaces {
  const own = ownTransactions(context, walletId).filter(
    ({ state }) => state === 'broadcast' || state === 'settled',
  );
  return {
    outpoints: context.signings.book(walletId, []).outputs.map(outpointName),
    spent: own.flatMap(({ inputs }) => inputs),
    txids: [...own.map(({ txid }) => txid), ...listed.flatMap(({ txid, isOurs }) => (isOurs ? [] : [txid]))],
  };
}
