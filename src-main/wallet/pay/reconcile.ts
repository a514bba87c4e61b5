import type { Snapshot, SnapshotEntry } from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { groupBy, meets } from '../../base/groups.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { isAssetUnknown } from '../../base/service/refusals.ts';
import type { FlowKind } from '../../../src-preload/contract/state-words.ts';
import {
  UNSETTLED,
  isOneOf,
  KIND_RULES,
  OUTCOME_UNKNOWN,
  type SigningState,
  type HandedOverState,
  FIRST_UNANSWERED,
  readIntent,
  readSpending,
  readUnanswered,
  type Spending,
} from '../../records/signing.ts';
import type { ApiBtcBalance, ApiTransfer, HandedOver } from '../../ports/index.ts';
import { disputed, ownTransactions, withDescendants } from '../book/own-recipients.ts';
import { isSettled } from '../connection/describe.ts';
import type { WalletContext } from '../context/context.ts';
import { readCoins, atMost, READINGS_AT_ONCE, type WalletService } from '../connection/service-reading.ts';
import { assetsAsked } from './send-recipients.ts';
import { failureIn } from '../failures.ts';

/** A list proves nothing: it ends a wait, but frees no recipient or coin for a payment (refuse-second-payment.ts). */

type Journaled = Pick<WalletContext, 'signings'>;
type Followed = Pick<WalletRecord, 'id' | 'chainSource'>;
type Unspent = Pick<SnapshotEntry, 'txid' | 'vout' | 'amountSats' | 'colorable' | 'exists'>;
type Transfer = Pick<ApiTransfer, 'txid' | 'statusName' | 'kindName' | 'batchTransferIdx'>;
type Open = Omit<HandedOver, 'signed'> & { readonly signed: Spending };

/** States that may change again: only settled stays. */
const OPEN: readonly HandedOverState[] = [...UNSETTLED, 'givenUp'];

/** More looks change nothing and would fill the journal every minute. */
const MOST_LOOKS = 100;

export async function settleByLists(
  context: Journaled,
  api: WalletService,
  wallet: Followed,
  entries: Snapshot['entries'],
  told: () => Promise<ApiBtcBalance>,
): Promise<readonly ApiTransfer[]> {
  const { id: walletId } = wallet;
  const isBalanceNeeded = context.signings.handedOver(walletId, UNSETTLED).some((flow) => !isTransfer(flow));
  const [balance, lists] = await Promise.all([
    isBalanceNeeded ? told() : null,
    atMost(READINGS_AT_ONCE, [...assetsOfSends(context, walletId)], (assetId) => transfersOf(api, assetId)),
  ]);
  settleByUnspents(context, wallet, entries, balance);
  for (const transfers of lists) settleByTransfers(context, walletId, transfers);
  return lists.flat();
}

/** Runs after the service's refresh. Counts looks without a sign: enough of them allow a resubmit (security.md F05). */
export async function reconcileFlows(
  context: Pick<WalletContext, 'signings' | 'clock' | 'readingCoins' | 'coinsTold' | 'holdings'>,
  api: WalletService,
  wallet: WalletRecord,
): Promise<void> {
  const { id: walletId } = wallet;
  if (context.signings.handedOver(walletId, UNSETTLED).length === 0) return;
  const lookedAtMs = context.clock.nowMs();
  const before = new Set(unansweredOnes(context, walletId).map(({ id }) => id));
  const taken = openFlows(context, walletId).filter(isTakenTransfer);
  const { unspents, balance } = await readCoins(context, wallet, api);
  const listed = await settleByLists(context, api, wallet, unspents, () => Promise.resolve(balance));
  const told = indexed(unspents);
  const goesOut = listed.filter(({ kindName }) => ['send', 'unknown'].includes(kindName));
  const txids = new Set(goesOut.map(({ txid }) => txid));
  // A row without an id may be any send.
  for (const flow of taken)
    if (!txids.has(null) && !txids.has(flow.signed.txid)) followUnlisted(context, flow, told, balance);
  for (const flow of unansweredOnes(context, walletId)) {
    if (!before.has(flow.id)) continue;
    const known = readUnanswered(flow);
    const looks = known.looks + 1;
    if (looks > MOST_LOOKS) continue;
    context.signings.advance(flow.id, flow.state, flow.state, { ...known, looks, lookedAtMs });
  }
}

function isTransfer({ kind }: { readonly kind: FlowKind }): boolean {
  return KIND_RULES[kind].listedIn === 'transfers';
}

