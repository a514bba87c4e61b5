import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { slotCost } from '../../domain/intents/slot-cost.ts';
import type { Context } from '../../use-cases/context.ts';
import { withService } from '../../use-cases/service.ts';
import { countSlots } from '../../use-cases/wallet/describe.ts';
import { plainCoins, slotsToCreate, type SlotsAsked } from './slots-intent.ts';

/** What creating slots would cost, from the unspents as they are now. Asks the service to build nothing. Touches no key. */
export function planSlots(context: Context, asked: SlotsAsked): Promise<CallOutput<'signing.planSlots'>> {
  return withService(context, asked.walletId, async (api) => {
    const [balance, entries] = await Promise.all([api.btcBalance(), api.listUnspents()]);
    const freeNow = countSlots(entries).free;
    const toCreate = slotsToCreate(asked, entries);
    const cost = slotCost({
      num: toCreate,
      sizeSats: BigInt(asked.sizeSats),
      rateSatsPerVb: asked.rateSatsPerVb,
      inputs: Math.max(1, plainCoins(entries).length),
    });
    return {
      freeNow,
      toCreate,
      slotsSats: Number(cost.slotsSats),
      feeSatsEstimate: toCreate === 0 ? 0 : Number(cost.feeSats),
      vbytesEstimate: toCreate === 0 ? 0 : cost.vbytes,
      takesSats: toCreate === 0 ? 0 : Number(cost.takesSats),
      spendableSats: Number(balance.vanilla.spendableSats),
      freeAfter: freeNow + toCreate,
      asOfMs: context.clock.nowMs(),
    };
  });
}
