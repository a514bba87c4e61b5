import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { ownInvoice } from '../../../src-preload/contract/invoices.ts';
import { fail } from '../../base/errors.ts';
import { taprootAddress } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient.ts';
import { groupBy } from '../../base/groups.ts';
import { overdueOf, transferState } from '../../records/transfer-state.ts';
import type { KeptInvoice, KeptVerification } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { readable } from '../readable.ts';
import { withService } from '../connection/service.ts';
import { firstMade, ownPlaceOf } from '../book/own-recipients.ts';

type OwnInvoice = CallAnswer<'invoices.status'>;

/** Newest first, as last reported; asks no service. Unproved keys give nothing payable. */
export const listInvoices: UseCase<'invoices.list'> = async (context, { walletId }) => {
  const nowMs = context.clock.nowMs();
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet).invoices();
  const isProved = wallet.keysUnproved === null;
  const proved: KeptInvoice[] = [];
  for (const invoice of kept) proved.push(await provedAgain(context, wallet, invoice));
  const assetData = assetDataOf(holdingsOf(context, wallet), proved);
  const { shown, ...beside } = readable(proved, {
    schema: ownInvoice,
    view: (invoice) => toOwnInvoice(invoice, nowMs, assetData.get(invoice.invoice), context.excluded),
    name: ({ invoice, assetId }) => (isProved ? invoice : assetId),
  });
  return { invoices: isProved ? shown : shown.map(withhold), ...beside };
};

/** An invoice of unproved keys without what could be paid: the payment might reach somebody else. */
function withhold(invoice: OwnInvoice, at: number): OwnInvoice {
  const nowhere = { recipientId: '', provedOurs: null, endpoints: [], slot: null, warnings: [] };
  return { ...invoice, ...nowhere, invoice: String(at), withheld: true };
}

/** A backup's witness invoice is proved by our keys again; a blinded one's slot can't be. */
async function provedAgain(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  kept: KeptInvoice,
): Promise<KeptInvoice> {
  if (kept.fromBackup !== true || kept.kind !== 'witness') return kept;
  const parsed = parseInvoice(kept.invoice);
  if (!parsed.ok || parsed.invoice.recipient.kind !== 'witness') return kept;
  const own = await ownPlaceOf(context, wallet, parsed.invoice.recipient.script);
  if (own?.branch !== 'colored') return kept;
  return { ...kept, provedOurs: { address: taprootAddress(own, wallet.keys.network), path: own.path } };
}

export const invoiceStatus: UseCase<'invoices.status'> = (context, { walletId, invoice }) =>
  withService(context, walletId, async (api, wallet) => {
    const own = holdingsOf(context, wallet).invoice(invoice);
    if (own === null) throw fail('TRANSFER_UNKNOWN', {});
    const told = await api.invoiceStatus(invoice);
    // Another receive's state would make this one look paid.
    if (
      told.batchTransferIdx !== own.batchTransferIdx ||
      !sameRecipient(told.recipientId ?? own.recipientId, own.recipientId)
    )
      throw fail('SERVICE_ANSWER', {
        host: api.host,
        endpoint: '/invoice/status',
        problem: 'shape',
        detail: 'the state of another invoice',
      });
    // Throws if removed meanwhile; re-read because the answer may have shown another numbering.
    const kept = holdingsOf(context, context.wallets.require(walletId));
    const nowMs = context.clock.nowMs();
    const slot = own.kind === 'blinded' ? (told.receiveUtxo ?? undefined) : undefined;
    kept.tellInvoice(invoice, told, nowMs, slot);
    if (own.assetId !== '') kept.keepTransfer(own.assetId, told, nowMs);
    context.tell('wallet.changed', { walletId });
    const now = await provedAgain(context, wallet, kept.invoice(invoice) ?? own);
    return toOwnInvoice(now, nowMs, assetDataOf(kept, [now]).get(invoice), context.excluded);
  });

function assetDataOf(
  kept: WalletHoldings,
  invoices: readonly KeptInvoice[],
): ReadonlyMap<string, KeptVerification['found']> {
  const recipients = invoices.map(({ recipientId }) => recipientName(recipientId));
  const received = kept.verifications(recipients).filter(({ about }) => about.direction === 'in');
  const byRecipient = new Map(received.map((one) => [one.about.recipientId, one]));
  const named = groupBy(kept.invoices(), ({ recipientId }) => recipientName(recipientId));
  return new Map(
    invoices.flatMap(({ invoice, recipientId, assetId, told }): [string, KeptVerification['found']][] => {
      const name = recipientName(recipientId);
      const one = byRecipient.get(name);
      if (one === undefined || one.about.txid !== (told?.txid ?? null)) return [];
      // One payment pays one invoice.
      if (firstMade(named.get(name) ?? [])?.invoice !== invoice) return [];
      return assetId === '' || one.about.assetId === assetId ? [[invoice, one.found]] : [];
    }),
  );
}

export function toOwnInvoice(
  invoice: KeptInvoice,
  nowMs: number,
  assetData: KeptVerification['found'] | undefined,
  excluded: ReadonlySet<string>,
): OwnInvoice {
  const { told, amount, endpoints, warnings, givenUpAtMs, knownBlock: _known, ...own } = invoice;
  const kindName = own.kind === 'blinded' ? 'receiveBlind' : 'receiveWitness';
  const facts = told ?? { kindName, statusName: 'waitingCounterparty', txid: null };
  const { statusName, txid } = facts;
  const state = {
    kindName: facts.kindName,
    statusName,
    namedBy: told?.namedBy,
    hasTxid: txid !== null,
    expiresAtMs: own.expiresAtMs,
    createdAtMs: own.createdAtMs,
    cancelledAtMs: givenUpAtMs,
  };
  const overdue = overdueOf(state, txid !== null && excluded.has(txid), nowMs);
  return {
    ...own,
    ...(overdue === null ? {} : { overdue }),
    amount,
    endpoints,
    warnings,
    state: transferState(state, nowMs),
    asOfMs: told?.atMs ?? null,
    txid,
    assetData: assetData ?? null,
  };
}
