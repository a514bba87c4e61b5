import type { CallInput, FactsOf } from '../../../src-preload/contract/index.ts';
import { fail, type WalletError } from '../../domain/errors.ts';
import type { SendIntent, SendRecipient } from '../../domain/intents/send.ts';
import { expiryProblem, payProblem } from '../../domain/invoices/payable.ts';
import type { Network } from '../../domain/network.ts';
import { toHex } from '../../domain/psbt/bytes.ts';
import { parseAssetId } from '../../domain/rgb/asset-id.ts';
import { disagreement, parseInvoice, type RgbInvoice } from '../../domain/rgb/invoice.ts';
import { scriptKey, sealKey } from '../../domain/rgb/send-terms.ts';

export type SendAsked = CallInput<'signing.beginSend'>;
type Reason = FactsOf<'INVOICE_REFUSED'>['reason'];

/** A recipient whose invoice was read here, and may be paid what was chosen. */
export interface ReadRecipient {
  readonly chosen: SendRecipient;
  /** The recipient's own text. */
  readonly text: string;
  readonly invoice: RgbInvoice;
}

/**
 * The recipients of a form, each by what its invoice says to us: nobody else is asked yet. `recipient` of a refusal is
 * its place, from 1. Throws INVOICE_REFUSED, and INVALID_INPUT for what a form should not have let through.
 */
export function readRecipients(
  asked: Pick<SendAsked, 'recipients'>,
  at: { readonly network: Network; readonly nowMs: number },
): ReadRecipient[] {
  const seen = new Set<string>();
  return asked.recipients.map((form, index) => {
    const invalid = (field: string, problem: string) =>
      fail('INVALID_INPUT', { path: `recipients.${String(index)}.${field}`, problem });
    if (parseAssetId(form.assetId) === null) throw invalid('assetId', 'no asset id');
    const amount = BigInt(form.amount);
    if (amount === 0n) throw invalid('amount', 'nothing to send');

    const refuse = (reason: Reason, detail = '') => refused(index, reason, detail);
    // A recipient without an invoice names no place to deliver to, and nobody would ever hear of the transfer.
    if (form.invoice === null) throw refuse('noEndpoint');
    const invoice = readInvoice(form.invoice, refuse);
    const problem = payProblem(invoice, at);
    if (problem?.reason === 'notAnAmount') throw refuse('disagrees', problem.detail);
    if (problem !== null) throw refuse(problem.reason, problem.detail);
    const { assetId, recipientId } = form;
    const other = disagreement(invoice, { assetId, amount, recipientId });
    if (other !== null) throw refuse('disagrees', other);
    if ((invoice.recipient.kind === 'witness') !== (form.witnessSats !== null))
      throw invalid('witnessSats', 'bitcoin goes to a witness recipient, and to no other');
    const key = keyOf(invoice);
    if (seen.has(key)) throw refuse('repeated');
    seen.add(key);

    const witnessSats = form.witnessSats === null ? null : BigInt(form.witnessSats);
    const chosen = { assetId, amount, recipientId, invoice: form.invoice, witnessSats };
    return { chosen, text: form.invoice, invoice };
  });
}

/** Asked again before signing and before hand-over: a question may stand for hours (security.md, F13). */
export function refuseExpired({ recipients }: SendIntent, nowMs: number): void {
  recipients.forEach((recipient, index) => {
    const parsed = recipient.invoice === null ? null : parseInvoice(recipient.invoice);
    const problem = parsed?.ok === true ? expiryProblem(parsed.invoice, nowMs) : null;
    if (problem !== null) throw refused(index, problem, '');
  });
}

/** What a recipient is recognised by, whatever hints stand beside it. */
export function keyOf({ recipient }: Pick<RgbInvoice, 'recipient'>): string {
  return recipient.kind === 'blinded'
    ? sealKey(toHex(recipient.secretSeal))
    : scriptKey(toHex(recipient.script));
}

/** `index` from 0. */
export function refused(index: number, reason: Reason, detail: string): WalletError {
  return fail('INVOICE_REFUSED', { recipient: index + 1, reason, detail });
}

function readInvoice(text: string, refuse: (reason: Reason, detail?: string) => WalletError): RgbInvoice {
  const parsed = parseInvoice(text);
  if (parsed.ok) return parsed.invoice;
  switch (parsed.reason) {
    case 'tooManyEndpoints':
      throw refuse('tooManyEndpoints');
    case 'endpoint':
    case 'credentials':
      throw refuse('endpointRefused', parsed.reason);
    default:
      throw refuse('unreadable', parsed.reason);
  }
}
