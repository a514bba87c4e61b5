import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { withService } from '../connection/service.ts';
import { reconcileFlows } from '../signing/reconcile.ts';
import { readLists } from './read-lists.ts';
import { tellRefused } from './tell-refused.ts';
import type { ChangeView } from '../book/describe-transfer.ts';

type Refreshed = CallAnswer<'wallet.refresh'>;

/** More are no sentences that anybody reads; the lists show all. */
const MAX_CHANGES = 200;

/**
 * Lets the service look at the chain and at what arrived, then reads every list and keeps it. Those who ask meanwhile
 * get the same answer. One that fails takes nothing away: what could not be read stays as it was, and as old as it is.
 */
export const refreshWallet: UseCase<'wallet.refresh'> = (context, { walletId }) => {
  const underWay = context.refreshing.get(walletId);
  if (underWay !== undefined) return underWay;
  const refreshed = refresh(context, walletId).finally(() => {
    context.refreshing.delete(walletId);
  });
  context.refreshing.set(walletId, refreshed);
  return refreshed;
};

function refresh(context: WalletContext, walletId: string): Promise<Refreshed> {
  return withService(context, walletId, async (api, wallet) => {
    const failures = await api.refresh();
    context.refreshFailures.set(
      walletId,
      new Map(failures.map(({ batchTransferIdx, words }) => [batchTransferIdx, words])),
    );
    const changes: ChangeView[] = await readLists(context, api, wallet);
    await tellRefused(context, wallet);
    await reconcileFlows(context, api, wallet);
    return { asOfMs: context.clock.nowMs(), changes: changes.slice(0, MAX_CHANGES) };
  });
}
