import type { CallInput, CallAnswer, FactsOf } from '../../../src-preload/contract/index.ts';
import { nameOf } from '../../base/outpoint.ts';
import { blockHash, headerAt } from '../../headers/header.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import type { Snapshot } from '../../verify/index.ts';
import { checkOwnInvoice, expiresAtMs } from '../../invoices/own-invoice.ts';
import { taprootAddress } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import type { RgbInvoice } from '../../invoices/invoice.ts';
import { sameRecipient } from '../../invoices/recipient-name.ts';
import type { ApiCreatedInvoice, NewInvoice, ProvedBlock, WalletApi } from '../../ports/index.ts';
import type { ChainContext, OpenedByBoth } from '../chain/chain-keeper.ts';
import type { WalletContext } from '../context/context.ts';
import { asProved, holdingsOf } from '../book/own-book.ts';
import { ANEW, listCoins, SHOWN } from '../connection/coin-readings.ts';
import { withService } from '../connection/service.ts';
import { asLastTold } from '../connection/service-reading.ts';
import { grownIndexes, keepSearch } from '../book/own-indexes.ts';
import { ownPlaceOf, ownTransactions } from '../book/own-recipients.ts';
import { keyOf } from '../pay/send-recipients.ts';
import { doWaiting } from '../pay/waiting.ts';
import { toOwnInvoice } from './own-invoices.ts';
import { provedSlot, refuseAwaited } from './own-slot.ts';
import { failureIn, orElse } from '../failures.ts';

type Asked = CallInput<'invoices.create'>;
type Entries = Snapshot['entries'];

/** A service that lost its data takes slots for free that hold assets, and chooses another while an invoice is on one. */
const MOST_TRIES = 3;

/**
 * Asks for an invoice, holds it to what was asked, keeps it, and only then shows it. An empty asset id asks for any
 * asset. Throws INVOICE_NOT_AS_ASKED, INVOICE_USED, NO_FREE_SLOT, ASSET_UNKNOWN and INVALID_INPUT.
 */
export function createInvoice(context: ChainContext, asked: Asked): Promise<CallAnswer<'invoices.create'>> {
  if (asked.amount === '0') throw fail('INVALID_INPUT', { path: 'amount', problem: 'nothing to receive' });
  if (asked.assetId !== '' && parseAssetId(asked.assetId) === null)
    throw fail('INVALID_INPUT', { path: 'assetId', problem: 'no asset id' });
  const make = () =>
    withService(context, asked.walletId, async function attempt(api, wallet, tries = MOST_TRIES): Promise<
      CallAnswer<'invoices.create'>
    > {
      // A witness invoice is on no slot.
      const before = asked.kind === 'witness' ? [] : await listCoins(context, wallet, api, SHOWN).listed;
      const made = await ask(api, asked);
      const giveUp = async (): Promise<void> => {
        await orElse(api.failTransfers({ batchTransferIdx: made.batchTransferIdx }), null);
        // Its slot is another one now than in the list that was read while it waited.
        context.readingCoins.delete(wallet.id);
      };
      const checked = await check(context, wallet, asked, made, before).catch(async (error: unknown) => {
        const { field = null, got = '' } = failureIn(error, 'INVOICE_NOT_AS_ASKED')?.facts ?? {};
        // As of a server that writes invoices from before RGB 0.11: nobody is shown it, so nobody pays it. Where the service
        // does not give it up, the slot is free when its invoice ends.
        if (field === 'form') await giveUp();
        if (field !== 'slot') throw error;
        // The slot that the own service names may be newer than the list that is shown.
        const now = await listCoins(context, wallet, api, ANEW).listed;
        if (before.some((one) => nameOf(one) === got) || !now.some((one) => nameOf(one) === got)) throw error;
        return check(context, wallet, asked, made, asBefore(now, got));
      });
      const { invoice, kind, slot: proved } = checked;
      // The invoice is made already: that the list cannot be read now takes nothing from it.
      const [knownBlock, after] = await Promise.all([
        refusePaid(context, wallet, invoice),
        kind === 'witness' || proved !== null
          ? before
          : orElse(listCoins(context, wallet, api, ANEW).listed, []),
      ]);
      const may = proved === null ? mayBeOn(before, after) : [proved];
      const forgotten = may.find((one) => isForgotten(context, wallet, after, nameOf(one)));
      if (forgotten !== undefined)
        try {
          if (tries > 1) return await attempt(api, wallet, tries - 1);
          throw fail('INVOICE_NOT_AS_ASKED', {
            field: 'forgottenSlot',
            asked: 'a free slot',
            got: nameOf(forgotten),
          });
        } finally {
          await giveUp();
        }
      return keepInvoice(context, wallet, asked, made, { ...checked, slot: onlyOf(may), knownBlock });
    });
  // Of one that failed nobody is shown anything, so it is still to be made.
  return doWaiting(context, { act: 'invoice', asked }, make, () => true);
}

