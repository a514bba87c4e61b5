import { isXOnlyPoint } from 'tiny-secp256k1';
import { decodeRecipientId, SCRIPT_FORMS, type ParsedRecipient } from './recipient-text.ts';

export { formatRecipientId, isPayableOn } from './recipient-text.ts';
export type {
  InvoiceNetwork,
  ScriptType,
  Recipient,
  RecipientProblem,
  ParsedRecipient,
} from './recipient-text.ts';

/**
 * Reads rgb-lib's recipientId, an invoice's beneficiary: network, kind and payload (rgb-commitment.md 9), strictly. Apart
 * from its text, since what is kept here is listed before anything of the curve is loaded.
 */
export function parseRecipientId(text: string): ParsedRecipient {
  const read = decodeRecipientId(text);
  if (!read.ok || read.recipient.kind === 'blinded' || read.recipient.scriptType !== 'tr') return read;
  return isXOnlyPoint(read.recipient.script.subarray(SCRIPT_FORMS.tr.before.length))
    ? read
    : { ok: false, reason: 'notOnCurve' };
}
