import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { KeptInvoice, KeptOverview } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { asProved, holdingsOf, newestTransfers, seenCoins } from '../book/own-book.ts';
import { withService } from './service.ts';
import { readCoins } from './service-reading.ts';
import { acceptAddress, proveOwn } from './accept-address.ts';
import { countSlots, isThere, toAddressView, toBtcBalance, toUnspentView } from './describe.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import { holdersOf, type Holder, type OpenInvoice, type OpenSpend } from './holders.ts';
import { isAwaited, ownTransactions } from '../book/own-recipients.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { failureIn } from '../failures.ts';
import { inPages, letLoopTurn } from '../../turns.ts';

/** A service that refuses only its outputs (service-facts.md 4) still reports balances: shows them, keeps the slots. */
export const readOverview: UseCase<'wallet.overview'> = (context, { walletId }) =>
  withService(context, walletId, async (api, wallet) => {
    const coins = await readCoins(context, wallet, api, 'shows').catch(async (error: unknown) => {
      if (!refusesOutputs(error)) throw error;
      return { balance: await api.btcBalance(), unspents: null };
    });
    await letLoopTurn();
    const balance = toBtcBalance(coins.balance);
    if (coins.unspents === null) return { balance, slots: null, asOfMs: lastLook(context, wallet) };
    const asOfMs = context.clock.nowMs();
    const overview: KeptOverview = {
      balance,
      slots: countSlots(await inPages(coins.unspents, asProved(context, walletId))),
      asOfMs,
    };
    await letLoopTurn();
    keep(context, wallet, overview);
    return overview;
  });

/** A balance alone is as old as the last good look at the chain; without one, as the answer. */
function lastLook(context: WalletContext, wallet: WalletRecord): number {
  const kept = holdingsOf(context, wallet);
  const looks = [kept.overview()?.asOfMs ?? null, kept.readAtMs()].filter((atMs) => atMs !== null);
  return looks.length === 0 ? context.clock.nowMs() : Math.max(...looks);
}

/** True if the call for outputs failed, under either of its two names. */
function refusesOutputs(error: unknown): boolean {
  return /\/listunspen(?:t|d)s$/.test(failureIn(error, 'SERVICE_ERROR')?.facts.endpoint ?? '');
}

/** If the disk refuses, only the next start lacks the overview. */
function keep(context: WalletContext, { id }: WalletRecord, overview: KeptOverview): void {
  const wallet = context.wallets.require(id);
  try {
    holdingsOf(context, wallet).keepOverview(overview);
  } catch (error) {
    if (failureIn(error, 'DISK_REFUSED') === null) throw error;
  }
}

export const readUnspents: UseCase<'wallet.unspents'> = (context, { walletId }) =>
  withService(context, walletId, async (api, wallet) => {
    const { balance, unspents } = await readCoins(context, wallet, api, 'shows');
    await letLoopTurn();
    const there = await inPages(unspents.filter(isThere), asProved(context, walletId));
    await letLoopTurn();
    const holdersOf = whoHolds(context, wallet, there);
    const seen = (await seenCoins(context, wallet)) ?? new Map<string, number | null>();
    await letLoopTurn();
    const isInBlock = knownInBlocks(context, wallet, seen);
    const aboutOf = aboutCoins(context, wallet, seen);
    return {
      unspents: there.map((entry) => {
        const view = { ...toUnspentView(entry, balance, holdersOf(entry)), ...aboutOf(entry) };
        return view.settled === null && isInBlock(entry) ? { ...view, settled: true } : view;
      }),
      asOfMs: context.clock.nowMs(),
    };
  });

type AboutCoin = Pick<
  CallAnswer<'wallet.unspents'>['unspents'][number],
  'origin' | 'seenAtMs' | 'label' | 'frozen'
>;

/** When each coin was first seen in a block, by its outpoint; null: it was there at the first look. */
type Seen = ReadonlyMap<string, number | null>;