function isTakenTransfer(flow: Open): boolean {
  return isTransfer(flow) && (flow.state === 'accepted' || flow.state === 'broadcast');
}

/** Accepted but no longer listed: the service lost the flow, so it counts as unanswered. Then its outputs decide. */
function followUnlisted(
  { signings }: Journaled,
  { id, state, signed }: Open,
  told: ToldCoins,
  balance: ApiBtcBalance,
): void {
  const now = signings.read(id);
  if (now?.state !== state) return;
  if (state === 'accepted') {
    const since = { handedOverAtMs: now.updatedAtMs };
    signings.advance(id, state, 'handedOver', { ...FIRST_UNANSWERED, ...since, because: 'NOT_LISTED' });
    return;
  }
  if (isInBlock(signed, told, balance)) signings.advance(id, state, 'settled', { txid: signed.txid });
}

function unansweredOnes({ signings }: Journaled, walletId: string) {
  return signings.unfinished(walletId).filter(({ state }) => isOneOf(state, OUTCOME_UNKNOWN));
}

/** One asset per pending send: its transfers tell the whole outcome. */
function assetsOfSends({ signings }: Journaled, walletId: string): Set<string> {
  const awaited = signings.unfinished(walletId).filter(({ state }) => isOneOf(state, UNSETTLED));
  return new Set(
    awaited.flatMap((flow) => {
      const intent = readIntent(flow);
      return intent === null ? [] : assetsAsked(intent).slice(0, 1);
    }),
  );
}

/** A service may not know an asset that all went away: no transfers then. */
async function transfersOf(api: WalletService, assetId: string): Promise<readonly ApiTransfer[]> {
  try {
    return await api.listTransfers(assetId);
  } catch (error) {
    const failure = failureIn(error, 'SERVICE_ERROR');
    if (failure === null || !isAssetUnknown(failure.facts)) throw error;
    return [];
  }
}

/** Our output is listed as signed, so the service has it on its chain. Without assets, balances tell if it is mined. */
export function settleByUnspents(
  context: Journaled,
  { id: walletId, chainSource }: Followed,
  entries: readonly Unspent[],
  balance: ApiBtcBalance | null = null,
): void {
  const told = indexed(entries);
  // Where no blocks are followed, nothing else would ever decide against one that was given up.
  const all = ownTransactions(context, walletId);
  const undecided = disputed(chainSource === null ? all.filter(({ state }) => state !== 'givenUp') : all);
  for (const flow of openFlows(context, walletId)) {
    const { txid } = flow.signed;
    const hasRival = undecided.has(txid);
    // Coins that are gone don't say which of two took them: its block does (settleByBlock).
    if (hasRival && flow.signed.made.length === 0) continue;
    const isSeen = isShown(flow.kind, flow.signed, told);
    if (isSeen && flow.state !== 'broadcast')
      context.signings.advance(flow.id, flow.state, 'broadcast', { txid });
    if (isTransfer(flow) || !(isSeen || flow.state === 'broadcast')) continue;
    if (flow.kind === 'createSlots') excludeRivals(context, walletId, flow);
    if (!hasRival && balance !== null && isInBlock(flow.signed, told, balance))
      context.signings.advance(flow.id, 'broadcast', 'settled', { txid });
  }
}

/** Two that spend one coin: only one of them can confirm. */
function isRival(one: Open, other: Open): boolean {
  return one.id !== other.id && meets(one.signed.inputs, other.signed.inputs);
}

/** A transaction in a checked block excludes others that spend its coins; `isDeep`: for good. True if it wrote. */
export function settleByBlock(context: Journaled, walletId: string, txid: string, isDeep: boolean): boolean {
  const all = openFlows(context, walletId);
  const mined = all.find((flow) => flow.signed.txid === txid && !isTransfer(flow));
  const rivals = mined === undefined ? [] : all.filter((one) => isRival(one, mined));
  if (mined === undefined || rivals.length === 0) return false;
  const { state } = mined;
  if (state !== 'broadcast') context.signings.advance(mined.id, state, 'broadcast', { txid });
  if (isDeep) context.signings.advance(mined.id, 'broadcast', 'settled', { txid });
  return giveUpWith(context, walletId, rivals) || isDeep || state !== 'broadcast';
}

/** Gives the flow up: a checked block holds another own transaction that spends one of its coins. True if it wrote. */
export function giveUpBesideBlock(context: Journaled, walletId: string, txid: string): boolean {
  const lost = openFlows(context, walletId).filter((flow) => flow.signed.txid === txid && !isTransfer(flow));
  return giveUpWith(context, walletId, lost);
}

