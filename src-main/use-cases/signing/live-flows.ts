import { fail } from '../../domain/errors.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { ApiTransfer, Flow, FlowKind, FlowState } from '../../ports.ts';
import type { Context } from '../context.ts';
import { readSigned, toldAsFailed, type SignedStep } from './records.ts';

type Journaled = Pick<Context, 'journal'>;

/** States in which nothing has left for the service: `ending` is written before the first byte does. */
const keptHere: readonly FlowState[] = ['intent', 'begun', 'judged', 'approved', 'signed'];
/** States in which the service may hold our signature. Until the transaction is seen, it may confirm or never do so. */
const handedOver: readonly FlowState[] = ['ending', 'ended', 'unknown'];

/** What decides whether two transactions may both be handed over. */
export interface Spending {
  readonly kind: FlowKind;
  readonly inputs: readonly string[];
  /** Whom it pays, each by what it is recognised by. */
  readonly recipients: readonly string[];
}

type Listed = Pick<SnapshotEntry, 'txid' | 'vout' | 'exists'>;

interface LiveFlow {
  readonly flow: Flow;
  readonly signed: SignedStep;
}

/** Reading settles what an answer did not: a transaction of ours with an output in the unspents was taken. */
export function settleSeen(context: Journaled, walletId: string, entries: readonly Listed[]): void {
  for (const { flow, signed } of liveFlows(context, walletId))
    if (isShown(flow.kind, signed, entries))
      context.journal.advance(flow.id, handedOver, 'seen', { txid: signed.txid });
}

/**
 * Whether the unspents show that a transaction was taken: by an output of it. Bitcoin that was paid without any coming
 * back leaves none; there it is told by the coins that are gone, which nobody else could spend.
 */
export function isShown(
  kind: FlowKind,
  { txid, inputs, made }: Pick<SignedStep, 'txid' | 'inputs' | 'made'>,
  entries: readonly Listed[],
): boolean {
  if (kind === 'sendBtc' && made.length === 0)
    return !entries.some((entry) => inputs.includes(`${entry.txid}:${String(entry.vout)}`));
  return entries.some((entry) => entry.exists && entry.txid === txid);
}

/**
 * The same by a list of transfers, for sends. Listed as settled: seen. Listed as failed: it stays live, since whoever
 * holds the signed bytes may still broadcast them (security.md, F16). Listed as anything else: the service has it.
 */
export function settleTransfers(
  context: Journaled,
  walletId: string,
  transfers: readonly Pick<ApiTransfer, 'txid' | 'statusName' | 'batchTransferIdx'>[],
): void {
  for (const { flow, signed } of liveFlows(context, walletId)) {
    const told = flow.kind === 'send' ? transfers.find(({ txid }) => txid === signed.txid) : undefined;
    if (told === undefined) continue;
    const { txid } = signed;
    const { batchTransferIdx, statusName } = told;
    const failed = statusName === 'failed';
    if (statusName === 'settled') context.journal.advance(flow.id, handedOver, 'seen', { txid });
    else if (flow.state !== 'ended' || toldAsFailed(flow) !== failed)
      context.journal.advance(flow.id, handedOver, 'ended', { txid, batchTransferIdx, failed });
  }
}

/** The sends of a wallet that may still confirm. */
export function liveSends(context: Journaled, walletId: string): readonly Flow[] {
  return liveFlows(context, walletId).flatMap(({ flow }) => (flow.kind === 'send' ? [flow] : []));
}

/** A newer flow replaces what never left this computer: none of it can be spent. */
export function dropKeptHere(context: Journaled, walletId: string, but?: string): void {
  for (const flow of context.journal.unfinished(walletId)) {
    if (flow.id !== but && keptHere.includes(flow.state)) {
      context.journal.advance(flow.id, keptHere, 'dropped', { because: 'replaced by a new one' });
    }
  }
}

/**
 * A recipient who may be on the way to being paid is paid no second time: asked before the service is asked to build
 * (security.md, F02). One whose send was told to have failed may, by a transaction that excludes the first one (F16).
 * Throws FLOW_LIVE.
 */
export function refuseSecondPayment(
  context: Journaled,
  walletId: string,
  recipients: readonly string[],
): void {
  for (const { flow, signed } of possible(context, walletId))
    if (!toldAsFailed(flow) && meets(signed.recipients, recipients)) throw live(flow);
}

/**
 * What was handed over may still confirm. Two that make slots, or pay the same recipient, must share an input, so that
 * at most one of them can: otherwise slots would be made twice, or somebody paid twice. Two sends to different people
 * must share none, or one would undo the other. Asked at begin, before signing and before hand-over, since flows move
 * on between them. Throws FLOW_LIVE.
 */
export function refuseConflict(
  context: Journaled,
  walletId: string,
  flowId: string,
  { kind, inputs, recipients }: Spending,
): void {
  for (const { flow, signed } of possible(context, walletId)) {
    if (flow.id === flowId) continue;
    const sharesInput = meets(signed.inputs, inputs);
    // Both spend plain coins: whichever confirms would undo the other.
    if (flow.kind !== kind && isPlain(flow.kind) && isPlain(kind) && sharesInput) throw live(flow);
    if (flow.kind !== kind) continue;
    const paysAgain = meets(signed.recipients, recipients);
    if (kind === 'createSlots' ? !sharesInput : clashes(toldAsFailed(flow), paysAgain, sharesInput))
      throw live(flow);
  }
}

export function outpointsOf(verdict: Verdict): string[] {
  return verdict.inputs.flatMap(({ outpoint }) =>
    outpoint === null ? [] : [`${outpoint.txid}:${String(outpoint.vout)}`],
  );
}

function liveFlows(context: Journaled, walletId: string): LiveFlow[] {
  return context.journal.unfinished(walletId).flatMap((flow) => {
    const signed = handedOver.includes(flow.state) ? readSigned(flow.data.signed) : null;
    return signed === null ? [] : [{ flow, signed }];
  });
}

/** Live ones, but for those that can never confirm: another of ours was seen to spend one of their inputs. */
function possible(context: Journaled, walletId: string): LiveFlow[] {
  const flows = liveFlows(context, walletId);
  if (flows.length === 0) return [];
  const gone = context.journal
    .handedOver(walletId)
    .flatMap(({ state, signed }) => (state === 'seen' ? (readSigned(signed)?.inputs ?? []) : []));
  return flows.filter(({ signed }) => !meets(signed.inputs, gone));
}

/** One that was told to have failed lets another pay, so long as only one of the two can confirm. */
function clashes(hasFailed: boolean, paysAgain: boolean, sharesInput: boolean): boolean {
  return hasFailed ? paysAgain && !sharesInput : paysAgain || sharesInput;
}

function isPlain(kind: FlowKind): boolean {
  return kind !== 'send';
}

function live({ id, state }: Flow): Error {
  return fail('FLOW_LIVE', { flowId: id, state });
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
