import type { CallInput, FactsOf } from '../../../src-preload/contract/index.ts';
import { toHex } from '../../base/bytes.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import { type Network, scriptKey, sealKey } from '../../base/bitcoin.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import {
  payProblem,
  disagreement,
  parseInvoice,
  type RgbInvoice,
  expiryProblem,
} from '../../invoices/invoice.ts';
import type { ApiSend } from '../../ports/index.ts';
import type { BegunIntent } from '../../records/signing.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { assetsOfIntent, type IntentOf, type Snapshot } from '../../verify/index.ts';
import type { WalletContext } from '../context/context.ts';
import { hostOf, routeKey } from '../context/wallet-list.ts';

export type SendInput = CallInput<'signing.beginSend'>;
type Reason = FactsOf<'INVOICE_REFUSED'>['reason'];

export interface ReadRecipient {
  readonly chosen: IntentOf<'send'>['recipients'][number];
  readonly text: string;
  readonly invoice: RgbInvoice;
}

/** Reads invoices here; nobody else is asked yet. Throws INVOICE_REFUSED (place from 1), INVALID_INPUT past the form. */
export function readRecipients(
  asked: Pick<SendInput, 'recipients'>,
  at: { readonly network: Network; readonly nowMs: number },
): ReadRecipient[] {
  const seen = new Set<string>();
  return asked.recipients.map((form, index) => {
    const invalid = (field: string, problem: string) =>
      fail('INVALID_INPUT', { path: `recipients.${String(index)}.${field}`, problem });
    if (parseAssetId(form.assetId) === null) throw invalid('assetId', 'no asset id');
    const amount = BigInt(form.amount);
    if (amount === 0n) throw invalid('amount', 'nothing to send');

    const refuse = (reason: Reason, detail = '') => recipientRefused(index, reason, detail);
    // Without an endpoint nobody would ever hear of the transfer.
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
    const key = recipientIdKey(invoice);
    if (seen.has(key)) throw refuse('repeated');
    seen.add(key);

    const witnessSats = form.witnessSats === null ? null : BigInt(form.witnessSats);
    const chosen = { assetId, amount, recipientId, invoice: form.invoice, witnessSats };
    return { chosen, text: form.invoice, invoice };
  });
}

/** The recipient's identity, whatever hints stand beside it. */
export function recipientIdKey({ recipient }: Pick<RgbInvoice, 'recipient'>): string {
  return recipient.kind === 'blinded'
    ? sealKey(toHex(recipient.secretSeal))
    : scriptKey(toHex(recipient.script));
}

/** `index` from 0. */
export function recipientRefused(index: number, reason: Reason, detail: string): WalletError {
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

export function assetsAsked(intent: BegunIntent): string[] {
  return [...new Set(assetsOfIntent(intent).map(({ assetId }) => assetId))];
}

export function toApiSend(intent: Extract<BegunIntent, { kind: 'send' }>): ApiSend {
  const { donation, rateSatsPerVb, minConfirmations } = intent;
  const invoices = invoicesOf(intent);
  const recipients = intent.recipients.map(
    ({ assetId, recipientId, amount, witnessSats, invoice }, index) => ({
      assetId,
      recipientId,
      amount,
      invoice,
      witness: witnessSats === null ? null : { amountSats: witnessSats, blinding: null },
      // All endpoints of the recipient's invoice, in its order.
      transportEndpoints: invoices[index]?.endpoints.map(({ text }) => text) ?? [],
    }),
  );
  const ends = invoices.flatMap((invoice) => invoice?.expiryUnixSeconds ?? []);
  const [earliest] = ends.sort((a, b) => (a < b ? -1 : 1));
  const expiry = earliest === undefined ? {} : { expiryUnixSeconds: earliest };
  return { recipients, donation, rateSatsPerVb, minConfirmations, ...expiry };
}

/** In the recipients' order; null for one without a readable invoice. */
function invoicesOf({ recipients }: Pick<IntentOf<'send'>, 'recipients'>): (RgbInvoice | null)[] {
  return recipients.map(({ invoice }) => {
    const parsed = invoice === null ? null : parseInvoice(invoice);
    return parsed?.ok === true ? parsed.invoice : null;
  });
}

/** Older amounts and slots may be outdated (security.md, F13). */
const SNAPSHOT_LIFE_MS = 10 * 60_000;
/** Beyond that nobody knows whether an invoice has expired. */
const CLOCKS_TORN_MS = 600_000;

/** The wall clock counts sleep, the monotonic one survives a reset: the larger age counts. Throws SNAPSHOT_OLD. */
export function refuseOldSnapshot(
  { clock, begunAtMs }: Pick<WalletContext, 'clock' | 'begunAtMs'>,
  flowId: string,
  { takenAtMs }: Pick<Snapshot, 'takenAtMs'>,
): void {
  const onTheWallMs = clock.nowMs() - takenAtMs;
  const begun = begunAtMs.get(flowId);
  const ageMs = begun === undefined ? onTheWallMs : Math.max(onTheWallMs, clock.monotonicMs() - begun);
  if (ageMs > SNAPSHOT_LIFE_MS || onTheWallMs < 0)
    throw fail('SNAPSHOT_OLD', { ageSeconds: Math.abs(Math.round(ageMs / 1000)) });
}

/**
 * Checked again before signing and submitting: a dialog may be open for hours (security.md, F13). The later of our and
 * the service's clock counts; if they are far apart, nothing that expires is sent. Throws INVOICE_REFUSED, CLOCKS_TORN.
 */
export function refuseLate(
  { clock, clocks }: Pick<WalletContext, 'clock' | 'clocks'>,
  wallet: WalletRecord,
  intent: BegunIntent,
): void {
  if (intent.kind !== 'send') return;
  const aheadMs = clocks.aheadMs(routeKey(wallet)) ?? 0;
  const invoices = invoicesOf(intent);
  if (Math.abs(aheadMs) > CLOCKS_TORN_MS && invoices.some((one) => (one?.expiryUnixSeconds ?? null) !== null))
    throw fail('CLOCKS_TORN', { host: hostOf(wallet), aheadSeconds: Math.round(aheadMs / 1000) });
  for (const [index, invoice] of invoices.entries()) {
    const problem = invoice && expiryProblem(invoice, clock.nowMs() + Math.max(0, aheadMs));
    if (problem !== null) throw recipientRefused(index, problem, '');
  }
}

export function hasExpired(intent: IntentOf<'send'>, nowMs: number): boolean {
  return invoicesOf(intent).some((invoice) => invoice && expiryProblem(invoice, nowMs) === 'expired');
}
