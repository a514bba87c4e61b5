import type { CallInput, CallAnswer, FactsOf } from '../../../src-preload/contract/index.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { blockHash, headerAt } from '../../headers/header.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import type { Snapshot } from '../../verify/index.ts';
import { checkOwnInvoice, expiresAtMs, type RgbInvoice } from '../../invoices/invoice.ts';
import { taprootAddress } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { sameRecipient } from '../../invoices/recipient.ts';
import type { ApiCreatedInvoice, NewInvoice, ProvedBlock, WalletApi } from '../../ports/index.ts';
import type { ChainContext, OpenedByBoth } from '../chain/chain-keeper.ts';
import type { WalletContext } from '../context/context.ts';
import { asProved, holdingsOf } from '../book/own-book.ts';
import { ANEW, listCoins, SHOWN, lastServiceData } from '../connection/service-reading.ts';
import { withService } from '../connection/service.ts';
import { advancedIndexes, keepSearch, ownPlaceOf, ownTransactions } from '../book/own-recipients.ts';
import { recipientIdKey } from '../pay/send-recipients.ts';
import { doWaiting } from '../pay/waiting.ts';
import { toOwnInvoice, mayVanish, provedSlot, refuseAwaited } from './own-invoices.ts';
import { failureIn, orOnFailure } from '../failures.ts';

type Asked = CallInput<'invoices.create'>;
type Entries = Snapshot['entries'];

/** A service that lost data takes slots with assets for free. While an invoice holds one, it picks the next. */
const MOST_TRIES = 3;

/** Checks and keeps the invoice before the page sees it. Empty asset id: any asset. */
export function createInvoice(context: ChainContext, asked: Asked): Promise<CallAnswer<'invoices.create'>> {
  if (asked.amount === '0') throw fail('INVALID_INPUT', { path: 'amount', problem: 'nothing to receive' });
  if (asked.assetId !== '' && parseAssetId(asked.assetId) === null)
    throw fail('INVALID_INPUT', { path: 'assetId', problem: 'no asset id' });
  const make = () =>
    withService(context, asked.walletId, async function attempt(api, wallet, tries = MOST_TRIES): Promise<
      CallAnswer<'invoices.create'>
    > {
      const before = asked.kind === 'witness' ? [] : await listCoins(context, wallet, api, SHOWN).listed;
      const made = await ask(api, asked);
      const giveUp = async (): Promise<void> => {
        await orOnFailure(api.failTransfers({ batchTransferIdx: made.batchTransferIdx }), null);
        // A list that was read meanwhile still shows the slot as held.
        context.readingCoins.delete(wallet.id);
      };
      const checked = await check(context, wallet, asked, made, before).catch(async (error: unknown) => {
        const { field = null, got = '' } = failureIn(error, 'INVOICE_NOT_AS_ASKED')?.facts ?? {};
        // This may be an invoice from before RGB 0.11. Nobody sees it, so nobody pays; its slot is free when it
        // expires, if not before.
        if (field === 'form') await giveUp();
        if (field !== 'slot') throw error;
        // The own service's slot may be newer than the shown list.
        const now = await listCoins(context, wallet, api, ANEW).listed;
        if (before.some((one) => outpointName(one) === got) || !now.some((one) => outpointName(one) === got))
          throw error;
        return check(context, wallet, asked, made, asBefore(now, got));
      });
      const { invoice, kind, slot: proved } = checked;
      // The invoice exists, so a failing list no longer matters.
      const [knownBlock, after] = await Promise.all([
        refusePaid(context, wallet, invoice),
        kind === 'witness' || proved !== null
          ? before
          : orOnFailure(listCoins(context, wallet, api, ANEW).listed, []),
      ]);
      const may = proved === null ? mayBeOn(before, after) : [proved];
      const isSlotForgotten = await Promise.all(
        may.map((one) => isForgotten(context, wallet, after, outpointName(one))),
      );
      const forgotten = may.find((_, at) => isSlotForgotten[at]);
      const undecided = may.some((one) => mayVanish(context, wallet, one));
      if (forgotten !== undefined || undecided)
        try {
          if (tries > 1) return await attempt(api, wallet, tries - 1);
          if (forgotten === undefined) throw fail('NO_FREE_SLOT', { purpose: 'receive' });
          throw fail('INVOICE_NOT_AS_ASKED', {
            field: 'forgottenSlot',
            asked: 'a free slot',
            got: outpointName(forgotten),
          });
        } finally {
          await giveUp();
        }
      return keepInvoice(context, wallet, asked, made, { ...checked, slot: onlyOf(may), knownBlock });
    });
  // A failed invoice was shown to nobody, so it may be made again.
  return doWaiting(context, { act: 'invoice', asked }, make, () => true);
}

function asBefore(listed: Entries, slot: string): Entries {
  return listed.map((one) =>
    outpointName(one) === slot ? { ...one, pendingBlinded: Math.max(0, one.pendingBlinded - 1) } : one,
  );
}

