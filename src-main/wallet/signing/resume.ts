import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { beginSend } from './begin-send.ts';
import { beginSendBtc } from './begin-send-btc.ts';
import { beginSlots } from './begin-slots.ts';
import { readIntent, readJudged, readSpending, readUnanswered } from '../book/journal-schema.ts';
import { KEPT_HERE } from '../../domain/signing/states.ts';
import type { Signing } from '../../ports/index.ts';
import { askDropAway, askDropRefused, askDropSigned } from './ask-hand-over.ts';

/**
 * Prepares once more what was prepared and not signed: coins, time and service may have moved on, so it is asked for
 * anew, and takes the place of the one before. Throws FLOW_UNKNOWN, FLOW_STATE and what a begin throws.
 */
export const resume: UseCase<'signing.resume'> = async (context, { flowId }) => {
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
};

/**
 * Gives up a flow before hand-over, at once and with its signed bytes. One that is signed is asked about first: it was
 * work, and it is gone after. So is one that went out to be signed: it may be by now. One that the service refused is
 * asked about too, and stays in the record as given up. One that is closed already: nothing to do. Throws FLOW_UNKNOWN,
 * and FLOW_STATE for another one that was handed over, or a refused one that was not looked for yet.
 */
export const cancelFlow: UseCase<'signing.cancel'> = async (context, { flowId }) => {
  const flow = context.signings.read(flowId);
  // What was brought goes another way (import-psbt.ts).
  if (flow === null || flow.origin === 'imported') throw fail('FLOW_UNKNOWN', {});
  if (flow.state === 'contradicted' || flow.state === 'dropped') return { outcome: 'dropped' };
  if (flow.state === 'refused') return dropRefused(context, flow);
  const { state } = flow;
  const bound = state === 'signed' || state === 'away' ? readSpending(flow.data[state]) : null;
  if (bound !== null) {
    const wallet = context.wallets.require(flow.walletId);
    const { intent, assets } = readJudged(flow);
    const ask = state === 'away' ? askDropAway : askDropSigned;
    if (!(await context.confirm.ask(ask(wallet, { intent, assets, txid: bound.txid }))))
      return { outcome: 'aborted' };
  }
  // Only what was asked about: what is being signed now is stopped here, and what was signed meanwhile is asked again.
  const from = KEPT_HERE.filter((one) => one === state || (one !== 'signed' && one !== 'away'));
  context.signings.advance(flowId, from, 'dropped', { because: 'cancelled' });
  return { outcome: 'dropped' };
};

/** Its bytes left: no coin of it is free by that, and it is followed for as long as somebody could broadcast it. */
async function dropRefused(context: WalletContext, flow: Signing): Promise<CallAnswer<'signing.cancel'>> {
  const signed = readSpending(flow.data.signed);
  if (signed === null || readUnanswered(flow).looks === 0) throw fail('FLOW_STATE', { state: flow.state });
  const wallet = context.wallets.require(flow.walletId);
  const { intent, assets } = readJudged(flow);
  const question = askDropRefused(wallet, { intent, assets, txid: signed.txid });
  if (!(await context.confirm.ask(question))) return { outcome: 'aborted' };
  context.signings.advance(flow.id, 'refused', 'givenUp', { because: 'dropped' });
  return { outcome: 'dropped' };
}
