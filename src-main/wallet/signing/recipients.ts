import { askedAssets } from '../../domain/intents/send.ts';
import { readPayableAddress } from '../../domain/keys/payable-address.ts';
import type { Network } from '../../domain/network.ts';
import { toHex } from '../../domain/psbt/bytes.ts';
import { parseInvoice } from '../../domain/rgb/invoice.ts';
import { recipientKey, scriptKey } from '../../domain/rgb/send-terms.ts';
import type { ApiSend } from '../../ports.ts';
import type { BegunIntent } from '../book/journal-schema.ts';

/** Whom an intent pays, each by what it is recognised by; nobody, where it only makes slots. */
export function recipientsOf(intent: BegunIntent, network: Network): string[] {
  switch (intent.kind) {
    case 'createSlots':
      return [];
    case 'send':
      return askedAssets(intent, network).flatMap(({ recipients }) => recipients.map(recipientKey));
    case 'sendBtc': {
      const read = readPayableAddress(intent.address, network);
      return read.ok ? [scriptKey(toHex(read.address.script))] : [];
    }
  }
}

/** The ids of the assets that an intent sends, each once. */
export function assetsAsked(intent: BegunIntent): string[] {
  return intent.kind === 'send' ? [...new Set(intent.recipients.map(({ assetId }) => assetId))] : [];
}

/** What the service is asked to build, and the same again when it is handed over: from the intent alone. */
export function toApiSend(intent: Extract<BegunIntent, { kind: 'send' }>): ApiSend {
  const { donation, rateSatsPerVb, minConfirmations } = intent;
  const recipients = intent.recipients.map(({ assetId, recipientId, amount, witnessSats, invoice }) => ({
    assetId,
    recipientId,
    amount,
    invoice,
    witness: witnessSats === null ? null : { amountSats: witnessSats, blinding: null },
    transportEndpoints: endpointsOf(invoice),
  }));
  return { recipients, donation, rateSatsPerVb, minConfirmations };
}

/** The recipient's own, all of them and in their order: none is left out, none added. */
function endpointsOf(invoice: string | null): string[] {
  const parsed = invoice === null ? null : parseInvoice(invoice);
  return parsed?.ok === true ? parsed.invoice.endpoints.map(({ text }) => text) : [];
}
