import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import type { WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { pinnedNames } from '../book/names.ts';
import { toAssetViews } from './describe.ts';

/** What is kept here. Asks no service. */
export function listAssets(
  context: WalletContext,
  { walletId }: CallInput<'assets.list'>,
): CallAnswer<'assets.list'> {
  const { assets, asOfMs } = holdingsOf(context, context.wallets.require(walletId)).assets();
  return { assets: toAssetViews(assets, pinnedNames(context, walletId)), asOfMs };
}
