import { fail } from '../../domain/errors.ts';
import {
  KEPT_HERE,
  UNANSWERED,
  isOneOf,
  type FlowKind,
  type HandedOverState,
} from '../../domain/signing/states.ts';
import type { Signing, HandedOver } from '../../ports.ts';
import type { Context } from '../context.ts';
import { readSpending, type Spending } from './records.ts';
import { refusePaidAsBrought } from './signed-as-brought.ts';

/**
 * What may be begun, signed and handed over beside what was handed over before. Whoever holds our signed bytes may
 * broadcast them for ever, whatever a list says: no telling of a service's opens these gates. What opens them is that
 * two transactions share an input, so that at most one of the two can ever confirm.
 */

type Journaled = Pick<Context, 'signings'>;
type Books = Pick<Context, 'signings'>;

/** What decides whether two transactions may both be handed over. */
export interface Wanted {
  readonly kind: FlowKind;
  readonly inputs: readonly string[];
  /** Whom it pays, each by what it is recognised by. */
  readonly recipients: readonly string[];
}

/** A newer flow replaces what was not signed yet, here or elsewhere: none of it can be spent. */
export function dropUnsigned(context: Journaled, walletId: string, but?: string): void {
  for (const flow of context.signings.unfinished(walletId)) {
    if (flow.id !== but && !isBinding(flow) && isOneOf(flow.state, KEPT_HERE))
      context.signings.advance(flow.id, flow.state, 'dropped', { because: 'replaced by a new one' });
  }
}

/**
 * Asked before the service is asked to build. A recipient who was paid, or may be on the way to being paid, is paid no
 * second time (security.md, F02). One whose send was told to have failed may, by a transaction that excludes the first
 * (F16). What is signed and was not handed over yet, or went out to be signed, is to be handed over or dropped first. Throws FLOW_LIVE, PAID_BEFORE.
 */
export function refuseSecond(
  context: Journaled,
  walletId: string,
  { kind, recipients }: Pick<Wanted, 'kind' | 'recipients'>,
): void {
  for (const { flow, signed } of binding(context, walletId)) {
    if (flow.kind !== kind) continue;
    if (kind === 'createSlots' || meets(signed.recipients, recipients)) throw live(flow);
  }
  for (const { flow, signed } of earlier(context, walletId))
    if (flow.state !== 'givenUp' && paysAgain(flow, signed, { kind, recipients }))
      throw liveOrPaid(flow, signed);
}

/**
 * Asked at begin, before signing and before hand-over, since flows move on between them. Two that make slots must share
 * an input while the first is not seen: otherwise slots would be made twice. Two that pay the same recipient must share
 * one for ever, or plain bitcoin while the first is not seen. Two that pay others must share none, or one would undo the other, unless the first was told to have
 * failed. What was signed here as brought counts too. Throws FLOW_LIVE, PAID_BEFORE, SIGNED_BEFORE.
 */
export function refuseConflict(context: Books, walletId: string, flowId: string, wanted: Wanted): void {
  for (const { flow, signed } of earlier(context, walletId)) {
    if (flow.id === flowId) continue;
    const sharesInput = meets(signed.inputs, wanted.inputs);
    if (flow.kind === 'createSlots' && wanted.kind === 'createSlots') {
      if (isPending(flow.state) && !sharesInput) throw live(flow);
      continue;
    }
    const isSecond = paysAgain(flow, signed, wanted);
    if (flow.state === 'givenUp' ? isSecond && !sharesInput : isSecond || sharesInput)
      throw isSecond ? liveOrPaid(flow, signed) : live(flow);
  }
  refusePaidAsBrought(context, walletId, wanted);
}

/**
 * Asked before something that was brought is signed: of what is signed here or away and was not handed over, nothing may
 * pay the same beside it. The very same transaction may. Throws FLOW_LIVE.
 */
export function refuseBesideSigned(
  context: Journaled,
  walletId: string,
  txid: string | null,
  wanted: Wanted,
): void {
  for (const { flow, signed } of binding(context, walletId)) {
    if (signed.txid === txid || flow.kind !== wanted.kind) continue;
    if (meets(signed.inputs, wanted.inputs)) continue;
    if (flow.kind === 'createSlots' || meets(signed.recipients, wanted.recipients)) throw live(flow);
  }
}

/** What is signed here or away and was not handed over: what it spends, `txid:vout` each. */
export function signedFlows(context: Journaled, walletId: string) {
  return binding(context, walletId).map(({ flow, signed: { txid, inputs } }) => ({
    ...{ txid, inputs, atMs: flow.updatedAtMs },
    isAway: flow.state === 'away',
  }));
}

function binding({ signings }: Journaled, walletId: string): { flow: Signing; signed: Spending }[] {
  return signings.unfinished(walletId).flatMap((flow) => {
    const signed = isBinding(flow) ? readSpending(flow.data[flow.state]) : null;
    return signed === null ? [] : [{ flow, signed }];
  });
}

/** Kept here, and perhaps signed: nothing replaces it unasked. */
function isBinding(flow: Signing): flow is Signing & { readonly state: 'signed' | 'away' } {
  return flow.state === 'signed' || flow.state === 'away';
}

/** A recipient of assets is paid once. An address may be paid again, once the payment before is seen. */
function paysAgain(
  { kind, state }: HandedOver,
  { recipients }: Spending,
  wanted: Pick<Wanted, 'kind' | 'recipients'>,
): boolean {
  const isOnce = kind === 'send' && wanted.kind === 'send';
  return (isOnce || isPending(state)) && meets(recipients, wanted.recipients);
}

/** What left for the service, or may have, and what it does. */
function earlier(context: Journaled, walletId: string): { flow: HandedOver; signed: Spending }[] {
  return context.signings.handedOver(walletId).flatMap((flow) => {
    const signed = readSpending(flow.signed);
    return signed === null ? [] : [{ flow, signed }];
  });
}

/** Told of neither as seen nor as given up: it may still be taken, or have been. */
const PENDING = ['handingOver', 'accepted', ...UNANSWERED] as const;

function isPending(state: HandedOverState): boolean {
  return isOneOf(state, PENDING);
}

function liveOrPaid(flow: HandedOver, { txid }: Spending): Error {
  const isPaid = flow.state === 'broadcast' || flow.state === 'settled';
  return isPaid ? fail('PAID_BEFORE', { flowId: flow.id, txid }) : live(flow);
}

function live({ id, state }: { readonly id: string; readonly state: string }): Error {
  return fail('FLOW_LIVE', { flowId: id, state });
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
