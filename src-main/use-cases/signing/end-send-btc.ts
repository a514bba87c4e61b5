import type { Context } from '../context.ts';
import { note, type Approved, type EndKind } from './end-flow.ts';
import type { SignedStep } from './records.ts';

/** The service broadcasts at once. What came back is found in its list, by the id computed here. */
export function endSendBtc(context: Context, flowId: string, signed: SignedStep) {
  const { txid } = signed;
  const paid = (listed: boolean): Approved => ({ outcome: 'paid', txid, listed });
  return {
    handOver: (api) => api.sendBtcEnd(signed.psbt),
    read: async (api) => {
      const entries = await api.listUnspents();
      if (!entries.some((entry) => entry.txid === txid && entry.exists)) return null;
      note(context, flowId, 'seen', { txid });
      return paid(true);
    },
    // Where nothing comes back no list will ever show it.
    taken: () => paid(false),
  } satisfies EndKind<{ txid: string }>;
}
