import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { futureUpTo } from '../../base/assets.ts';
import { fail } from '../../base/errors.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import { withService } from '../connection/service.ts';
import { traceBalance, type BalancePart, type SendUnderWay } from './trace-balance.ts';
import type { SnapshotEntry } from '../../verify/index.ts';
import type { ApiAssetBalance, KeptTransfer } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { isAwaited, listedInputs, ownTransactions } from '../book/own-recipients.ts';
import { known } from '../../base/groups.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { KIND_RULES } from '../../records/signing.ts';

/** One balance from the service. Throws ASSET_UNKNOWN, and SERVICE_ANSWER for more than was ever issued. */
export const readBalance: UseCase<'assets.balance'> = (context, { walletId, assetId }) =>
  withService(context, walletId, async (api, wallet) => {
    const kept = holdingsOf(context, wallet);
    const asset = kept.asset(assetId);
    if (asset === null) throw fail('ASSET_UNKNOWN', { assetId });
    // Read at one time, since the trace explains the balance by the listed outputs.
    const [told, entries] = await Promise.all([api.assetBalance(assetId), api.listUnspents()]);
    const { settled, spendable } = told;
    const most = asset.schema === 'ifa' ? null : asset.issuedSupply;
    if (most !== null && [settled, spendable].some((amount) => amount > most)) {
      const detail = 'a balance above the supply that was issued';
      throw fail('SERVICE_ANSWER', {
        host: api.host,
        endpoint: '/wallet/assetbalance',
        problem: 'badNumber',
        detail,
      });
    }
    const balance = most === null ? told : futureUpTo(told, most);
    // Throws if the wallet was removed meanwhile: then nothing is written.
    context.wallets.require(walletId);
    kept.keepBalance(assetId, balance);
    const trace = traceOf(context, walletId, kept, assetId, balance, entries);
    return { balance, trace, asOfMs: context.clock.nowMs() };
  });

type TraceView = CallAnswer<'assets.balance'>['trace'];

const MOST_TRANSFERS = 500;
const UNDER_WAY = ['waitingForThem', 'waitingForYou', 'confirming', 'expired', 'unknown'] as const;

function traceOf(
  context: WalletContext,
  walletId: string,
  kept: WalletHoldings,
  assetId: string,
  balance: ApiAssetBalance,
  entries: readonly SnapshotEntry[],
): TraceView {
  const sends = sendsUnderWay(context, walletId, assetId);
  const { held, coming, untraced } = traceBalance(assetId, balance, entries, sends);
  const nowMs = context.clock.nowMs();
  const rows = newestTransfers(kept, { assetId, states: UNDER_WAY }, MOST_TRANSFERS, nowMs);
  const toView = (part: BalancePart) => toPartView(part, rows);
  return { held: held.map(toView), coming: coming.map(toView), untraced };
}

function sendsUnderWay(context: WalletContext, walletId: string, assetId: string): SendUnderWay[] {
  return ownTransactions(context, walletId).flatMap((own) => {
    if (!KIND_RULES[own.kind].movesAssets || !isAwaited(own)) return [];
    const takes = listedInputs(context, own).flatMap((entry) =>
      known(entry.allocations)
        .filter((one) => one.assetId === assetId)
        .map(({ amount }) => ({ outpoint: outpointName(entry), amount })),
    );
    const returns = own.back
      .filter((one) => one.assetId === assetId)
      .map((one) => ({ outpoint: outpointName(one), amount: one.amount }));
    return takes.length === 0 && returns.length === 0 ? [] : [{ txid: own.txid, takes, returns }];
  });
}

function toPartView({ amount, outpoint, why, txid }: BalancePart, rows: readonly KeptTransfer[]) {
  const [partTxid = '', vout] = outpoint.split(':');
  const cause = rows.find((row) =>
    txid === null
      ? [row.receiveUtxo, row.changeUtxo].some((place) => place !== null && outpointName(place) === outpoint)
      : row.txid === txid,
  );
  return { amount, outpoint: { txid: partTxid, vout: Number(vout) }, why, transferKey: cause?.key ?? null };
}
