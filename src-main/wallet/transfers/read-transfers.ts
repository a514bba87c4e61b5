import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { transferRow } from '../../../src-preload/contract/transfers.ts';
import { readable } from '../readable.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { canFail } from './can-fail.ts';
import { toDetail, toRow } from '../book/describe-transfer.ts';
import { examine } from './examine.ts';

/** A window of what is kept here. Asks no service. */
export function pageTransfers(
  context: WalletContext,
  { walletId, filter, offset, limit }: CallInput<'transfers.page'>,
): CallOutput<'transfers.page'> {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const nowMs = context.clock.nowMs();
  const { total, rows } = kept.pageTransfers(filter, { offset, limit, nowMs });
  const { shown, unreadable } = readable(rows, {
    schema: transferRow,
    view: (row) => toRow(row, nowMs),
    name: ({ key }) => key,
  });
  const beside = unreadable.length === 0 ? {} : { unreadable };
  return { total, rows: shown, asOfMs: kept.readAtMs(), ...beside };
}

/** Throws TRANSFER_UNKNOWN. */
export function readTransfer(
  context: WalletContext,
  { walletId, key }: CallInput<'transfers.read'>,
): CallOutput<'transfers.read'> {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const transfer = kept.transfer(key);
  if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
  const can = canFail(context, walletId, transfer);
  const doctor = examine(context, walletId, kept, transfer, can);
  return toDetail(transfer, kept.history(key), { canFail: can, doctor }, context.clock.nowMs());
}

/** A person's own words for a transfer, kept here alone. Throws TRANSFER_UNKNOWN. */
export function labelTransfer(
  context: WalletContext,
  { walletId, key, label }: CallInput<'transfers.label'>,
): CallOutput<'transfers.label'> {
  const labelled = holdingsOf(context, context.wallets.require(walletId)).labelTransfer(key, label);
  if (labelled === null) throw fail('TRANSFER_UNKNOWN', {});
  context.tell('wallet.changed', { walletId });
  return toRow(labelled, context.clock.nowMs());
}
