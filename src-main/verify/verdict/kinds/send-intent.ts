import type { ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import type { Network } from '../../../base/network.ts';
import { toHex } from '../../../base/bytes.ts';
import { MAX_MONEY_SATS } from '../../../base/psbt-limits.ts';
import { MAX_U64, disagreement, parseInvoice } from '../../../invoices/invoice.ts';
import { parseAssetId } from '../../../invoices/asset-id.ts';
import { isPayableOn, parseRecipientId } from '../../../invoices/recipient.ts';
import { recipientKey, type AskedAsset, type AskedRecipient } from '../../rgb/send-terms.ts';

export interface SendIntent {
  readonly kind: 'send';
  readonly recipients: readonly SendRecipient[];
  /** Broadcast without waiting for the recipient. Leaves no trace in the PSBT. */
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  /** How deep the spent outputs must lie. Leaves no trace in the PSBT. */
  readonly minConfirmations: number;
}

export interface SendRecipient {
  readonly assetId: string;
  /** Base units, u64. */
  readonly amount: bigint;
  /** The beneficiary's text with its network, e.g. `bcrt:utxob:…`. */
  readonly recipientId: string;
  /** What the receiver wrote, which must agree; null if the recipient was typed in. */
  readonly invoice: string | null;
  /** What the recipient's own output holds; null for a blinded seal, which has none. */
  readonly witnessSats: bigint | null;
}

/**
 * The invoice, not the service, says who is paid what. Problems: `recipients`, `rateSatsPerVb`, `minConfirmations`,
 * `duplicate`, and of a recipient `assetId`, `amount`, `recipientId`, `network`, `witnessSats`, `invoice`.
 */
export function sendProblem(intent: SendIntent, network: Network): ClaimProblem | null {
  const { recipients, rateSatsPerVb, minConfirmations } = intent;
  if (recipients.length === 0 || recipients.length > MAX_RECIPIENTS) return 'recipients';
  // sendbegin takes an integer, as createutxosbegin does.
  if (!Number.isSafeInteger(rateSatsPerVb) || rateSatsPerVb < 1) return 'rateSatsPerVb';
  if (!Number.isSafeInteger(minConfirmations) || minConfirmations < 0 || minConfirmations > MAX_U8)
    return 'minConfirmations';
  const seen = new Set<string>();
  for (const recipient of recipients) {
    const terms = readTerms(recipient, network);
    if (typeof terms === 'string') return terms;
    // rgb-lib refuses a recipient named twice, also for two assets: one seal would hold both.
    const key = recipientKey(terms);
    if (seen.has(key)) return 'duplicate';
    seen.add(key);
  }
  return null;
}

/** The recipients as a proved commitment is compared with them. Only for an intent without a problem. */
export function askedAssets({ recipients }: SendIntent, network: Network): AskedAsset[] {
  return recipients.map((recipient) => {
    const terms = readTerms(recipient, network);
    if (typeof terms === 'string') throw new Error(`an intent with a problem was judged: ${terms}`);
    return { assetId: recipient.assetId, recipients: [terms] };
  });
}

export function payeesOfSend(intent: SendIntent, network: Network): string[] {
  return askedAssets(intent, network).flatMap(({ recipients }) => recipients.map(recipientKey));
}

/** Each needs an assignment and maybe an output; a transaction with so many outputs is far smaller than nodes allow. */
const MAX_RECIPIENTS = 1_000;
/** rgb-lib takes a u8. */
const MAX_U8 = 255;
/** The one right that a transfer gives; an invoice may ask for others, such as to issue more. */
const ASSET_OWNER_NAME = 'assetOwner';

function readTerms(asked: SendRecipient, network: Network): AskedRecipient | ClaimProblem {
  const { assetId, amount, recipientId, invoice, witnessSats } = asked;
  if (parseAssetId(assetId) === null) return 'assetId';
  if (amount < 1n || amount > MAX_U64) return 'amount';
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok) return 'recipientId';
  const { recipient } = parsed;
  if (!isPayableOn(network, recipient.network)) return 'network';
  if (invoice !== null && !agrees(invoice, asked)) return 'invoice';
  if (recipient.kind === 'blinded')
    return witnessSats === null
      ? { kind: 'blinded', secretSeal: toHex(recipient.secretSeal), amount }
      : 'witnessSats';
  if (witnessSats === null || witnessSats < 1n || witnessSats > MAX_MONEY_SATS) return 'witnessSats';
  return { kind: 'witness', script: toHex(recipient.script), amountSats: witnessSats, amount };
}

function agrees(text: string, asked: SendRecipient): boolean {
  const parsed = parseInvoice(text);
  if (!parsed.ok || disagreement(parsed.invoice, asked) !== null) return false;
  const { assignmentName } = parsed.invoice;
  return assignmentName === null || assignmentName === ASSET_OWNER_NAME;
}
