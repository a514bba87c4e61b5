import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import type { WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';

/** Balances and slots as the service told them last, from what is kept here. Asks no service; for showing alone. */
export function lastOverview(
  context: WalletContext,
  { walletId }: CallInput<'wallet.lastOverview'>,
): CallAnswer<'wallet.lastOverview'> {
  return holdingsOf(context, context.wallets.require(walletId)).overview();
}
