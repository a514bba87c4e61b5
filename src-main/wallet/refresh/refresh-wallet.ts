import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { withService, keepNumbering } from '../connection/service.ts';
import { reconcileFlows, settleByTransfers } from '../pay/reconcile.ts';
import { type RefreshChange, toChange } from '../book/describe-transfer.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { keepFound } from '../book/kept-verifications.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import { fail } from '../../base/errors.ts';
import type { ApiAsset, ApiTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { atMost, READINGS_AT_ONCE, type WalletService } from '../connection/service-reading.ts';
import { isAssetUnknown } from '../../base/service/refusals.ts';
import { nameTransfers, numberingOf } from '../../base/service/numbering.ts';
import { pinNames } from '../book/names.ts';
import { failureIn } from '../failures.ts';
import { letLoopTurn } from '../../turns.ts';

type Refreshed = CallAnswer<'wallet.refresh'>;

/** Nobody reads more sentences; the lists show everything. */
const MAX_CHANGES = 200;

/** Concurrent callers share a refresh. A failed list keeps its last content and age. */
export const refreshWallet: UseCase<'wallet.refresh'> = (context, { walletId }) => {
  const underWay = context.refreshing.get(walletId);
  if (underWay !== undefined) return underWay;
  const refreshed = refresh(context, walletId).finally(() => {
    context.refreshing.delete(walletId);
  });
  context.refreshing.set(walletId, refreshed);
  return refreshed;
};

function refresh(context: WalletContext, walletId: string): Promise<Refreshed> {
  return withService(context, walletId, async (api, wallet) => {
    const { failed } = await api.refresh();
    context.refreshFailures.set(
      walletId,
      new Map((failed ?? []).map(({ batchTransferIdx, words }) => [batchTransferIdx, words])),
    );
    const changes: RefreshChange[] = await readLists(context, api, wallet);
    await tellRefused(context, wallet);
    await reconcileFlows(context, api, wallet);
    return { asOfMs: context.clock.nowMs(), changes: changes.slice(0, MAX_CHANGES) };
  });
}

/** Records as refused the receives that the own service hid from rgb-lib, because they break a rule. */
export async function tellRefused(context: WalletContext, wallet: WalletRecord): Promise<void> {
  if (wallet.connection.kind !== 'own') return;
  const refused = new Map(
    [...(await context.ownService.refused(wallet))].map(([id, why]) => [recipientName(id), why]),
  );
  if (refused.size === 0) return;
  const kept = holdingsOf(context, wallet);
  const atMs = context.clock.nowMs();
  for (const transfer of newestTransfers(kept, {}, LISTED, atMs)) {
    const why = refused.get(recipientName(transfer.recipientId ?? ''));
    if (why === undefined) continue;
    const found = { ...NOTHING_ELSE, ...why, outcome: 'refused', atMs } as const;
    keepFound(kept, transfer, { found, block: null, tipHeight: null });
  }
}

const LISTED = 500;
const NOTHING_ELSE = { asset: null, toldOtherwise: null, given: null, transactions: 0, unshown: 0 };

/** Keeps each list as it comes. After a failure it reads the rest, then throws the first: the wallet keeps its age. */
export async function readLists(
  context: WalletContext,
  api: WalletService,
  wallet: WalletRecord,
): Promise<RefreshChange[]> {
  // Read at each call: a list may correct the numbering.
  const kept = () => holdingsOf(context, context.wallets.require(wallet.id));
  const wasRead = kept().readAtMs() !== null;
  const failures: unknown[] = [];
  // Read first: a transfer that left the list of no asset is now in an asset's list.
  const ofNone = knownIds(kept()).includes('') ? await listOfNone({ api }, failures) : null;
  const assets = await api.listAssets();
  refuseTwins(assets, ({ assetId }) => assetId, { host: api.host, endpoint: '/wallet/listassets' });
  const reading: Reading = {
    context,
    api,
    wallet,
    kept,
    moved: new Map(),
    listed: new Map(
      assets.map(({ assetId, balance }) => [assetId, balance === null ? null : balance.settled > 0n]),
    ),
    sends: [],
  };
  await letLoopTurn();
  stillHere(reading);
  pinNames(context, wallet.id, assets);
  await letLoopTurn();
  const moved = movedAssets(kept(), assets);
  await letLoopTurn();
  stillHere(reading);
  const { added, missing } = kept().keepAssets(assets, context.clock.nowMs());
  const changes = [
    ...missing.map((assetId) => assetChange('alarm', assetId)),
    ...added.map((assetId) => assetChange('newAsset', assetId)),
  ];
  const readOne = async (assetId: string): Promise<void> => {
    // If the service still answers, later calls may succeed.
    if (failures.some((one) => failureIn(one, 'SERVICE_ERROR', 'SERVICE_ANSWER') === null)) return;
    try {
      changes.push(...(await readTransfers(reading, assetId)));
    } catch (error) {
      failures.push(error);
    }
  };
  await letLoopTurn();
  const asked = toRead(reading, ofNone ?? [], new Set([...moved, ...missing]));
  await atMost(READINGS_AT_ONCE, asked, readOne);
  // Written last, after the other lists took moved transfers over. A transfer on an unread list isn't missing.
  if (ofNone !== null) changes.push(...keepOfNone(reading, ofNone, failures.length === 0));
  await letLoopTurn();
  stillHere(reading);
  settleByTransfers(context, wallet.id, reading.sends);
  if (failures.length === 0) kept().markRead(oldestReading(reading));
  context.tell('wallet.changed', { walletId: wallet.id });
  if (failures.length > 0) throw failures[0];
  return wasRead ? changes : [];
}

interface Reading {
  readonly context: WalletContext;
  readonly api: WalletService;
  readonly wallet: WalletRecord;
  readonly kept: () => WalletHoldings;
  readonly listed: ReadonlyMap<string, boolean | null>;
  readonly moved: Map<number, ApiTransfer['recipientId'][]>;
  readonly sends: ApiTransfer[];
}

const ALWAYS_ASKED = 20;

/** All assets if they are few. Otherwise the changed, pending and never read ones, and some of the longest unread. */
function toRead(
  reading: Reading,
  ofNone: readonly ApiTransfer[],
  moved: ReadonlySet<string>,
): readonly string[] {
  const kept = reading.kept();
  const all = assetsOf(reading);
  const stillOfNone = new Set(ofNone.map(({ idx }) => idx));
  const before = newestTransfers(kept, { assetId: '' }, LISTED, 0);
  // A transfer left the list of no asset, and its new list is unknown.
  if (all.length <= ALWAYS_ASKED || before.some(({ idx }) => !stillOfNone.has(idx))) return all;
  const times = kept.listTimes();
  const unsure = new Set([...moved, ...kept.assetsUnderWay(null), ...invoicedIds(kept)]);
  const isNow = (assetId: string): boolean => unsure.has(assetId) || (times.get(assetId) ?? null) === null;
  const rest = all.filter((assetId) => !isNow(assetId));
  const inTurn = rest.toSorted((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
  return [...all.filter(isNow), ...inTurn.slice(0, ALWAYS_ASKED)];
}

function assetsOf({ kept, listed }: Reading): string[] {
  return [...new Set([...listed.keys(), ...knownIds(kept())])].filter((assetId) => assetId !== '');
}

function movedAssets(kept: WalletHoldings, assets: readonly ApiAsset[]): string[] {
  const before = new Map(kept.assets().assets.map(({ assetId, balance }) => [assetId, figuresOf(balance)]));
  return assets.flatMap(({ assetId, balance }) =>
    balance !== null && before.get(assetId) === figuresOf(balance) ? [] : [assetId],
  );
}

function figuresOf(balance: ApiAsset['balance']): string {
  if (balance === null) return '';
  const { settled, future, spendable, offchainOutbound, offchainInbound } = balance;
  return [settled, future, spendable, offchainOutbound, offchainInbound].map(String).join(' ');
}

function oldestReading(reading: Reading): number {
  const times = reading.kept().listTimes();
  const nowMs = reading.context.clock.nowMs();
  return assetsOf(reading).reduce((oldest, assetId) => Math.min(oldest, times.get(assetId) ?? nowMs), nowMs);
}

function knownIds(kept: WalletHoldings): string[] {
  return [...kept.assets().assets.map(({ assetId }) => assetId), ...invoicedIds(kept)];
}

function invoicedIds(kept: WalletHoldings): string[] {
  return kept
    .invoices()
    .filter(({ told }) => told === null || !['settled', 'failed'].includes(told.statusName))
    .map(({ assetId }) => assetId);
}

async function readTransfers(reading: Reading, assetId: string): Promise<RefreshChange[]> {
  const { context, kept, moved } = reading;
  const told = await askTransfers(reading, assetId);
  for (const { idx, recipientId } of told) moved.set(idx, [...(moved.get(idx) ?? []), recipientId]);
  const transfers = named(reading, assetId, told);
  const nowMs = context.clock.nowMs();
  return kept()
    .keepTransfers(assetId, transfers, nowMs)
    .map((change) => toChange(change, nowMs));
}

async function listOfNone(
  { api }: Pick<Reading, 'api'>,
  failures: unknown[],
): Promise<readonly ApiTransfer[] | null> {
  try {
    return await askTransfers({ api, listed: new Map() }, '');
  } catch (error) {
    failures.push(error);
    return null;
  }
}

/** A transfer that moved meanwhile is kept with its asset only. */
function keepOfNone(
  reading: Reading,
  told: readonly ApiTransfer[],
  isAllRead: boolean,
): readonly RefreshChange[] {
  const { context, kept } = reading;
  const still = named(
    reading,
    '',
    told.filter((transfer) => !hasMoved(reading, transfer)),
  );
  const nowMs = context.clock.nowMs();
  const changes = isAllRead
    ? kept().keepTransfers('', still, nowMs)
    : still.flatMap((transfer) => kept().keepTransfer('', transfer, nowMs) ?? []);
  return changes.map((change) => toChange(change, nowMs));
}

function hasMoved({ moved }: Reading, { idx, recipientId }: ApiTransfer): boolean {
  return moved.get(idx)?.some((one) => sameRecipient(one, recipientId)) === true;
}

function named(reading: Reading, assetId: string, told: readonly ApiTransfer[]): readonly ApiTransfer[] {
  stillHere(reading);
  const transfers = renamed(reading, assetId, told);
  for (const transfer of transfers)
    if (transfer.kindName === 'send' || transfer.kindName === 'unknown') reading.sends.push(transfer);
  return transfers;
}

function renamed(
  { context, wallet, listed, kept }: Reading,
  assetId: string,
  told: readonly ApiTransfer[],
): readonly ApiTransfer[] {
  const { connection } = context.wallets.require(wallet.id);
  if (connection.kind !== 'remote') return told;
  const holds = listed.get(assetId) ?? null;
  const numbering = numberingOf(told, connection.numbering, holds);
  if (numbering !== connection.numbering) keepNumbering(context, wallet, numbering);
  return nameTransfers(told, numbering, { holds, earlier: () => kept().transferForms() });
}

/** AssetNotFound for an unlisted asset: it has no transfers. */
async function askTransfers(
  { api, listed }: Pick<Reading, 'api' | 'listed'>,
  assetId: string,
): Promise<readonly ApiTransfer[]> {
  try {
    const told = await api.listTransfers(assetId);
    refuseTwins(told, ({ idx }) => idx, { host: api.host, endpoint: '/wallet/listtransfers' });
    return told;
  } catch (error) {
    const failure = failureIn(error, 'SERVICE_ERROR');
    if (listed.has(assetId) || failure === null || !isAssetUnknown(failure.facts)) throw error;
    return [];
  }
}

/** Two entries with one number would hide each other. */
function refuseTwins<T>(
  list: readonly T[],
  nameOf: (item: T) => string | number,
  where: { host: string; endpoint: string },
): void {
  if (new Set(list.map(nameOf)).size === list.length) return;
  throw fail('SERVICE_ANSWER', { ...where, problem: 'shape', detail: 'two entries of one name' });
}

/** The wallet may have been removed meanwhile. */
function stillHere({ context, wallet }: Reading): void {
  context.wallets.require(wallet.id);
}

function assetChange(kind: 'alarm' | 'newAsset', assetId: string): RefreshChange {
  return { kind, assetId, key: null, direction: 'none', amount: null, state: null };
}
