import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import { AWAITED, isOneOf, KEPT_HERE, type SigningState } from '../../domain/signing/states.ts';
import type { WalletContext } from '../context/context.ts';

type WaitingView = CallAnswer<'signing.unfinished'>['waiting'][number];

/** Keeps what waits for slots. Asks no service, and does nothing of it. */
export function waitForSlots(context: WalletContext, intent: CallInput<'signing.wait'>): void {
  const { id } = context.wallets.require(intent.asked.walletId);
  const slots = context.signings.unfinished(id).findLast(({ kind }) => kind === 'createSlots');
  context.holdings.waiting.put(intent, slots?.id ?? null, context.clock.nowMs());
  context.tell('signing.moved', { walletId: id });
}

/** It was done, or it is wanted no more. */
export function stopWaiting(
  context: WalletContext,
  { walletId, act }: CallInput<'signing.stopWaiting'>,
): void {
  const { id } = context.wallets.require(walletId);
  if (context.holdings.waiting.end(id, act)) context.tell('signing.moved', { walletId: id });
}

export function listWaiting({ holdings, signings }: WalletContext, walletId: string): WaitingView[] {
  return holdings.waiting.list(walletId).map(({ intent, signingId, sinceMs }) => ({
    intent,
    slots: signingId === null ? 'none' : slotsWord(signings.read(signingId)?.state ?? 'dropped'),
    sinceMs,
  }));
}

function slotsWord(state: SigningState): WaitingView['slots'] {
  if (isOneOf(state, KEPT_HERE)) return 'notSubmitted';
  if (isOneOf(state, AWAITED)) return 'unconfirmed';
  return state === 'settled' ? 'there' : 'ended';
}
