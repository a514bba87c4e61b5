import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { ownInvoice } from '../../../src-preload/contract/invoices.ts';
import { sameBytes, toHex } from '../../base/bytes.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import { groupBy } from '../../base/groups.ts';
import { outpointName, type Outpoint } from '../../base/bitcoin.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient.ts';
import { LAST_INDEX } from '../../keys/account.ts';
import { taprootAddress } from '../../keys/address.ts';
import { ownScriptsOf } from '../../keys/allowed-paths.ts';
import type { KeptInvoice, KeptVerification, NewInvoice } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { spentBy } from '../../records/proved.ts';
import { overdueOf, transferState } from '../../records/transfer-state.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { awaitedBy, type Snapshot } from '../../verify/index.ts';
import { holdingsOf, ownBook, openInvoiceSlots } from '../book/own-book.ts';
import { firstMade, ownPlaceOf, judgeAccount, disputed, ownTransactions } from '../book/own-recipients.ts';
import { outputAt } from '../chain/find-mined.ts';
import { openOwnIndexer, openOwnSeal } from '../connection/own-service.ts';
import { withService } from '../connection/service.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { readable } from '../readable.ts';

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

/** An invoice of unproved keys, without its payable parts: the payment might reach somebody else. */
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

type Entries = Snapshot['entries'];
type Proved = Required<Pick<NewInvoice, 'slot' | 'provedOurs'>>;
type Problem = 'unopened' | 'notOurs' | 'spent' | 'holdsAssets' | 'held' | 'awaited';

/**
 * Only the own service knows a seal's slot. The hash proves its answer; keys, chain and book prove that the slot is
 * ours, unspent and free. So even a compromised rgb-lib can't show a foreign invoice. Null for another service.
 */
export async function provedSlot(
  context: WalletContext,
  wallet: WalletRecord,
  listed: Entries,
  secretSeal: Uint8Array,
): Promise<Proved | null> {
  const indexer = await openOwnIndexer(context, wallet);
  if (indexer === null) return null;
  const seal = await openOwnSeal(context, wallet, secretSeal);
  if (seal === null || seal.txid === null) throw refused('unopened', toHex(secretSeal));
  const slot: Outpoint = { txid: toHex(seal.txid.toReversed()), vout: seal.vout };
  const refuse = (problem: Problem) => refused(problem, outpointName(slot));
  const inUse = usedFor(context, wallet, listed, outpointName(slot));
  if (inUse !== null) throw refuse(inUse);
  const told = listed.find((one) => outpointName(one) === outpointName(slot))?.derivationIndex ?? null;
  const likely = likelyScript(wallet, told);
  const [output, likelyCoins] = await Promise.all([
    outputAt(indexer, slot),
    likely && indexer.unspent(likely),
  ]);
  const own = output && (await ownPlaceOf(context, wallet, output.script, told));
  if (output === null || own?.branch !== 'colored') throw refuse('notOurs');
  const isLikely = likely !== null && sameBytes(output.script, likely);
  const coins = (isLikely ? likelyCoins : null) ?? (await indexer.unspent(output.script));
  if (!coins.some((coin) => outpointName(coin) === outpointName(slot))) throw refuse('spent');
  return { slot, provedOurs: { address: taprootAddress(own, wallet.keys.network), path: own.path } };
}

/** Script at the service's index, looked up beside the transaction, which alone proves it. */
function likelyScript(wallet: WalletRecord, told: number | null): Uint8Array | null {
  const account = judgeAccount(wallet);
  const [keychain, ...others] = account.keychains.colored;
  if (told === null || told > LAST_INDEX || keychain === undefined || others.length > 0) return null;
  return ownScriptsOf(account).at({ branch: 'colored', keychain, index: told }).script;
}

function refused(problem: Problem, got: string): WalletError {
  return fail('INVOICE_NOT_AS_ASKED', { field: 'slot', asked: problem, got });
}

/** Checked last, since two invoices may be made at once. Throws INVOICE_NOT_AS_ASKED. */
export function refuseAwaited(
  { holdings, clock }: WalletContext,
  { id }: WalletRecord,
  slot: Outpoint,
): void {
  if (awaitedBy(openInvoiceSlots(holdings.invoicesOf(id), [], clock.nowMs())).has(outpointName(slot)))
    throw refused('awaited', outpointName(slot));
}

/** True if another own transaction may be mined instead of the one that made the slot: its assets would be lost. */
export function mayVanish(
  context: Pick<WalletContext, 'signings'>,
  { id, chainSource }: Pick<WalletRecord, 'id' | 'chainSource'>,
  slot: Outpoint,
): boolean {
  // Without a Bitcoin server nothing would ever decide it.
  if (chainSource === null) return false;
  const all = ownTransactions(context, id);
  return disputed(all.filter(({ txid, state }) => state !== 'givenUp' || txid === slot.txid)).has(slot.txid);
}

function usedFor(
  context: WalletContext,
  { id }: WalletRecord,
  listed: Entries,
  slot: string,
): Problem | null {
  const entry = listed.find((one) => outpointName(one) === slot);
  if (entry === undefined || !entry.colorable) return 'notOurs';
  const book = ownBook(context, id, listed);
  if (book.outputs.some((one) => outpointName(one) === slot && one.spent)) return 'spent';
  if ([...entry.allocations, ...book.allocations.filter((one) => outpointName(one) === slot)].length > 0)
    return 'holdsAssets';
  // A failed transaction (`mayShare`) holds no slot, because only we could still broadcast it.
  if (book.reserved.some(({ outpoints, mayShare }) => !mayShare && outpoints.includes(slot))) return 'held';
  // A transaction signed for another program can be broadcast by anyone who has it.
  if (context.signings.imports.signed(id).some(({ spending }) => spentBy(spending).includes(slot)))
    return 'held';
  return awaitedBy(book.invoices).has(slot) || entry.pendingBlinded > 0 ? 'awaited' : null;
}
