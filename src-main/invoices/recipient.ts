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

/** rgb-lib's recipientId (rgb-commitment.md 9). Lists need only recipient-text.ts, without the curve. */
export function parseRecipientId(text: string): ParsedRecipient {
  const read = decodeRecipientId(text);
  if (!read.ok || read.recipient.kind === 'blinded' || read.recipient.scriptType !== 'tr') return read;
  return isXOnlyPoint(read.recipient.script.subarray(SCRIPT_FORMS.tr.before.length))
    ? read
    : { ok: false, reason: 'notOnCurve' };
}
