import { fail } from '../../domain/errors.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { FlowState } from '../../ports.ts';
import type { Context } from '../context.ts';
import { readSigned } from './records.ts';

/** States in which nothing has left for the service: `ending` is written before the first byte does. */
const keptHere: readonly FlowState[] = ['intent', 'begun', 'judged', 'approved', 'signed'];
/** States in which the service may hold our signature. Until the transaction is seen, it may confirm or never do so. */
const handedOver: readonly FlowState[] = ['ending', 'ended', 'unknown'];

/** Reading settles what an answer did not: a transaction of ours that is in the unspents was taken. */
export function settleSeen(
  context: Pick<Context, 'journal'>,
  walletId: string,
  entries: readonly SnapshotEntry[],
): void {
  const txids = new Set(entries.map((entry) => entry.txid));
  for (const flow of context.journal.unfinished(walletId)) {
    const signed = readSigned(flow);
    if (signed !== null && handedOver.includes(flow.state) && txids.has(signed.txid)) {
      context.journal.advance(flow.id, handedOver, 'seen', { txid: signed.txid });
    }
  }
}

/** A newer flow replaces what never left this computer: none of it can be spent. */
export function dropKeptHere(context: Pick<Context, 'journal'>, walletId: string, but?: string): void {
  for (const flow of context.journal.unfinished(walletId)) {
    if (flow.id !== but && keptHere.includes(flow.state)) {
      context.journal.advance(flow.id, keptHere, 'dropped', { because: 'replaced by a new one' });
    }
  }
}

/**
 * While a transaction that was handed over may still confirm, another must spend one of its inputs, so that at most one
 * of the two can. Otherwise both could, and the slots would be made and paid for twice. Asked at begin, before signing
 * and before hand-over, since flows move on between them. Throws FLOW_LIVE.
 */
export function refuseSecondSpend(
  context: Pick<Context, 'journal'>,
  walletId: string,
  flowId: string,
  inputs: readonly string[],
): void {
  for (const flow of context.journal.unfinished(walletId)) {
    const signed = flow.id === flowId || !handedOver.includes(flow.state) ? null : readSigned(flow);
    if (signed !== null && !signed.inputs.some((input) => inputs.includes(input))) {
      throw fail('FLOW_LIVE', { flowId: flow.id, state: flow.state });
    }
  }
}

export function outpointsOf(verdict: Verdict): string[] {
  return verdict.inputs.flatMap(({ outpoint }) =>
    outpoint === null ? [] : [`${outpoint.txid}:${String(outpoint.vout)}`],
  );
}
