import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { KEPT_HERE } from '../../domain/flows/states.ts';
import type { Context } from '../context.ts';
import { askDropSigned } from './ask-hand-over.ts';
import { readJudged, readSigned } from './records.ts';

/**
 * Gives up a flow before hand-over, at once and with its signed bytes. One that is signed is asked about first: it was
 * work, and it is gone after. One that is closed already: nothing to do. Throws FLOW_UNKNOWN, and FLOW_STATE for one
 * that was handed over.
 */
export async function cancelFlow(
  context: Context,
  { flowId }: CallInput<'signing.cancel'>,
): Promise<CallOutput<'signing.cancel'>> {
  const flow = context.journal.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  if (flow.state === 'refused' || flow.state === 'dropped') return { outcome: 'dropped' };
  const signed = flow.state === 'signed' ? readSigned(flow.data.signed) : null;
  if (signed !== null) {
    const wallet = context.wallets.require(flow.walletId);
    const { intent, assets } = readJudged(flow);
    const asked = askDropSigned(wallet, { intent, assets, txid: signed.txid });
    if (!(await context.confirm.ask(asked))) return { outcome: 'aborted' };
  }
  // Only what was asked about: what is being signed now is stopped here, and what was signed meanwhile is asked again.
  const from = signed === null ? KEPT_HERE.filter((state) => state !== 'signed') : KEPT_HERE;
  context.journal.advance(flowId, from, 'dropped', { because: 'cancelled' });
  return { outcome: 'dropped' };
}
