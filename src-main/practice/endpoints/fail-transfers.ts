import * as v from 'valibot';
import { libraryError, ok } from '../../serving/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { STATUS } from '../ledger/numbers.ts';
import { refreshBatch } from '../ledger/refresh.ts';
import { failBatch, transfersWhere } from '../ledger/transfers.ts';
import { readShape, small } from '../../serving/shape.ts';

const asked = v.object({
  batch_transfer_idx: small(0, 2 ** 31 - 1),
  no_asset_only: v.nullish(v.boolean()),
  skip_sync: v.nullish(v.boolean()),
});

/** Only what still waits for the counterparty, looked at once more before: it may have answered meanwhile. */
export const failTransfers = forWallet('/wallet/failtransfers', ({ world, body }, wallet) => {
  const { batch_transfer_idx: batchId, no_asset_only: noAssetOnly } = readShape(asked, body);
  const ofBatch = () =>
    transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla} AND batches.id = ${batchId}`;
  if (ofBatch().length === 0) {
    throw libraryError('BatchTransferNotFound', `Batch transfer with idx ${batchId} not found`);
  }
  refreshBatch(world, batchId);
  const transfers = ofBatch();
  const cannot =
    transfers.some(({ status }) => status !== STATUS.waitingCounterparty) ||
    (noAssetOnly === true && transfers.some(({ contract }) => contract !== null));
  if (cannot) throw libraryError('CannotFailBatchTransfer', 'Batch transfer cannot be set to failed status');
  failBatch(world, batchId);
  return ok(undefined);
});
