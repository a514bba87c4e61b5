import { fail } from '../../domain/errors.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { refreshWallet } from '../refresh/refresh-wallet.ts';
import { viewOf } from '../signing/unfinished.ts';

/**
 * Lets the service look at the chain, then reads every list: what they tell is written by the way. Where they tell
 * nothing, that it was looked for. Throws FLOW_UNKNOWN and what a refresh throws.
 */
export const checkOutcome: UseCase<'signing.look'> = async (context, { flowId }) => {
  const { walletId } = required(context, flowId);
  // One that is under way may have begun before the hand-over: it counts for nothing here.
  await context.refreshing.get(walletId)?.catch(() => undefined);
  await refreshWallet(context, { walletId });
  const flow = required(context, flowId);
  switch (flow.state) {
    case 'settled':
      return { flow: null, became: 'settled' };
    case 'givenUp':
      return { flow: null, became: 'failed' };
    case 'dropped':
    case 'contradicted':
      return { flow: null, became: 'dropped' };
    default:
      return { flow: viewOf(context, flow), became: 'open' };
  }
};

function required(context: WalletContext, flowId: string) {
  const flow = context.signings.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  return flow;
}
