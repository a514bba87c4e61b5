import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { mostPayable, planPayment } from '../../domain/intents/payment-cost.ts';
import { slotCost } from '../../domain/intents/slot-cost.ts';
import { readPayableAddress } from '../../domain/keys/payable-address.ts';
import type { Context } from '../../use-cases/context.ts';
import { withService } from '../../use-cases/service.ts';
import { plainCoins } from './slots-intent.ts';

/** Most are of this length, P2TR and P2WSH, and none is longer. */
const LONGEST_SCRIPT_BYTES = 34;
/** As the service's own default has it (service-facts.md 1.3). */
const SLOT_SATS = 1_000n;

/** What a payment would take and leave, from the coins as they are now. Asks the service to build nothing. Touches no key. */
export function planSendBtc(
  context: Context,
  { walletId, address, amountSats, rateSatsPerVb }: CallInput<'signing.planSendBtc'>,
): Promise<CallOutput<'signing.planSendBtc'>> {
  return withService(context, walletId, async (api, wallet) => {
    const coins = plainCoins(await api.listUnspents())
      .filter(({ exists, pendingBlinded }) => exists && pendingBlinded === 0)
      .map((coin) => coin.amountSats);
    const read = address === null ? null : readPayableAddress(address, wallet.keys.network);
    const scriptBytes = read?.ok === true ? read.address.script.length : LONGEST_SCRIPT_BYTES;
    const asked = { scriptBytes, rateSatsPerVb };
    const plan =
      amountSats === null ? null : planPayment(coins, { ...asked, amountSats: BigInt(amountSats) });
    const oneSlot = slotCost({ num: 1, sizeSats: SLOT_SATS, rateSatsPerVb, inputs: 1 });
    return {
      coins: coins.length,
      spendableSats: Number(coins.reduce((sum, sats) => sum + sats, 0n)),
      mostSats: Number(mostPayable(coins, asked)),
      cost: plan && {
        feeSatsEstimate: Number(plan.feeSats),
        takesSats: Number(plan.takesSats),
        remainsSats: Number(plan.remainsSats),
      },
      slotTakesSats: Number(oneSlot.takesSats),
      asOfMs: context.clock.nowMs(),
    };
  });
}
