import type { SendIntent } from '../../domain/intents/send.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { WalletContext } from '../context.ts';
import { countSlots, useOf } from '../connection/describe.ts';
import { type Approved, endFlow, type Ending, type EndKind } from './end-flow.ts';
import { assetsAsked, toApiSend } from './recipients.ts';
import type { SignedStep } from '../book/journal-schema.ts';
import { isShown, settleByTransfers, settleByUnspents } from './reconcile.ts';

/** Hands over what was signed, each kind in its own way. */
export function endAnyFlow(context: WalletContext, wallet: WalletRecord, ending: Ending): Promise<Approved> {
  const { intent, signed } = ending;
  switch (intent.kind) {
    case 'createSlots':
      return endFlow(context, wallet, ending, endSlots(context, wallet.id, signed));
    case 'sendBtc':
      return endFlow(context, wallet, ending, endSendBtc(context, wallet.id, signed));
    case 'send':
      return endFlow(context, wallet, ending, endSend(context, wallet.id, intent, signed));
  }
}

/** The service's count is not believed: the slots are counted in its list, by the id computed here. */
function endSlots(context: WalletContext, walletId: string, signed: SignedStep) {
  const { txid } = signed;
  return {
    handOver: async (api) => ({ txid: null, count: await api.createUtxosEnd(signed.psbt) }),
    read: async (api) => {
      const entries = await api.listUnspents();
      settleByUnspents(context, walletId, entries);
      const listed = entries.filter((entry) => entry.txid === txid && useOf(entry) !== 'plain');
      // Each once, and those alone that the transaction has: a list may repeat itself.
      const created = signed.slots.filter((vout) => listed.some((entry) => entry.vout === vout)).length;
      return created === 0 ? null : { outcome: 'created', txid, created, freeNow: countSlots(entries).free };
    },
    // Not listed yet: handed over, and said so by the count of 0.
    taken: () => ({ outcome: 'created', txid, created: 0, freeNow: null }),
  } satisfies EndKind<{ txid: null; count: number | null }>;
}

/**
 * Handed over is not sent: without donation the service broadcasts once the recipients acknowledged, at a later refresh
 * (service-facts.md 2.4). It is found in the list of transfers by the id computed here, and numbered as listed there.
 */
function endSend(context: WalletContext, walletId: string, intent: SendIntent, signed: SignedStep) {
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

/** The service broadcasts at once. Whether it did is told by its list and the id computed here, not by its answer. */
function endSendBtc(context: WalletContext, walletId: string, signed: SignedStep) {
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