/** A list as it was before the invoice was made that waits for this slot now. */
function asBefore(listed: Entries, slot: string): Entries {
  return listed.map((one) =>
    nameOf(one) === slot ? { ...one, pendingBlinded: Math.max(0, one.pendingBlinded - 1) } : one,
  );
}

/** One of several is not known to be it. */
function onlyOf([only, ...others]: readonly Place[]): NewInvoice['slot'] {
  return only === undefined || others.length > 0 ? null : { txid: only.txid, vout: only.vout };
}

type Place = NonNullable<NewInvoice['slot']>;

/** Keeps what was checked, and only then is it shown. Throws INVOICE_USED and INVOICE_NOT_AS_ASKED. */
function keepInvoice(
  context: WalletContext,
  wallet: WalletRecord,
  asked: Asked,
  made: ApiCreatedInvoice,
  { invoice, knownBlock, ...checked }: Checked & { readonly knownBlock: ProvedBlock | null },
): CallAnswer<'invoices.create'> {
  const fresh: NewInvoice = {
    invoice: made.invoice,
    assetId: asked.assetId,
    amount: BigInt(asked.amount),
    recipientId: invoice.recipientId,
    batchTransferIdx: made.batchTransferIdx,
    createdAtMs: context.clock.nowMs(),
    expiresAtMs: expiresAtMs(invoice),
    endpoints: invoice.endpoints.map(({ text }) => text),
    ...checked,
    ...(knownBlock === null ? {} : { knownBlock }),
  };
  const { provedOurs, slot } = checked;
  // Removed meanwhile: nothing of it is written any more.
  context.wallets.require(wallet.id);
  // Last, since two may be made at once.
  refuseKnown(context, wallet, invoice);
  if (provedOurs !== null && slot !== null) refuseAwaited(context, wallet, slot);
  if (provedOurs !== null) keepSearch(context, wallet.id, [provedOurs.path]);
  holdingsOf(context, wallet).addInvoice(fresh);
  if (provedOurs !== null)
    context.wallets.update(wallet.id, (record) => grownIndexes(record, [provedOurs.path]));
  context.tell('wallet.changed', { walletId: wallet.id });
  const untold = { ...fresh, told: null, givenUpAtMs: null };
  return toOwnInvoice(untold, context.clock.nowMs(), undefined, context.excluded);
}

/** Of the foreseen refusals more is known here than the service says. */
async function ask(api: WalletApi, { assetId, amount, kind }: Asked): Promise<ApiCreatedInvoice> {
  const wanted = kind === undefined ? {} : { kind };
  try {
    return await api.createInvoice({ assetId, amount: BigInt(amount), ...wanted });
  } catch (error) {
    const meaning = failureIn(error, 'SERVICE_ERROR')?.facts.meaning;
    // Where not even the plain bitcoin for a new slot is there, rgb-lib names that instead.
    if (meaning === 'slotsMissing' || meaning === 'notEnoughBitcoin')
      throw fail('NO_FREE_SLOT', { purpose: 'receive' });
    if (meaning === 'notFound' && assetId !== '') throw fail('ASSET_UNKNOWN', { assetId });
    throw error;
  }
}

type Checked = Pick<NewInvoice, 'kind' | 'provedOurs' | 'slot' | 'warnings'> & {
  readonly invoice: RgbInvoice;
};

async function check(
  context: WalletContext,
  wallet: WalletRecord,
  asked: Asked,
  made: ApiCreatedInvoice,
  listed: Entries,
): Promise<Checked> {
  const { connection, keys } = wallet;
  const result = checkOwnInvoice(
    {
      assetId: asked.assetId === '' ? null : asked.assetId,
      amount: BigInt(asked.amount),
      network: keys.network,
      // The practice service names a host that is nowhere, and the own one a proxy that the person chose.
      serviceHost: connection.kind === 'remote' ? new URL(connection.baseUrl).hostname : null,
      nowMs: context.clock.nowMs(),
    },
    made,
  );
  if (!result.ok) {
    const { field, asked: wanted, got } = result;
    throw fail('INVOICE_NOT_AS_ASKED', { field, asked: wanted, got });
  }
  const { invoice, warnings } = result;
  const notOurs = (wanted: string) =>
    fail('INVOICE_NOT_AS_ASKED', { field: 'recipient', asked: wanted, got: invoice.recipientId });
  const { recipient } = invoice;
  if (asked.kind !== undefined && recipient.kind !== asked.kind) throw notOurs(`a ${asked.kind} recipient`);
  if (recipient.kind === 'blinded') {
    const proved = await provedSlot(context, wallet, listed, recipient.secretSeal);
    return { invoice, kind: 'blinded', warnings, ...(proved ?? { provedOurs: null, slot: null }) };
  }
  const own = await ownPlaceOf(context, wallet, recipient.script);
  if (own?.branch !== 'colored') throw notOurs('an asset output of this wallet');
  if (context.signings.isUsedAt(wallet.id, own)) throw used(invoice, 'output');
  const provedOurs = { address: taprootAddress(own, keys.network), path: own.path };
  return { invoice, kind: 'witness', provedOurs, slot: null, warnings };
}

