import type { CallAnswer, TransferState } from '../../../src-preload/contract/index.ts';
import { directionOf, overdueOf, transferState } from '../../records/transfer-state.ts';
import type { KeptChange, KeptStep, KeptTransfer, KeptVerification } from '../../ports/index.ts';

type TransferDetail = CallAnswer<'transfers.read'>;
type TransferRow = CallAnswer<'transfers.page'>['rows'][number];
export type RefreshChange = CallAnswer<'wallet.refresh'>['changes'][number];

export function stateAt(transfer: KeptTransfer, nowMs: number): TransferState {
  return transferState({ ...transfer, hasTxid: transfer.txid !== null }, nowMs);
}

export function toRow(
  transfer: KeptTransfer,
  nowMs: number,
  verification: KeptVerification | undefined,
  excluded: ReadonlySet<string>,
): TransferRow {
  const { txid } = transfer;
  const isExcluded = txid !== null && excluded.has(txid);
  const overdue = overdueOf({ ...transfer, hasTxid: txid !== null }, isExcluded, nowMs);
  return {
    ...(overdue === null ? {} : { isOverdue: true }),
    key: transfer.key,
    assetId: transfer.assetId,
    idx: transfer.idx,
    batchTransferIdx: transfer.batchTransferIdx,
    direction: directionOf(transfer.kindName),
    state: stateAt(transfer, nowMs),
    cancelledAtMs: transfer.cancelledAtMs,
    status: transfer.status,
    statusName: transfer.statusName,
    kind: transfer.kind,
    kindName: transfer.kindName,
    amount: transfer.amount,
    txid: transfer.txid,
    createdAtMs: transfer.createdAtMs,
    updatedAtMs: transfer.updatedAtMs,
    expiresAtMs: transfer.expiresAtMs,
    label: transfer.label,
    alarm: transfer.alarm,
    assetData: verification?.found ?? null,
  };
}

export function toDetail(
  transfer: KeptTransfer,
  history: readonly KeptStep[],
  more: Pick<TransferDetail, 'assetData' | 'canFail' | 'nextStep' | 'acceptUntilMs'>,
  nowMs: number,
  excluded: ReadonlySet<string>,
): TransferDetail {
  return {
    ...toRow(transfer, nowMs, undefined, excluded),
    recipientId: transfer.recipientId,
    receiveUtxo: transfer.receiveUtxo,
    changeUtxo: transfer.changeUtxo,
    invoice: transfer.invoice,
    endpoints: transfer.transportEndpoints,
    history,
    ...more,
  };
}

export function toChange({ kind, transfer }: KeptChange, nowMs: number): RefreshChange {
  return {
    kind,
    assetId: transfer.assetId,
    key: transfer.key,
    direction: directionOf(transfer.kindName),
    amount: transfer.amount,
    state: stateAt(transfer, nowMs),
  };
}