function aboutCoins(
  context: WalletContext,
  wallet: WalletRecord,
  seen: Seen,
): (entry: SnapshotEntry) => AboutCoin {
  const own = new Set(ownTransactions(context, wallet.id).map(({ txid }) => txid));
  const labels = new Map(context.holdings.labels.list(wallet.id).map((one) => [one.ref, one]));
  const frozen = new Set(context.holdings.labels.frozen(wallet.id));
  return (entry) => {
    const name = outpointName(entry);
    const label = labels.get(name)?.label ?? null;
    const isKnown = own.has(entry.txid) || wallet.origin === 'created';
    return {
      ...(isKnown ? { origin: own.has(entry.txid) ? 'change' : 'received' } : {}),
      ...(seen.has(name) ? { seenAtMs: seen.get(name) ?? null } : {}),
      ...(label === null ? {} : { label }),
      ...(frozen.has(name) ? { frozen: true } : {}),
    };
  };
}

/** Keeps the mark by outpoint, whatever the service lists: a coin that is unlisted for a while stays frozen. */
export function markCoin(
  { wallets, holdings, tell }: Pick<WalletContext, 'wallets' | 'holdings' | 'tell'>,
  { walletId, outpoint, label, frozen }: CallInput<'wallet.markCoin'>,
): void {
  wallets.require(walletId);
  holdings.labels.put({ walletId, ref: outpointName(outpoint), label, frozen });
  tell('wallet.changed', { walletId });
}

/** True once the output or its transaction was reported in a block, whatever waits beside it now. */
function knownInBlocks(
  context: WalletContext,
  wallet: WalletRecord,
  seen: Seen,
): (entry: SnapshotEntry) => boolean {
  const own = ownTransactions(context, wallet.id).filter(({ state }) => state === 'settled');
  const txids = new Set(own.map(({ txid }) => txid));
  return (entry) => entry.exists && (seen.has(outpointName(entry)) || txids.has(entry.txid));
}

export const newAddress: UseCase<'wallet.newAddress'> = (context, { walletId }) =>
  withService(context, walletId, async (api, wallet) =>
    shown(await acceptAddress(context, wallet.id, await api.address())),
  );

export const lastAddress: UseCase<'wallet.lastAddress'> = async (context, { walletId }) => {
  const wallet = context.wallets.require(walletId);
  if (wallet.lastAddress === null) return null;
  await proveOwn(context, wallet, wallet.lastAddress.address);
  return toAddressView(wallet);
};

function shown(wallet: Parameters<typeof toAddressView>[0]): CallAnswer<'wallet.newAddress'> {
  const view = toAddressView(wallet);
  if (view === null) throw new Error('an accepted address was not kept');
  return view;
}

type HolderView = CallAnswer<'wallet.unspents'>['unspents'][number]['holders'][number];

function whoHolds(
  context: WalletContext,
  wallet: WalletRecord,
  entries: readonly SnapshotEntry[],
): (entry: SnapshotEntry) => HolderView[] {
  const kept = holdingsOf(context, wallet);
  const spends = ownTransactions(context, wallet.id)
    .filter(isAwaited)
    .map(({ txid, inputs, back }): OpenSpend => ({ txid, inputs, returnsOn: back.map(outpointName) }));
  const nowMs = context.clock.nowMs();
  const invoices = kept.invoices().filter((invoice) => isOpen(invoice, nowMs));
  const held = holdersOf(entries, invoices.map(toOpen), spends);
  const keys = new Map(spends.map(({ txid }) => [txid, keyOf(kept, txid, nowMs)]));
  return (entry) =>
    (held.get(outpointName(entry)) ?? []).map((holder) => toView(holder, (txid) => keys.get(txid) ?? null));
}

/** An expired invoice still holds its slot if the service says so; a failed one until it expires. */
function isOpen({ kind, told, givenUpAtMs, expiresAtMs }: KeptInvoice, nowMs: number): boolean {
  if (kind !== 'blinded' || givenUpAtMs !== null || told?.statusName === 'settled') return false;
  return told?.statusName !== 'failed' || (expiresAtMs !== null && expiresAtMs > nowMs);
}

function toOpen({ invoice, assetId, amount, expiresAtMs, slot }: KeptInvoice): OpenInvoice {
  return { invoice, assetId, amount, expiresAtMs, slot: slot === null ? null : outpointName(slot) };
}

function keyOf(kept: WalletHoldings, txid: string, nowMs: number): string | null {
  return newestTransfers(kept, { direction: 'out', txid }, 1, nowMs)[0]?.key ?? null;
}

function toView(holder: Holder, keyOf: (txid: string) => string | null): HolderView {
  return 'txid' in holder ? { ...holder, transferKey: keyOf(holder.txid) } : holder;
}
