import type { Review } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import { slotCost } from '../../domain/intents/slot-cost.ts';
import type { Context } from '../../use-cases/context.ts';
import { refuseSecond } from './conflicts.ts';
import { beginFlow, type Preparing, type Prepared } from './begin-flow.ts';
import { plainCoins, slotsIntent, type SlotsAsked } from './slots-intent.ts';

/** Throws NOTHING_TO_DO, NOT_ENOUGH_BITCOIN, UNSPENT_MISSING and what beginFlow throws. */
export function beginSlots(context: Context, asked: SlotsAsked): Promise<Review> {
  return beginFlow(context, asked.walletId, {
    kind: 'createSlots',
    prepare: (at) => prepare(context, asked, at),
  });
}

function prepare(context: Context, asked: SlotsAsked, at: Preparing): Prepared {
  const intent = slotsIntent(asked, at.snapshot.entries);
  if (intent.num === 0) throw fail('NOTHING_TO_DO', { freeSlots: asked.num });
  refuseSecond(context, at.wallet.id, { kind: 'createSlots', recipients: [] });
  const { num, rateSatsPerVb, upTo } = asked;
  return {
    intent,
    assets: [],
    begin: () => at.api.createUtxosBegin({ upTo, num, sizeSats: intent.sizeSats, rateSatsPerVb }),
    explain: (error) => explain(error, asked, at),
  };
}

/** The real servers' names for the two foreseen refusals become our own (service-facts 1.4, 2.4). */
function explain(error: unknown, asked: SlotsAsked, { snapshot, missing }: Preparing): unknown {
  if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') return error;
  const { num, rateSatsPerVb } = asked;
  const { name } = error.failure.facts;
  if (name === 'AllocationsAlreadyAvailable') return fail('NOTHING_TO_DO', { freeSlots: num });
  if (name !== 'InsufficientBitcoins') return error;
  // It would perhaps suffice with what the service no longer lists.
  const gone = missing.find(({ colored }) => !colored);
  if (gone !== undefined) return fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
  const coins = plainCoins(snapshot.entries);
  const inputs = Math.max(1, coins.length);
  const cost = slotCost({ num, sizeSats: BigInt(asked.sizeSats), rateSatsPerVb, inputs });
  const spendable = coins.reduce((sum, coin) => sum + coin.amountSats, 0n);
  return fail('NOT_ENOUGH_BITCOIN', {
    neededSats: Number(cost.takesSats),
    spendableSats: Number(spendable),
  });
}
