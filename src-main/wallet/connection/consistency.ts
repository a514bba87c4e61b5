import * as v from 'valibot';
import type { CallInput, Mismatch } from '../../../src-preload/contract/index.ts';
import {
  addAgain,
  byOutpoint,
  compareCoins,
  type CoinChanges,
  type KnownCoin,
  type QuietAsset,
} from './compare-coins.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ApiAsset, ApiBtcBalance } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { extractTransaction, type SnapshotEntry } from '../../verify/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { ownTransactions, isAwaited, type OwnTransaction, ownPlaceOf } from '../book/own-recipients.ts';
import { inPages, letLoopTurn } from '../../turns.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import { readUnanswered, KIND_RULES } from '../../records/signing.ts';
import { withService } from './service.ts';
import { readCoins, type WalletService } from './service-reading.ts';
import { isSettled } from './describe.ts';
import { proveOwn } from './accept-address.ts';
import { orOnFailure, orElseNow } from '../failures.ts';

interface Reading {
  readonly entries: readonly SnapshotEntry[];
  readonly balance: ApiBtcBalance;
  readonly assets: readonly ApiAsset[];
}

/** Names differences and blocks nothing. A block may come between two answers, so a difference must show twice. */
export const checkConsistency: UseCase<'wallet.consistency'> = (context, { walletId }) =>
  withService(context, walletId, async (api, wallet) => {
    const once = await look(context, api, wallet, 'checks');
    const found = once.mismatches.length === 0 ? once : await look(context, api, wallet, 'reads');
    const twice = new Set(await inPages(once.mismatches, (some) => some.map(keyOf)));
    // Throws if the wallet was removed meanwhile: then nothing is written.
    context.wallets.require(walletId);
    await holdingsOf(context, wallet).keepCoins(found.coins);
    return {
      mismatches: await inPages(found.mismatches, (some) => some.filter((one) => twice.has(keyOf(one)))),
    };
  });

export function acceptCoins(
  context: WalletContext,
  { walletId }: CallInput<'wallet.acceptCoins'>,
): Promise<void> {
  return withService(context, walletId, async (api, wallet) => {
    const { entries, balance } = await read(context, wallet, api, 'reads');
    const kept = holdingsOf(context, wallet);
    const listed = await byOutpoint(entries);
    const { learn } = await compareCoins(null, listed, (one) => isSettled(one, balance) === true, NOBODY);
    const there = new Set(learn.map(({ outpoint }) => outpoint));
    const gone = (await kept.coins())?.filter(({ outpoint }) => !there.has(outpoint)) ?? [];
    context.wallets.require(walletId);
    await kept.keepCoins({ learn, forget: gone.map(({ outpoint }) => outpoint) });
    context.tell('wallet.changed', { walletId });
  });
}

const NOBODY = { spent: new Set<string>(), txids: new Set<string>() };

async function look(
  context: WalletContext,
  api: WalletService,
  wallet: WalletRecord,
  how: 'checks' | 'reads',
): Promise<{ readonly mismatches: readonly Mismatch[]; readonly coins: CoinChanges }> {
  const { entries, balance, assets } = await read(context, wallet, api, how);
  await letLoopTurn(0);
  const kept = holdingsOf(context, wallet);
  const own = ownTransactions(context, wallet.id);
  await letLoopTurn();
  const quiet = quietAssets(kept, assets, entries, own);
  await letLoopTurn();
  const [known, listed] = [await kept.coins(), await byOutpoint(entries)];
  const received = await receivedBy(kept, known ?? [], listed);
  const txids = new Set([...own.map(({ txid }) => txid), ...received]);
  const doing = { spent: new Set(own.flatMap(({ inputs }) => inputs)), txids };
  await letLoopTurn();
  const coins = await compareCoins(known, listed, (one) => isSettled(one, balance) === true, doing);
  const records = await ownRecords(context, wallet, own);
  const leaving = new Set(own.filter(isAwaited).flatMap(({ inputs }) => inputs));
  const sums = await addAgain(listed, balance, quiet, leaving);
  return { mismatches: [...records, ...coins.mismatches, ...sums], coins };
}

