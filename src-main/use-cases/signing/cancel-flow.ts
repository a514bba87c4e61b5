import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { KEPT_HERE } from '../../domain/flows/states.ts';
import type { Context } from '../context.ts';
import { askDropAway, askDropSigned } from './ask-hand-over.ts';
import { readJudged, readSpending } from './records.ts';

/**
 * Gives up a flow before hand-over, at once and with its signed bytes. One that is signed is asked about first: it was
 * work, and it is gone after. So is one that went out to be signed: it may be by now. One that is closed already: nothing to do. Throws FLOW_UNKNOWN, and FLOW_STATE for one
 * that was handed over.
 */
export async function cancelFlow(
  context: Context,
  { flowId }: CallInput<'signing.cancel'>,
): Promise<CallOutput<'signing.cancel'>> {
  const flow = context.journal.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  if (flow.state === 'refused' || flow.state === 'dropped') return { outcome: 'dropped' };
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
  context.journal.advance(flowId, from, 'dropped', { because: 'cancelled' });
  return { outcome: 'dropped' };
}
