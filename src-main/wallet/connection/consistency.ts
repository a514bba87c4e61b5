import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { addAgain, compareCoins, type CoinChanges, type Mismatch } from '../../domain/wallet/consistency.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { ApiAsset, ApiBtcBalance, WalletApi, WalletHoldings } from '../../ports.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { ownTransactions } from '../book/own-transactions.ts';
import { nameOf } from '../../domain/outpoint.ts';
import { withService } from './service.ts';
import { isSettled } from './describe.ts';
import { ownRecords } from './own-records.ts';
import { quietAssets } from './quiet-assets.ts';

interface Reading {
  readonly entries: readonly SnapshotEntry[];
  readonly balance: ApiBtcBalance;
  readonly assets: readonly ApiAsset[];
}

/**
 * Holds what the service tells to itself, to our own keys and to the journal. What differs is named with both values,
 * and stands in the way of nothing. Since a block may come between two answers, a difference is read a second time
 * before it is said.
 */
export function checkConsistency(
  context: WalletContext,
  { walletId }: CallInput<'wallet.consistency'>,
): Promise<CallOutput<'wallet.consistency'>> {
  return withService(context, walletId, async (api, wallet) => {
    const once = await look(context, api, wallet);
    const found = once.mismatches.length === 0 ? once : await look(context, api, wallet);
    const twice = new Set(once.mismatches.map(keyOf));
    // Removed meanwhile: nothing of it is written any more.
    context.wallets.require(walletId);
    holdingsOf(context, wallet).keepCoins(found.coins);
    return {
      mismatches: found.mismatches.filter((one) => twice.has(keyOf(one))),
      asOfMs: context.clock.nowMs(),
    };
  });
}

/** The person knows of it: what is listed now is what there is. */
export function acceptCoins(
  context: WalletContext,
  { walletId }: CallInput<'wallet.acceptCoins'>,
): Promise<Record<string, never>> {
  return withService(context, walletId, async (api, wallet) => {
    const { entries, balance } = await read(api);
    context.wallets.require(walletId);
    const kept = holdingsOf(context, wallet);
    const { learn } = compareCoins(null, inBlocks(entries, balance), entries, NOBODY);
    const forget = (kept.coins() ?? []).map(({ outpoint }) => outpoint);
    kept.keepCoins({ learn, forget });
    context.tell('wallet.changed', { walletId });
    return {};
  });
}

const NOBODY = { spent: new Set<string>(), txids: new Set<string>() };

async function look(
  context: WalletContext,
  api: WalletApi,
  wallet: WalletRecord,
): Promise<{ readonly mismatches: readonly Mismatch[]; readonly coins: CoinChanges }> {
  const { entries, balance, assets } = await read(api);
  const kept = holdingsOf(context, wallet);
  const own = ownTransactions(context, wallet.id);
  const quiet = quietAssets(kept, assets, entries, own, context.clock.nowMs());
  const txids = new Set([
    ...own.map(({ txid }) => txid),
    ...receivedBy(kept, entries, context.clock.nowMs()),
  ]);
  const doing = { spent: new Set(own.flatMap(({ inputs }) => inputs)), txids };
  const coins = compareCoins(kept.coins(), inBlocks(entries, balance), entries, doing);
  const records = await ownRecords(context, wallet, own);
  return { mismatches: [...records, ...coins.mismatches, ...addAgain(entries, balance, quiet)], coins };
}

/** Of the transactions that made the listed slots, those by which something was received. */
function receivedBy(kept: WalletHoldings, entries: readonly SnapshotEntry[], nowMs: number): string[] {
  const known = new Set(kept.coins()?.map(({ outpoint }) => outpoint));
  const fresh = entries.filter((entry) => entry.colorable && !known.has(nameOf(entry)));
  return [...new Set(fresh.map(({ txid }) => txid))].filter((text) => {
    const filter = { assetId: null, states: [], direction: 'in', text } as const;
    return kept.pageTransfers(filter, { offset: 0, limit: 1, nowMs }).total > 0;
  });
}

/** The list first: some servers look at the chain for it alone (service-facts.md 1.3). */
async function read(api: WalletApi): Promise<Reading> {
  const entries = await api.listUnspents();
  return { entries, balance: await api.btcBalance(), assets: await api.listAssets() };
}

function inBlocks(entries: readonly SnapshotEntry[], balance: ApiBtcBalance): SnapshotEntry[] {
  return entries.filter((entry) => isSettled(entry, balance) === true);
}

function keyOf({ kind, subject }: Mismatch): string {
  return `${kind} ${subject}`;
}
