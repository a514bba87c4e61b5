import type { UseCaseNow } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';

/** Balances and slots as the service told them last, from what is kept here. Asks no service; for showing alone. */
export const lastOverview: UseCaseNow<'wallet.lastOverview'> = (context, { walletId }) =>
  holdingsOf(context, context.wallets.require(walletId)).overview();
