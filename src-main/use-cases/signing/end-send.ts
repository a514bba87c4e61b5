import type { SendIntent } from '../../domain/intents/send.ts';
import type { Context } from '../context.ts';
import { note, type Approved, type EndKind } from './end-flow.ts';
import { settleTransfers } from './live-flows.ts';
import { assetsAsked, toApiSend } from './recipients.ts';
import type { SignedStep } from './records.ts';

/**
 * Handed over is not sent: without donation the service broadcasts once the receivers acknowledged, at a later refresh
 * (service-facts.md 2.4). It is found in the list of transfers by the id computed here, and numbered as listed there.
 */
export function endSend(
  context: Context,
  flow: { readonly id: string; readonly walletId: string },
  intent: SendIntent,
  signed: SignedStep,
) {
  const { txid } = signed;
  const handedOver = (batchTransferIdx: number): Approved => ({
    outcome: 'handedOver',
    txid,
    batchTransferIdx,
    broadcast: intent.donation ? 'atOnce' : 'waitsForRecipient',
  });
  return {
    handOver: (api) => api.sendEnd(toApiSend(intent), signed.psbt),
    read: async (api) => {
      for (const assetId of assetsAsked(intent).slice(0, 1)) {
        const transfers = await api.listTransfers(assetId);
        const listed = transfers.find((transfer) => transfer.txid === txid);
        if (listed === undefined) continue;
        const { batchTransferIdx } = listed;
        note(context, flow.id, 'ended', { txid, batchTransferIdx });
        settleTransfers(context, flow.walletId, transfers);
        return handedOver(batchTransferIdx);
      }
      return null;
    },
    taken: ({ batchTransferIdx }) => handedOver(batchTransferIdx),
  } satisfies EndKind<{ txid: string; batchTransferIdx: number }>;
}
