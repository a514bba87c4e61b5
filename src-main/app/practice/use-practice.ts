import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { Context } from '../context.ts';
import { openService, registerWith } from '../../wallet/connection/service.ts';

/** Sends practice coins to a fresh address of the wallet, which is proved ours like any other. */
export async function useFaucet(
  context: Context,
  { walletId, amountSats }: CallInput<'practice.faucet'>,
): Promise<CallOutput<'practice.faucet'>> {
  let wallet = context.wallets.require(walletId);
  if (wallet.connection.kind !== 'practice') throw fail('NOT_HERE', { reason: 'practiceOnly' });
  if (wallet.registeredWith !== 'practice' || wallet.lastAddress === null) {
    wallet = await registerWith(context, wallet, await openService(context, wallet));
  }
  if (wallet.lastAddress === null) throw new Error('a registered wallet has no address');
  const txid = await context.practice.faucet(wallet.lastAddress.address, BigInt(amountSats));
  context.tell('wallet.changed', { walletId });
  return { txid };
}