/** Gives up the rivals and what spends their outputs, which can't confirm either. */
function giveUpWith(context: Journaled, walletId: string, rivals: readonly Open[]): boolean {
  const some = rivals.map(({ signed }) => signed);
  const dead = withDescendants(ownTransactions(context, walletId), some).map(({ id }) => id);
  const lost = openFlows(context, walletId).filter(
    (flow) => flow.state !== 'givenUp' && !isTransfer(flow) && dead.includes(flow.id),
  );
  for (const one of lost) giveUp(context, one);
  return lost.length > 0;
}

function giveUp({ signings }: Journaled, { id, state }: Open): void {
  signings.advance(id, state, 'givenUp', { because: 'another one spent its coins' });
}

/** Seen by a listed output of ours; if it has none, by inputs that are gone, since nobody else could spend them. */
export function isShown(kind: FlowKind, signed: Spending, told: ToldCoins): boolean {
  if (!isTransfer({ kind }) && signed.made.length === 0) return areGone(signed, told);
  return outputsOf(signed, told).length > 0;
}

function isInBlock(signed: Spending, told: ToldCoins, balance: ApiBtcBalance): boolean {
  const listed = outputsOf(signed, told);
  if (listed.length > 0) return listed.every((entry) => isSettled(entry, balance) === true);
  const { vanilla, colored } = balance;
  const nothingWaits = [vanilla, colored].every(({ settledSats, futureSats }) => settledSats === futureSats);
  return nothingWaits && areGone(signed, told);
}

function areGone({ inputs }: Spending, { outpoints }: ToldCoins): boolean {
  return inputs.length > 0 && !inputs.some((input) => outpoints.has(input));
}

interface ToldCoins {
  readonly byTxid: ReadonlyMap<string, readonly Unspent[]>;
  readonly outpoints: ReadonlySet<string>;
}

export function indexed(entries: readonly Unspent[]): ToldCoins {
  return { byTxid: groupBy(entries, ({ txid }) => txid), outpoints: new Set(entries.map(outpointName)) };
}

function outputsOf(signed: Spending, { byTxid }: ToldCoins): readonly Unspent[] {
  return (byTxid.get(signed.txid) ?? []).filter((entry) => entry.exists && isOutputOf(entry, signed));
}

/** An unnamed row (security.md, G38) only says that the service has it. The most binding of several rows counts. */
export function settleByTransfers(
  context: Journaled,
  walletId: string,
  transfers: readonly Transfer[],
): void {
  const goingOut = transfers.filter(({ kindName }) => ['send', 'unknown'].includes(kindName));
  const byTxid = groupBy(goingOut, ({ txid }) => txid);
  for (const flow of openFlows(context, walletId)) {
    if (!isTransfer(flow)) continue;
    const { txid } = flow.signed;
    const rows = byTxid.get(txid) ?? [];
    const [first] = rows;
    if (first === undefined) continue;
    const to = stateTold(rows);
    // Seen on the chain outranks waiting.
    if (to === flow.state || (flow.state === 'broadcast' && to === 'accepted')) continue;
    context.signings.advance(flow.id, flow.state, to, { txid, batchTransferIdx: first.batchTransferIdx });
  }
}

function stateTold(rows: readonly Transfer[]): Extract<SigningState, 'accepted' | 'settled' | 'givenUp'> {
  const told = rows.map(({ statusName, kindName }) => (kindName === 'send' ? statusName : 'unknown'));
  if (told.includes('settled')) return 'settled';
  return told.every((one) => one === 'failed') ? 'givenUp' : 'accepted';
}

function openFlows(context: Journaled, walletId: string): Open[] {
  return context.signings.handedOver(walletId, OPEN).flatMap(({ signed, ...flow }) => {
    const read = readSpending(signed);
    return read === null ? [] : [{ ...flow, signed: read }];
  });
}

function isOutputOf({ vout, colorable, amountSats }: Unspent, signed: Spending): boolean {
  return signed.made.some(
    (made) => made.vout === vout && made.colored === colorable && (made.sats ?? amountSats) === amountSats,
  );
}

/** Only one of two slot creations from a coin confirms. A lie costs nothing: all of it stays ours. */
function excludeRivals(context: Journaled, walletId: string, flow: Open): void {
  for (const rival of openFlows(context, walletId))
    if (
      rival.kind === 'createSlots' &&
      isOneOf(rival.state, ['accepted', ...OUTCOME_UNKNOWN]) &&
      isRival(rival, flow)
    )
      giveUp(context, rival);
}
