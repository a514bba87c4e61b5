import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { directionOf, transferState, type TransferState } from '../../domain/transfers/state.ts';
import type {
  KeptChange,
  KeptStep,
  KeptTransfer,
  KeptVerification,
  WalletHoldings,
} from '../../ports/index.ts';

type TransferDetail = CallAnswer<'transfers.read'>;
type TransferRow = CallAnswer<'transfers.page'>['rows'][number];
/** What a refresh found changed. */
export type ChangeView = CallAnswer<'wallet.refresh'>['changes'][number];

export function stateAt(transfer: KeptTransfer, nowMs: number): TransferState {
  return transferState({ ...transfer, hasTxid: transfer.txid !== null }, nowMs);
}

/** What a transfer's asset data is verified as: another telling of it is another transfer. Null: it can have none. */
export function aboutOf(transfer: KeptTransfer): KeptVerification['about'] | null {
  const { recipientId, idx, assetId, txid, amount } = transfer;
  const direction = directionOf(transfer.kindName);
  if (recipientId === null || direction === 'none') return null;
  const sent = direction === 'out' ? (amount?.toString() ?? null) : null;
  return { recipientId, direction, idx, assetId, txid, amount: sent };
}

/** By key, what is kept of those transfers, as far as it is about what they are told as now. */
export function verificationsOf(
  kept: Pick<WalletHoldings, 'verifications'>,
  transfers: readonly KeptTransfer[],
): ReadonlyMap<string, KeptVerification> {
  const recipients = transfers.flatMap(({ recipientId }) => recipientId ?? []);
  const known = new Map(
    kept.verifications(recipients).map((one) => [JSON.stringify(one.about, ABOUT_MEMBERS), one]),
  );
  return new Map(
    transfers.flatMap((transfer): [string, KeptVerification][] => {
      const about = aboutOf(transfer);
      const found = about === null ? undefined : known.get(JSON.stringify(about, ABOUT_MEMBERS));
      return found === undefined ? [] : [[transfer.key, found]];
    }),
  );
}

/** In one order, so that equal ones are equal texts. */
const ABOUT_MEMBERS = ['recipientId', 'direction', 'idx', 'assetId', 'txid', 'amount'];

export function toRow(
  transfer: KeptTransfer,
  nowMs: number,
  verification: KeptVerification | undefined,
): TransferRow {
  return {
    key: transfer.key,
    assetId: transfer.assetId,
    idx: transfer.idx,
    batchTransferIdx: transfer.batchTransferIdx,
    direction: directionOf(transfer.kindName),
    state: stateAt(transfer, nowMs),
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
  more: Pick<TransferDetail, 'assetData' | 'canFail' | 'doctor'>,
  nowMs: number,
): TransferDetail {
  return {
    ...toRow(transfer, nowMs, undefined),
    recipientId: transfer.recipientId,
    receiveUtxo: transfer.receiveUtxo,
    changeUtxo: transfer.changeUtxo,
    invoice: transfer.invoice,
    endpoints: transfer.transportEndpoints,
    history,
    ...more,
  };
}

export function toChange({ kind, transfer }: KeptChange, nowMs: number): ChangeView {
  return {
    kind,
    assetId: transfer.assetId,
    key: transfer.key,
    direction: directionOf(transfer.kindName),
    amount: transfer.amount,
    state: stateAt(transfer, nowMs),
  };
}
