import type { Context } from '../context.ts';
import { note, type Approved, type EndKind } from './end-flow.ts';
import { isShown } from './live-flows.ts';
import type { SignedStep } from './records.ts';

/** The service broadcasts at once. Whether it did is told by its list and the id computed here, not by its answer. */
export function endSendBtc(context: Context, flowId: string, signed: SignedStep) {
  const { txid } = signed;
  const paid = (listed: boolean): Approved => ({ outcome: 'paid', txid, listed });
  return {
    handOver: (api) => api.sendBtcEnd(signed.psbt),
    read: async (api) => {
      if (!isShown('sendBtc', signed, await api.listUnspents())) return null;
      note(context, flowId, 'seen', { txid });
      return paid(true);
    },
    taken: () => paid(false),
  } satisfies EndKind<{ txid: string }>;
}
