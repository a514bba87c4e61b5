import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from '../book/holdings-of.ts';
import { withService } from '../connection/service.ts';
import { toBalanceView } from './describe.ts';
import { traceOf } from './trace.ts';

/** One balance as the service tells it now. Throws ASSET_UNKNOWN, and SERVICE_ANSWER for more than was ever issued. */
export function readBalance(
  context: WalletContext,
  { walletId, assetId }: CallInput<'assets.balance'>,
): Promise<CallOutput<'assets.balance'>> {
  return withService(context, walletId, async (api, wallet) => {
    const kept = holdingsOf(context, wallet);
    const asset = kept.asset(assetId);
    if (asset === null) throw fail('ASSET_UNKNOWN', { assetId });
    // Together, since each says how the other is meant.
    const [balance, entries] = await Promise.all([api.assetBalance(assetId), api.listUnspents()]);
    const { settled, future, spendable } = balance;
    if ([settled, future, spendable].some((amount) => amount > asset.issuedSupply)) {
      const detail = 'a balance above the supply that was issued';
      throw fail('SERVICE_ANSWER', {
        host: api.host,
        endpoint: '/wallet/assetbalance',
        problem: 'badNumber',
        detail,
      });
    }
    // Removed meanwhile: nothing of it is written any more.
    context.wallets.require(walletId);
    kept.keepBalance(assetId, balance);
    const trace = traceOf(context, walletId, kept, assetId, balance, entries);
    return { balance: toBalanceView(balance), trace, asOfMs: context.clock.nowMs() };
  });
}
