import type { TransferDetail } from '../../../src-preload/contract/index.ts';
import { transferRow } from '../../../src-preload/contract/transfers.ts';
import { readable } from '../readable.ts';
import { fail } from '../../base/errors.ts';
import type { UseCaseNow, WalletContext, UseCase } from '../context/context.ts';
import { acceptUntilMs } from '../book/accept-until.ts';
import { holdingsOf } from '../book/own-book.ts';
import { canFail } from './can-fail.ts';
import { toDetail, toRow } from '../book/describe-transfer.ts';
import { verificationsOf } from '../book/kept-verifications.ts';
import { nextStepOf } from './next-step.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { sameRecipient } from '../../invoices/recipient.ts';
import { listedInputs, ownTransactions } from '../book/own-recipients.ts';
import { outpointName } from '../../base/bitcoin.ts';

export const pageTransfers: UseCase<'transfers.page'> = async (
  context,
  { walletId, filter, offset, limit },
) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const nowMs = context.clock.nowMs();
  const found = filter.text === '' ? null : await kept.transferIds(filter, nowMs);
  const { total, rows } =
    found === null
      ? {
          total: kept.countTransfers(filter, nowMs),
          rows: kept.pageTransfers(filter, { offset, limit, nowMs }),
        }
      : { total: found.length, rows: kept.transfersAt(found.slice(offset, offset + limit)) };
  const verifications = verificationsOf(kept, rows);
  const { shown, ...beside } = readable(rows, {
    schema: transferRow,
    view: (row) => toRow(row, nowMs, verifications.get(row.key), context.excluded),
    name: ({ key }) => key,
  });
  return { total, rows: shown, asOfMs: kept.readAtMs(), ...beside };
};

export const readTransfer: UseCaseNow<'transfers.read'> = (context, { walletId, key }) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const transfer = kept.transfer(key);
  if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
  const can = canFail(context, walletId, transfer, kept.history(key));
  const nextStep = examine(context, walletId, kept, transfer, can);
  const assetData = verificationsOf(kept, [transfer]).get(key)?.found ?? null;
  const more = {
    assetData,
    canFail: can,
    nextStep,
    acceptUntilMs: acceptUntilMs(context, walletId, transfer),
  };
  return toDetail(transfer, kept.history(key), more, context.clock.nowMs(), context.excluded);
};

export const labelTransfer: UseCaseNow<'transfers.label'> = (context, { walletId, key, label }) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const labelled = kept.labelTransfer(key, label);
  if (labelled === null) throw fail('TRANSFER_UNKNOWN', {});
  context.tell('wallet.changed', { walletId });
  const verification = verificationsOf(kept, [labelled]).get(key);
  return toRow(labelled, context.clock.nowMs(), verification, context.excluded);
};

type NextStep = NonNullable<TransferDetail['nextStep']>;
type Frozen = NextStep['frozen'][number];

function examine(
  context: WalletContext,
  walletId: string,
  kept: WalletHoldings,
  transfer: KeptTransfer,
  canFail: TransferDetail['canFail'],
): NextStep | null {
  const nowMs = context.clock.nowMs();
  const { txid } = transfer;
  const isExcluded = txid !== null && context.excluded.has(txid);
  const found = nextStepOf({ ...transfer, hasTxid: txid !== null, canFail, isExcluded }, nowMs);
  if (found === null) return null;
  const isSend = directionOf(transfer.kindName) === 'out';
  return {
    ...found,
    frozen: isSend ? inputsOf(context, walletId, transfer) : slotOf(kept, transfer),
    refreshFailed: context.refreshFailures.get(walletId)?.get(transfer.batchTransferIdx) ?? null,
  };
}

/** The outputs that the send spends, with all their assets: more is reserved than sent. */
function inputsOf(context: WalletContext, walletId: string, { txid }: KeptTransfer): Frozen[] {
  if (txid === null) return [];
  const own = ownTransactions(context, walletId).find((one) => one.txid === txid);
  if (own === undefined) return [];
  const listed = new Map(listedInputs(context, own).map((entry) => [outpointName(entry), entry]));
  return own.inputs.flatMap((name): Frozen[] => {
    const [inputTxid = '', vout] = name.split(':');
    const entry = listed.get(name);
    return [
      {
        outpoint: { txid: inputTxid, vout: Number(vout) },
        amountSats: entry === undefined ? null : Number(entry.amountSats),
        carries: (entry?.allocations ?? []).map(({ assetId, amount }) => ({
          assetId,
          amount: amount === null ? null : amount.toString(),
        })),
      },
    ];
  });
}

function slotOf(kept: WalletHoldings, transfer: KeptTransfer): Frozen[] {
  if (transfer.kindName !== 'receiveBlind') return [];
  const { receiveUtxo, batchTransferIdx, recipientId } = transfer;
  const invoice = kept
    .invoices()
    .find((one) => one.batchTransferIdx === batchTransferIdx && sameRecipient(one.recipientId, recipientId));
  const outpoint = receiveUtxo ?? invoice?.slot ?? null;
  return outpoint === null ? [] : [{ outpoint, amountSats: null, carries: [] }];
}

const NAMED_CHARS = 12;

/** Byte for byte, for validation elsewhere. Throws TRANSFER_UNKNOWN, and HISTORY_NOWHERE if none is kept. */
export const saveAssetData: UseCase<'transfers.saveAssetData'> = async (context, { walletId, key }) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const transfer = kept.transfer(key);
  if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
  const left = kept.consignment(transfer.recipientId ?? '');
  if (left === null) throw fail('HISTORY_NOWHERE', {});
  const savedAs = await context.files.save(`consignment-${left.txid.slice(0, NAMED_CHARS)}.rgb`, left.file);
  return { savedAs };
};