function onlyOf([only, ...others]: readonly Place[]): NewInvoice['slot'] {
  return only === undefined || others.length > 0 ? null : { txid: only.txid, vout: only.vout };
}

type Place = NonNullable<NewInvoice['slot']>;

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
  // Throws if the wallet was removed meanwhile: then nothing is written.
  context.wallets.require(wallet.id);
  // Checked last, since two invoices may be made at once.
  refuseKnown(context, wallet, invoice);
  if (provedOurs !== null && slot !== null) refuseAwaited(context, wallet, slot);
  if (provedOurs !== null) keepSearch(context, wallet.id, [provedOurs.path]);
  holdingsOf(context, wallet).addInvoice(fresh);
  if (provedOurs !== null)
    context.wallets.update(wallet.id, (record) => advancedIndexes(record, [provedOurs.path]));
  context.tell('wallet.changed', { walletId: wallet.id });
  const untold = { ...fresh, told: null, givenUpAtMs: null };
  return toOwnInvoice(untold, context.clock.nowMs(), undefined, context.excluded);
}

async function ask(api: WalletApi, { assetId, amount, kind }: Asked): Promise<ApiCreatedInvoice> {
  const wanted = kind === undefined ? {} : { kind };
  try {
    return await api.createInvoice({ assetId, amount: BigInt(amount), ...wanted });
  } catch (error) {
    const meaning = failureIn(error, 'SERVICE_ERROR')?.facts.meaning;
    // rgb-lib names the missing bitcoin for a new slot instead of the slot.
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
      // Practice names a host that doesn't exist; the own service, the person's own proxy.
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

/** True if the slot holds an unlisted asset: receiving there would burn it on the next send. */
async function isForgotten(
  context: WalletContext,
  wallet: WalletRecord,
  listed: Entries,
  slot: string,
): Promise<boolean> {
  const [entry] = listed.filter((one) => outpointName(one) === slot);
  const told = await lastServiceData(context, wallet, entry ? [entry] : []);
  const [known] = asProved(context, wallet.id)(told);
  const names = new Set(entry?.allocations.map(({ assetId }) => assetId));
  return known !== undefined && known.allocations.some(({ assetId }) => !names.has(assetId));
}

function used({ recipientId }: RgbInvoice, by: FactsOf<'INVOICE_USED'>['by']): WalletError {
  return fail('INVOICE_USED', { recipient: recipientId, by });
}

/** An earlier payment would pass for this one's. Throws INVOICE_USED where a wallet here knows the recipient. */
function refuseKnown(context: WalletContext, wallet: WalletRecord, invoice: RgbInvoice): void {
  const isThis = (one: { readonly recipientId: string }) =>
    sameRecipient(one.recipientId, invoice.recipientId);
  if (context.wallets.list().some(({ id }) => context.holdings.invoicesOf(id).some(isThis)))
    throw used(invoice, 'invoice');
  const key = recipientIdKey(invoice);
  if (
    ownTransactions(context, wallet.id).some(({ recipients }) => recipients.includes(key)) ||
    holdingsOf(context, wallet).hasConsignment(invoice.recipientId)
  )
    throw used(invoice, 'output');
}

/** Returns the newest known block, from before any payment; null if no server answers. Throws INVOICE_USED. */
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
      orOnFailure(api.history(script), null),
      alsoAsk((other) => other.history(script)),
    ]);
    return (first ?? []).length + (second ?? []).length > 0;
  };
  const open = () => orOnFailure(context.chain.open(wallet.id), null);
  const asked = async (): Promise<boolean | null> => {
    const opened = await open();
    return opened === null ? null : isPaid(opened);
  };
  const [paid] = await Promise.all([asked(), followed(context, wallet)]);
  if (paid === true) throw used(invoice, 'chain');
  // Read again: two servers may agree on more by now.
  const opened = await open();
  if (opened === null) return null;
  if (paid === null && (await isPaid(opened))) throw used(invoice, 'chain');
  const { file, rules } = opened;
  const height = (await file.end()) - 1;
  if (height < rules.from) return null;
  return { height, hash: blockHash(headerAt(await file.read(height, height + 1), height)) };
}

/** The first header sync takes minutes, and any server may be slow. */
const MOST_FOLLOWED_MS = 10_000;

/** Follows the chain to the newest block, unless that takes long: earlier payments were for another purpose. */
async function followed({ chain, timers }: ChainContext, { id }: WalletRecord): Promise<void> {
  let cancel = (): void => undefined;
  const late = new Promise<null>((resolve) => {
    cancel = timers.after(MOST_FOLLOWED_MS, () => resolve(null));
  });
  await Promise.race([orOnFailure(chain.follow(id), null), late]).finally(cancel);
}

/** Newly reserved slots: one, unless another change came meanwhile. */
function mayBeOn(before: Entries, after: Entries): Entries {
  const waiting = new Map(before.map((entry) => [outpointName(entry), entry.pendingBlinded]));
  return after.filter((entry) => entry.pendingBlinded > (waiting.get(outpointName(entry)) ?? 0));
}
