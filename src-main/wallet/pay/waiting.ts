import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { SigningState } from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';
import { orElseNow } from '../failures.ts';

type WaitingView = CallAnswer<'signing.unfinished'>['waiting'][number];

export function waitForSlots(context: WalletContext, intent: CallInput<'signing.wait'>): void {
  const { id } = context.wallets.require(intent.asked.walletId);
  const slots = context.signings.unfinished(id).findLast(({ kind }) => kind === 'createSlots');
  context.holdings.waiting.put(intent, slots?.id ?? null, context.clock.nowMs());
  context.tell('signing.moved', { walletId: id });
}

export function stopWaiting(
  context: WalletContext,
  { walletId, act }: CallInput<'signing.stopWaiting'>,
): void {
  const { id } = context.wallets.require(walletId);
  if (context.holdings.waiting.end(id, act)) context.tell('signing.moved', { walletId: id });
}

export function waitForSlotsOf(context: WalletContext, walletId: string, signingId: string): void {
  const { waiting } = context.holdings;
  for (const { intent, signingId: before, sinceMs } of waiting.list(walletId))
    if (['none', 'notSubmitted', 'ended'].includes(slotsOf(context, before)))
      waiting.put(intent, signingId, sinceMs);
}

/** Takes the intent off the waiting list first, so that nobody does it twice; puts it back if it surely wasn't done. */
export async function doWaiting<T>(
  context: WalletContext,
  intent: CallInput<'signing.wait'>,
  act: () => Promise<T>,
  isUndone: (error: unknown) => boolean,
): Promise<T> {
  const { walletId } = intent.asked;
  const found = context.holdings.waiting.list(walletId).find((one) => isSame(one.intent, intent));
  if (found !== undefined) stopWaiting(context, { walletId, act: intent.act });
  try {
    return await act();
  } catch (error) {
    const isHere = context.wallets.list().some(({ id }) => id === walletId);
    if (found !== undefined && isHere && isUndone(error)) {
      context.holdings.waiting.put(found.intent, found.signingId, found.sinceMs);
      context.tell('signing.moved', { walletId });
    }
    throw error;
  }
}

function isSame(one: CallInput<'signing.wait'>, other: CallInput<'signing.wait'>): boolean {
  if (one.act === 'invoice') return other.act === 'invoice' && one.asked.assetId === other.asked.assetId;
  return other.act === 'issue' && one.asked.ticker === other.asked.ticker;
}

export function listWaiting(context: WalletContext, walletId: string): WaitingView[] {
  return context.holdings.waiting
    .list(walletId)
    .map(({ intent, signingId, sinceMs }) => ({ intent, slots: slotsOf(context, signingId), sinceMs }));
}

function slotsOf({ signings }: WalletContext, signingId: string | null): WaitingView['slots'] {
  if (signingId === null) return 'none';
  return slotsWord(orElseNow(() => signings.read(signingId)?.state ?? null, null));
}

function slotsWord(state: SigningState | null): WaitingView['slots'] {
  switch (state) {
    case 'asked':
    case 'built':
    case 'away':
    case 'approved':
    case 'signed':
      return 'notSubmitted';
    case 'accepted':
    case 'broadcast':
      return 'unconfirmed';
    case 'settled':
      return 'there';
    case 'contradicted':
    case 'dropped':
      return 'ended';
    case 'handingOver':
    case 'handedOver':
    case 'refused':
    case 'givenUp':
    case null:
      return 'unsure';
  }
}
