import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { withService, keepNumbering } from '../connection/service.ts';
import { reconcileFlows, settleByTransfers } from '../pay/reconcile.ts';
import { type ChangeView, toChange } from '../book/describe-transfer.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient-name.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { keepFound } from '../book/kept-verifications.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import { fail } from '../../base/errors.ts';
import type { ApiAsset, ApiTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { atMost, READINGS_AT_ONCE } from '../connection/service-reading.ts';
import { isAssetUnknown } from '../../base/service/handed-on.ts';
import { nameTransfers, numberingOf } from '../../base/service/numbering.ts';
import { pinNames } from '../book/names.ts';
import { failureIn } from '../failures.ts';
import type { WalletService } from '../connection/held.ts';

type Refreshed = CallAnswer<'wallet.refresh'>;

/** More are no sentences that anybody reads; the lists show all. */
const MAX_CHANGES = 200;

/**
 * Lets the service look at the chain and at what arrived, then reads every list and keeps it. Those who ask meanwhile
 * get the same answer. One that fails takes nothing away: what could not be read stays as it was, and as old as it is.
 */
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
    const changes: ChangeView[] = await readLists(context, api, wallet);
    await tellRefused(context, wallet);
    await reconcileFlows(context, api, wallet);
    return { asOfMs: context.clock.nowMs(), changes: changes.slice(0, MAX_CHANGES) };
  });
}

/**
 * After the own service looked at what arrived: what it kept from rgb-lib, since it breaks a rule, is refused in the book
 * too. To rgb-lib nothing lies there, so that its lists say nothing of it.
 */
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

/** The newest so many. */
const LISTED = 500;
const NOTHING_ELSE = { asset: null, toldOtherwise: null, given: null, transactions: 0, unshown: 0 };

/**
 * Reads all assets and the transfers of each, and keeps each list as it comes. Answers what is otherwise than before;
 * of a wallet that was never read there is no before. Where some list cannot be read the others still are, and the
 * first failure is thrown in the end: the whole is then as old as it was.
 */
export async function readLists(
  context: WalletContext,
  api: WalletService,
  wallet: WalletRecord,
): Promise<ChangeView[]> {
  // Anew each time: a list may show that the numbers of states mean something else than was thought.
  const kept = () => holdingsOf(context, context.wallets.require(wallet.id));
  const wasRead = kept().readAtMs() !== null;
  const failures: unknown[] = [];
  // Before all others: what is in this list no more has moved to one of them, and is found there.
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
  stillHere(reading);
  pinNames(context, wallet.id, assets);
  const moved = movedAssets(kept(), assets);
  const { added, missing } = kept().keepAssets(assets, context.clock.nowMs());
  const changes = [
    ...missing.map((assetId) => assetChange('alarm', assetId)),
    ...added.map((assetId) => assetChange('newAsset', assetId)),
  ];
  const readOne = async (assetId: string): Promise<void> => {
    // Where the service is there and answers, the next question may go well.
    if (failures.some((one) => failureIn(one, 'SERVICE_ERROR', 'SERVICE_ANSWER') === null)) return;
    try {
      changes.push(...(await readTransfers(reading, assetId)));
    } catch (error) {
      failures.push(error);
    }
  };
  const asked = toRead(reading, ofNone ?? [], new Set([...moved, ...missing]));
  await atMost(READINGS_AT_ONCE, asked, readOne);
  // After all others, which took over what moved to them. Where one of them was not read, it may be there: not missing.
  if (ofNone !== null) changes.push(...keepOfNone(reading, ofNone, failures.length === 0));
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
  /** Assets that are listed now, and whether anything of each is settled; null: not said. */
  readonly listed: ReadonlyMap<string, boolean | null>;
  /** Recipients that were told of in the list of an asset, by number. */
  readonly moved: Map<number, ApiTransfer['recipientId'][]>;
  /** Every transfer that may be a send of this wallet's, whichever its asset. */
  readonly sends: ApiTransfer[];
}

/** So many lists are asked for each time, whatever is told of them. */
const ALWAYS_ASKED = 20;

/**
 * Those listed now, those listed before, and those that an open invoice is for: such an asset may be on its way. Services
 * have one question for each, and are asked once a minute: of many assets those are read whose balance is another one, of
 * which something is under way or was never read, and of the rest each time some, the one read longest ago first.
 */
function toRead(
  reading: Reading,
  ofNone: readonly ApiTransfer[],
  moved: ReadonlySet<string>,
): readonly string[] {
  const kept = reading.kept();
  const all = assetsOf(reading);
  const stillOfNone = new Set(ofNone.map(({ idx }) => idx));
  const before = newestTransfers(kept, { assetId: '' }, LISTED, 0);
  // What is in the list of none no more has moved to one of them, and nothing says to which.
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

/** Ids of those whose balance is told otherwise than before, or for the first time. */
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

/** What is told is as old as the list that was read longest ago. */
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

async function readTransfers(reading: Reading, assetId: string): Promise<ChangeView[]> {
  const { context, kept, moved } = reading;
  const told = await askTransfers(reading, assetId);
  for (const { idx, recipientId } of told) moved.set(idx, [...(moved.get(idx) ?? []), recipientId]);
  const transfers = named(reading, assetId, told);
  const nowMs = context.clock.nowMs();
  return kept()
    .keepTransfers(assetId, transfers, nowMs)
    .map((change) => toChange(change, nowMs));
}

/** Null where it cannot be read, which is among the failures then. */
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

/** What moved to an asset while the lists were read is kept there alone. */
function keepOfNone(
  reading: Reading,
  told: readonly ApiTransfer[],
  isAllRead: boolean,
): readonly ChangeView[] {
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

/** A transfer keeps its number and its recipient where it moves from one list to another. */
function hasMoved({ moved }: Reading, { idx, recipientId }: ApiTransfer): boolean {
  return moved.get(idx)?.some((one) => sameRecipient(one, recipientId)) === true;
}

/** As they are named, once the wallet is known to be there yet. */
function named(reading: Reading, assetId: string, told: readonly ApiTransfer[]): readonly ApiTransfer[] {
  stillHere(reading);
  const transfers = renamed(reading, assetId, told);
  for (const transfer of transfers)
    if (transfer.kindName === 'send' || transfer.kindName === 'unknown') reading.sends.push(transfer);
  return transfers;
}

/** By the numbering that fits the list, what is held of its asset, and what is known of the others. */
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

/** Of an asset that it does not list a service may say that it knows none such: then it tells of no transfer. */
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

/** One number for two things: whichever was kept would hide the other. */
function refuseTwins<T>(
  list: readonly T[],
  nameOf: (item: T) => string | number,
  where: { host: string; endpoint: string },
): void {
  if (new Set(list.map(nameOf)).size === list.length) return;
  throw fail('SERVICE_ANSWER', { ...where, problem: 'shape', detail: 'two entries of one name' });
}

/** While the service was asked the wallet may have been removed, and all that was kept of it. */
function stillHere({ context, wallet }: Reading): void {
  context.wallets.require(wallet.id);
}

function assetChange(kind: 'alarm' | 'newAsset', assetId: string): ChangeView {
  return { kind, assetId, key: null, direction: 'none', amount: null, state: null };
}
