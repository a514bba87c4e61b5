import type { Review } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import { toJsonValue } from '../../domain/intents/json.ts';
import { slotCost } from '../../domain/intents/slot-cost.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import { judgeInSlices } from '../../domain/psbt/judge.ts';
import type { WalletApi } from '../../ports.ts';
import type { Context } from '../context.ts';
import { withService } from '../service.ts';
import { secretOf } from '../vault/words.ts';
import { serviceName } from '../wallet-book.ts';
import { grownIndexes, judgeAccount, ownPaths } from '../wallet/own-indexes.ts';
import { breathe } from './breathe.ts';
import { dropKeptHere, outpointsOf, refuseSecondSpend, settleSeen } from './live-flows.ts';
import { judgeLimits } from './limits.ts';
import { progressOf } from './progress.ts';
import { toReview } from './review.ts';
import { plainCoins, slotsIntent, type SlotsAsked } from './slots-intent.ts';

/**
 * Intent → snapshot of own unspents → begin → verdict, each written to the journal before the next. Touches no key.
 * Throws NOTHING_TO_DO, NOT_ENOUGH_BITCOIN, FLOW_LIVE and what the service's failures are.
 */
export function beginSlots(context: Context, asked: SlotsAsked): Promise<Review> {
  secretOf(context.wallets.require(asked.walletId));
  return withService(context, asked.walletId, async (api, wallet) => {
    const flowId = context.random.id();
    const progress = progressOf(context, flowId);
    progress('snapshot');
    const snapshot: Snapshot = { takenAtMs: context.clock.nowMs(), entries: await api.listUnspents() };
    const intent = slotsIntent(asked, snapshot.entries);
    if (intent.num === 0) throw fail('NOTHING_TO_DO', { freeSlots: asked.num });
    settleSeen(context, wallet.id, snapshot.entries);
    dropKeptHere(context, wallet.id);

    const intentData = toJsonValue({ intent, snapshot, service: serviceName(wallet) });
    context.journal.open({ id: flowId, walletId: wallet.id, kind: 'createSlots', data: intentData });
    progress('begin');
    const psbt = await begin(context, api, flowId, { asked, snapshot });
    context.journal.advance(flowId, 'intent', 'begun', { psbt });

    progress('judge');
    const limits = await judgeLimits(context, wallet);
    const verdict = await judgeInSlices(
      { psbt, intent, snapshot, account: judgeAccount(wallet), limits },
      breathe(),
    );
    const { outcome, code, digest, txid } = verdict;
    context.journal.advance(flowId, 'begun', 'judged', {
      outcome,
      code,
      digest,
      txid,
      limits: toJsonValue(limits),
    });
    if (outcome === 'contradicts') {
      context.journal.advance(flowId, 'judged', 'refused', { code });
    } else {
      try {
        refuseSecondSpend(context, wallet.id, flowId, outpointsOf(verdict));
      } catch (error) {
        context.journal.advance(flowId, 'judged', 'dropped', { because: 'another flow is live' });
        throw error;
      }
      context.wallets.update(wallet.id, (record) => grownIndexes(record, ownPaths(verdict)));
      context.signer.warm();
      context.wallets.setApp({ lastRateSatsPerVb: intent.rateSatsPerVb });
    }
    return toReview({ flowId, walletId: wallet.id, intent, verdict, preparedAtMs: context.clock.nowMs() });
  });
}

/** Asks once. The real servers' names for the two foreseen refusals become our own (service-facts 1.4, 2.4). */
async function begin(
  context: Context,
  api: WalletApi,
  flowId: string,
  { asked, snapshot }: { asked: SlotsAsked; snapshot: Snapshot },
): Promise<string> {
  const sizeSats = BigInt(asked.sizeSats);
  const { num, rateSatsPerVb, upTo } = asked;
  try {
    return await api.createUtxosBegin({ upTo, num, sizeSats, rateSatsPerVb });
  } catch (error) {
    context.journal.advance(flowId, 'intent', 'dropped', { because: 'begin failed' });
    if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') throw error;
    const { name } = error.failure.facts;
    if (name === 'AllocationsAlreadyAvailable') throw fail('NOTHING_TO_DO', { freeSlots: num });
    if (name !== 'InsufficientBitcoins') throw error;
    const coins = plainCoins(snapshot.entries);
    const cost = slotCost({ num, sizeSats, rateSatsPerVb, inputs: Math.max(1, coins.length) });
    const spendable = coins.reduce((sum, coin) => sum + coin.amountSats, 0n);
    throw fail('NOT_ENOUGH_BITCOIN', {
      neededSats: Number(cost.takesSats),
      spendableSats: Number(spendable),
    });
  }
}
