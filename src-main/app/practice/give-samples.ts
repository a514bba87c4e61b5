import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { PracticeSample, WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { withService } from '../../wallet/connection/service.ts';

/**
 * The friend sends one of each sample asset, on invoices of this wallet: slots are filled by real receives, through the
 * same client as any other. Throws NOT_HERE, NO_FREE_SLOT, and PRACTICE_REFUSED with how many slots it takes.
 */
export function giveSamples(
  context: Context,
  { walletId }: CallInput<'practice.giveSamples'>,
): Promise<CallOutput<'practice.giveSamples'>> {
  if (context.wallets.require(walletId).connection.kind !== 'practice') {
    throw fail('NOT_HERE', { reason: 'practiceOnly' });
  }
  return withService(context, walletId, async (api) => {
    const { friend } = context.practice;
    // Asked before any invoice is made: each would hold a slot.
    if ((await friend.status()).silent) {
      throw fail('PRACTICE_REFUSED', { detail: 'your friend was told to be silent' });
    }
    const offered = await friend.samples();
    checkSlots(await freeSlots(api), offered.length);
    const samples = [];
    for (const { amount, ...sample } of offered) {
      samples.push({ ...sample, amount: String(amount), txid: await receive(context, api, sample, amount) });
    }
    // Acknowledges them all, so that the friend broadcasts.
    await api.refresh();
    context.tell('wallet.changed', { walletId });
    return { samples };
  });
}

async function freeSlots(api: WalletApi): Promise<number> {
  const unspents = await api.listUnspents();
  return unspents.filter(
    ({ colorable, allocations, pendingBlinded }) =>
      colorable && allocations.length === 0 && pendingBlinded === 0,
  ).length;
}

function checkSlots(free: number, needed: number): void {
  if (free === 0) throw fail('NO_FREE_SLOT', { purpose: 'receive' });
  if (free >= needed) return;
  throw fail('PRACTICE_REFUSED', {
    detail: `the samples need ${String(needed)} free asset slots, and this wallet has ${String(free)}`,
  });
}

async function receive(
  { practice }: Context,
  api: WalletApi,
  { assetId }: Pick<PracticeSample, 'assetId'>,
  amount: bigint,
): Promise<string> {
  const { invoice, batchTransferIdx } = await api.createInvoice({ assetId, amount });
  try {
    return await practice.friend.pay({ invoice, assetId: null, amount: null });
  } catch (error) {
    // Nobody will pay it: it must not go on holding a slot.
    await api.failTransfers({ batchTransferIdx });
    throw error;
  }
}