/** Whether it holds an asset that the list does not name: what comes onto it could not be sent without burning that one. */
function isForgotten(context: WalletContext, wallet: WalletRecord, listed: Entries, slot: string): boolean {
  const [entry] = listed.filter((one) => nameOf(one) === slot);
  const [known] = asProved(context, wallet.id, asLastTold(context, wallet, entry ? [entry] : []));
  const names = new Set(entry?.allocations.map(({ assetId }) => assetId));
  return known !== undefined && known.allocations.some(({ assetId }) => !names.has(assetId));
}

function used({ recipientId }: RgbInvoice, by: FactsOf<'INVOICE_USED'>['by']): WalletError {
  return fail('INVOICE_USED', { recipient: recipientId, by });
}

/**
 * What was paid to a recipient before would pass for a payment of this invoice: none that any wallet here handed out, or
 * that this one paid itself or has asset data of. Throws INVOICE_USED.
 */
function refuseKnown(context: WalletContext, wallet: WalletRecord, invoice: RgbInvoice): void {
  const isThis = (one: { readonly recipientId: string }) =>
    sameRecipient(one.recipientId, invoice.recipientId);
  if (context.wallets.list().some(({ id }) => context.holdings.invoicesOf(id).some(isThis)))
    throw used(invoice, 'invoice');
  const key = keyOf(invoice);
  if (
    ownTransactions(context, wallet.id).some(({ recipients }) => recipients.includes(key)) ||
    holdingsOf(context, wallet).hasConsignment(invoice.recipientId)
  )
    throw used(invoice, 'output');
}

/**
 * Nothing was paid to its script yet, by all servers of the chain that the wallet has. Answers the newest block that is
 * known here: what pays the invoice lies above it. Null where no server answers. Throws INVOICE_USED.
 */
async function refusePaid(
  context: ChainContext,
  wallet: WalletRecord,
  invoice: RgbInvoice,
): Promise<ProvedBlock | null> {
  if (wallet.chainSource === null) return null;
  const isPaid = async ({ api, alsoAsk }: OpenedByBoth): Promise<boolean> => {
    const { recipient } = invoice;
    if (recipient.kind !== 'witness') return false;
    const { script } = recipient;
    const [first, second] = await Promise.all([
      orElse(api.history(script), null),
      alsoAsk((other) => other.history(script)),
    ]);
    return (first ?? []).length + (second ?? []).length > 0;
  };
  const open = () => orElse(context.chain.open(wallet.id), null);
  const asked = async (): Promise<boolean | null> => {
    const opened = await open();
    return opened === null ? null : isPaid(opened);
  };
  const [paid] = await Promise.all([asked(), followed(context, wallet)]);
  if (paid === true) throw used(invoice, 'chain');
  // Once more: two servers may agree on more by now.
  const opened = await open();
  if (opened === null) return null;
  if (paid === null && (await isPaid(opened))) throw used(invoice, 'chain');
  const { file, rules } = opened;
  const height = (await file.end()) - 1;
  if (height < rules.from) return null;
  return { height, hash: blockHash(headerAt(await file.read(height, height + 1), height)) };
}

/** The first headers of all take minutes, and a server may take its time with any. */
const MOST_FOLLOWED_MS = 10_000;

/** Up to the server's newest block, where that can be had soon: whoever pays an older one pays for something else. */
async function followed({ chain, timers }: ChainContext, { id }: WalletRecord): Promise<void> {
  let cancel = (): void => undefined;
  const late = new Promise<null>((resolve) => {
    cancel = timers.after(MOST_FOLLOWED_MS, () => resolve(null));
  });
  await Promise.race([orElse(chain.follow(id), null), late]).finally(cancel);
}

/** The slots that wait now and did not before: one, unless something else came about meanwhile. */
function mayBeOn(before: Entries, after: Entries): Entries {
  const waiting = new Map(before.map((entry) => [nameOf(entry), entry.pendingBlinded]));
  return after.filter((entry) => entry.pendingBlinded > (waiting.get(nameOf(entry)) ?? 0));
}
