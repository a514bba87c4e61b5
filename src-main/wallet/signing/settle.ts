import {
  AWAITED,
  isOneOf,
  UNANSWERED,
  type FlowKind,
  type SigningState,
  type HandedOverState,
} from '../../domain/signing/states.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { ApiBtcBalance, ApiTransfer, HandedOver } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { isSettled } from '../connection/describe.ts';
import { readSpending, type Spending } from '../book/journal-schema.ts';

/**
 * Reading settles what an answer did not. A list proves nothing: it ends the waiting and tells a person how things
 * stand, and frees neither a recipient nor a coin for a second payment (refuse-second-payment.ts). So what a service invents here
 * costs nobody anything.
 */

type Journaled = Pick<WalletContext, 'signings'>;
type Unspent = Pick<SnapshotEntry, 'txid' | 'vout' | 'amountSats' | 'colorable' | 'exists'>;
type Transfer = Pick<ApiTransfer, 'txid' | 'statusName' | 'kindName' | 'batchTransferIdx'>;
type Open = Omit<HandedOver, 'signed'> & { readonly signed: Spending };

/** May still be told of otherwise than before: only what is settled stays so. */
const OPEN: readonly HandedOverState[] = [...AWAITED, 'givenUp'];

/**
 * An output of ours among the unspents: the service has the transaction on its chain. It has to be the very output that
 * was signed for, by its place, its branch and its amount. With the balances what moves no asset is known to be in a
 * block; of what left no output that is listed still, once nothing waits for one.
 */
export function settleByUnspents(
  context: Journaled,
  walletId: string,
  entries: readonly Unspent[],
  balance: ApiBtcBalance | null = null,
): void {
  for (const flow of openFlows(context, walletId)) {
    const { txid } = flow.signed;
    const listed = entries.filter((entry) => entry.exists && isOutputOf(entry, flow.signed));
    const isSeen = isShown(flow.kind, flow.signed, entries);
    if (isSeen && flow.state !== 'broadcast')
      context.signings.advance(flow.id, flow.state, 'broadcast', { txid });
    if (flow.kind === 'send' || !(isSeen || flow.state === 'broadcast')) continue;
    if (flow.kind === 'createSlots') excludeRivals(context, walletId, flow);
    if (balance !== null && isInBlock(flow.signed, listed, entries, balance))
      context.signings.advance(flow.id, 'broadcast', 'settled', { txid });
  }
}

/**
 * Whether the unspents show that a transaction was taken: by an output of it. Bitcoin that was paid without any coming
 * back leaves none; there it is told by the coins that are gone, which nobody else could spend.
 */
export function isShown(kind: FlowKind, signed: Spending, entries: readonly Unspent[]): boolean {
  if (kind === 'sendBtc' && signed.made.length === 0) return areGone(signed, entries);
  return entries.some((entry) => entry.exists && isOutputOf(entry, signed));
}

function isInBlock(
  signed: Spending,
  listed: readonly Unspent[],
  entries: readonly Unspent[],
  balance: ApiBtcBalance,
): boolean {
  if (listed.length > 0) return listed.every((entry) => isSettled(entry, balance) === true);
  const { vanilla, colored } = balance;
  const nothingWaits = [vanilla, colored].every(({ settledSats, futureSats }) => settledSats === futureSats);
  return nothingWaits && areGone(signed, entries);
}

function areGone({ inputs }: Spending, entries: readonly Unspent[]): boolean {
  return inputs.length > 0 && !entries.some(({ txid, vout }) => inputs.includes(`${txid}:${String(vout)}`));
}

/**
 * A send among the transfers. What has no name yet (security.md, G38) says that the service has it, and no more. Rows of
 * one transaction that disagree are taken for the one that binds us longest.
 */
export function settleByTransfers(
  context: Journaled,
  walletId: string,
  transfers: readonly Transfer[],
): void {
  for (const flow of openFlows(context, walletId)) {
    if (flow.kind !== 'send') continue;
    const { txid } = flow.signed;
    const rows = transfers.filter((row) => row.txid === txid && ['send', 'unknown'].includes(row.kindName));
    const [first] = rows;
    if (first === undefined) continue;
    const to = stateTold(rows);
    // Seen on the chain is more than waited for.
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

/** Records of an earlier version name no outputs, or no amounts. */
function isOutputOf({ txid, vout, colorable, amountSats }: Unspent, signed: Spending): boolean {
  if (txid !== signed.txid) return false;
  return (
    signed.made.length === 0 ||
    signed.made.some(
      (made) => made.vout === vout && made.colored === colorable && (made.sats ?? amountSats) === amountSats,
    )
  );
}

/**
 * Of two that make slots from the same coin one happens: the other one never will. Nothing is lost where that is a lie,
 * since all of it stays ours.
 */
function excludeRivals(context: Journaled, walletId: string, { id, signed }: Open): void {
  for (const rival of openFlows(context, walletId)) {
    if (rival.id === id || rival.kind !== 'createSlots' || !isOpenRival(rival.state)) continue;
    if (rival.signed.inputs.some((input) => signed.inputs.includes(input)))
      context.signings.advance(rival.id, rival.state, 'givenUp', { because: 'another one spent its coins' });
  }
}

const isOpenRival = (state: HandedOverState): boolean => state === 'accepted' || isOneOf(state, UNANSWERED);
