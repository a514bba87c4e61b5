import type { Context } from '../../use-cases/context.ts';
import type { Approved, EndKind } from './end-flow.ts';
import type { SignedStep } from './records.ts';
import { isShown, settleByUnspents } from './settle.ts';

/** The service broadcasts at once. Whether it did is told by its list and the id computed here, not by its answer. */
export function endSendBtc(context: Context, walletId: string, signed: SignedStep) {
  const { txid } = signed;
  const paid = (listed: boolean): Approved => ({ outcome: 'paid', txid, listed });
  return {
    handOver: (api) => api.sendBtcEnd(signed.psbt),
    read: async (api) => {
      const entries = await api.listUnspents();
      settleByUnspents(context, walletId, entries);
      return isShown('sendBtc', signed, entries) ? paid(true) : null;
    },
    taken: () => paid(false),
  } satisfies EndKind<{ txid: string }>;
}
