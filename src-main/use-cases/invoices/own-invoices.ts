import type { CallInput, CallOutput, OwnInvoice } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { transferState } from '../../domain/transfers/state.ts';
import type { KeptInvoice } from '../../ports.ts';
import type { Context } from '../context.ts';
import { holdingsOf } from '../holdings-of.ts';
import { withService } from '../service.ts';

/** Those made here, newest first, as last told. Asks no service. */
export function listInvoices(
  context: Context,
  { walletId }: CallInput<'invoices.list'>,
): CallOutput<'invoices.list'> {
  const nowMs = context.clock.nowMs();
  const kept = holdingsOf(context, context.wallets.require(walletId));
  return { invoices: kept.invoices().map((invoice) => toOwnInvoice(invoice, nowMs)) };
}

/** Asks what became of one that was made here, and keeps the answer. Throws TRANSFER_UNKNOWN for any other. */
export function invoiceStatus(
  context: Context,
  { walletId, invoice }: CallInput<'invoices.status'>,
): Promise<CallOutput<'invoices.status'>> {
  return withService(context, walletId, async (api, wallet) => {
    const kept = holdingsOf(context, wallet);
    const own = kept.invoice(invoice);
    if (own === null) throw fail('TRANSFER_UNKNOWN', {});
    const told = await api.invoiceStatus(invoice);
    // Another receive's state would let this one seem paid.
    if (
      told.batchTransferIdx !== own.batchTransferIdx ||
      (told.recipientId ?? own.recipientId) !== own.recipientId
    )
      throw fail('SERVICE_ANSWER', {
        host: api.host,
        endpoint: '/invoice/status',
        problem: 'shape',
        detail: 'the state of another invoice',
      });
    // Removed meanwhile: nothing of it is written any more.
    context.wallets.require(walletId);
    const nowMs = context.clock.nowMs();
    const slot = own.kind === 'blinded' ? (told.receiveUtxo ?? undefined) : undefined;
    kept.tellInvoice(invoice, told, nowMs, slot);
    if (own.assetId !== '') kept.keepTransfer(own.assetId, told, nowMs);
    context.tell('wallet.changed', { walletId });
    return toOwnInvoice(kept.invoice(invoice) ?? own, nowMs);
  });
}

export function toOwnInvoice(invoice: KeptInvoice, nowMs: number): OwnInvoice {
  const { told, amount, endpoints, warnings, givenUpAtMs: _givenUp, ...own } = invoice;
  const kindName = own.kind === 'blinded' ? 'receiveBlind' : 'receiveWitness';
  // Nothing was asked yet: it was just made, and waits.
  const facts = told ?? { kindName, statusName: 'waitingCounterparty', txid: null };
  const { statusName, txid } = facts;
  const state = {
    kindName: facts.kindName,
    statusName,
    hasTxid: txid !== null,
    expiresAtMs: own.expiresAtMs,
  };
  return {
    ...own,
    amount: amount.toString(),
    endpoints: [...endpoints],
    warnings: [...warnings],
    state: transferState(state, nowMs),
    asOfMs: told?.atMs ?? null,
    txid,
  };
}
