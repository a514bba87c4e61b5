import type { SendIntent } from '../../domain/intents/send.ts';
import type { Context } from '../../use-cases/context.ts';
import type { Approved, EndKind } from './end-flow.ts';
import { assetsAsked, toApiSend } from './recipients.ts';
import type { SignedStep } from './records.ts';
import { settleByTransfers } from './settle.ts';

/**
 * Handed over is not sent: without donation the service broadcasts once the recipients acknowledged, at a later refresh
 * (service-facts.md 2.4). It is found in the list of transfers by the id computed here, and numbered as listed there.
 */
export function endSend(context: Context, walletId: string, intent: SendIntent, signed: SignedStep) {
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
        settleByTransfers(context, walletId, transfers);
        const listed = transfers.find((transfer) => transfer.txid === txid);
        if (listed !== undefined) return handedOver(listed.batchTransferIdx);
      }
      return null;
    },
    taken: ({ batchTransferIdx }) => handedOver(batchTransferIdx),
  } satisfies EndKind<{ txid: string; batchTransferIdx: number }>;
}
