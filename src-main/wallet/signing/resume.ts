import type { CallInput, Review } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletContext } from '../context.ts';
import { beginSend } from './begin-send.ts';
import { beginSendBtc } from './payment.ts';
import { beginSlots } from './slots.ts';
import { readIntent } from '../book/journal-schema.ts';

/**
 * Prepares once more what was prepared and not signed: coins, time and service may have moved on, so it is asked for
 * anew, and takes the place of the one before. Throws FLOW_UNKNOWN, FLOW_STATE and what a begin throws.
 */
export async function resume(
  context: WalletContext,
  { flowId }: CallInput<'signing.resume'>,
): Promise<Review> {
  const flow = context.signings.read(flowId);
  const intent = flow === null ? null : readIntent(flow);
  if (flow === null || intent === null) throw fail('FLOW_UNKNOWN', {});
  const { walletId, state } = flow;
  if (state !== 'built') throw fail('FLOW_STATE', { state });
  if (intent.kind === 'createSlots') {
    const { askedNum, sizeSats, rateSatsPerVb, upTo } = intent;
    return beginSlots(context, { walletId, num: askedNum, sizeSats: Number(sizeSats), rateSatsPerVb, upTo });
  }
  if (intent.kind === 'sendBtc') {
    const { address, amountSats, rateSatsPerVb } = intent;
    return beginSendBtc(context, { walletId, address, amountSats: Number(amountSats), rateSatsPerVb });
  }
  const { donation, rateSatsPerVb, minConfirmations } = intent;
  const recipients = intent.recipients.map(({ amount, witnessSats, ...recipient }) => ({
    ...recipient,
    amount: amount.toString(),
    witnessSats: witnessSats === null ? null : Number(witnessSats),
  }));
  return beginSend(context, { walletId, recipients, donation, rateSatsPerVb, minConfirmations });
}