async function receivedBy(
  kept: WalletHoldings,
  known: readonly KnownCoin[],
  listed: Awaited<ReturnType<typeof byOutpoint>>,
): Promise<string[]> {
  const before = new Set(known.map(({ outpoint }) => outpoint));
  const fresh = await inPages([...listed], (some) =>
    some.flatMap(([name, { colorable, txid }]) => (colorable && !before.has(name) ? [txid] : [])),
  );
  return inPages([...new Set(fresh)], kept.receivedBy);
}

async function read(
  context: WalletContext,
  wallet: WalletRecord,
  api: WalletService,
  how: 'checks' | 'reads',
): Promise<Reading> {
  const { unspents, balance } = await readCoins(context, wallet, api, how);
  await letLoopTurn();
  return { entries: unspents, balance, assets: await api.listAssets() };
}

function keyOf({ kind, subject }: Mismatch): string {
  return `${kind} ${subject}`;
}

const signedBytes = v.object({ psbt: v.string() });

async function ownRecords(
  context: WalletContext,
  wallet: WalletRecord,
  own: readonly OwnTransaction[],
): Promise<Mismatch[]> {
  const invoices = await witnessInvoices(context, wallet);
  return [
    ...(await address(context, wallet)),
    ...invoices,
    ...own.filter(isAwaited).flatMap((one) => txids(context, one)),
  ];
}

async function address(context: WalletContext, wallet: WalletRecord): Promise<Mismatch[]> {
  const { lastAddress: last } = wallet;
  if (last === null) return [];
  const placeOf = ({ keychain, index }: { readonly keychain: number; readonly index: number }) =>
    `${String(keychain)}/${String(index)}`;
  const told = placeOf(last);
  const here = await orOnFailure(proveOwn(context, wallet, last.address).then(placeOf), '');
  return here === told ? [] : [{ kind: 'address', subject: last.address, here, told }];
}

async function witnessInvoices(context: WalletContext, wallet: WalletRecord): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  for (const { invoice, kind, provedOurs, recipientId, told } of holdingsOf(context, wallet).invoices()) {
    // A blinded invoice hides its output.
    if (kind === 'blinded' || provedOurs === null) continue;
    if (told?.statusName === 'settled' || told?.statusName === 'failed') continue;
    const parsed = parseInvoice(invoice);
    const script =
      parsed.ok && parsed.invoice.recipient.kind === 'witness' ? parsed.invoice.recipient.script : null;
    const here = script === null ? null : await ownPlaceOf(context, wallet, script);
    if (here?.path === provedOurs.path) continue;
    found.push({ kind: 'invoice', subject: recipientId, here: here?.path ?? '', told: provedOurs.path });
  }
  return found;
}

/** Differences between the recorded txid, the signed bytes' and the service's (security.md F03). */
function txids(context: WalletContext, { id, txid }: OwnTransaction): Mismatch[] {
  const flow = context.signings.read(id);
  if (flow === null) return [];
  const signed = v.safeParse(signedBytes, flow.data.signed);
  const here = signed.success ? orElseNow(() => extractTransaction(signed.output.psbt).txid, '') : '';
  const named =
    flow.data.handedOver === undefined ? null : readUnanswered({ ...flow, state: 'handedOver' }).named;
  return [
    ...(here === txid ? [] : [{ kind: 'txid' as const, subject: txid, here, told: txid }]),
    ...(named === null || named === txid
      ? []
      : [{ kind: 'txid' as const, subject: txid, here, told: named }]),
  ];
}

/** Assets with nothing pending: services list pending ones differently, and false alarms would hide a true one. */
function quietAssets(
  kept: WalletHoldings,
  assets: readonly ApiAsset[],
  entries: readonly SnapshotEntry[],
  own: readonly OwnTransaction[],
): QuietAsset[] {
  const moving = new Set(
    entries.flatMap(({ allocations }) =>
      allocations.filter(({ settled }) => !settled).map(({ assetId }) => assetId),
    ),
  );
  // A pending transfer may also move other assets on its inputs.
  if (own.some((one) => KIND_RULES[one.kind].movesAssets && isAwaited(one))) return [];
  const goingOut = new Set(kept.assetsUnderWay('out'));
  return assets.flatMap(({ assetId, schema, balance }): QuietAsset[] => {
    // The inflation right is listed as an amount but in no balance (service-facts.md 2.3).
    if (schema === 'ifa' || balance === null || balance.settled !== balance.future || moving.has(assetId))
      return [];
    return goingOut.has(assetId) ? [] : [{ assetId, settled: balance.settled }];
  });
}
