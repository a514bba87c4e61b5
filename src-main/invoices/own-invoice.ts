import type { Network } from '../base/network.ts';
import { expiryState, parseInvoice, type RgbInvoice } from './invoice.ts';
import { isPayableOn } from './recipient.ts';
import { amountOf, endpointRisk } from './payable.ts';

export interface AskedInvoice {
  /** Null: any asset. */
  readonly assetId: string | null;
  readonly amount: bigint;
  readonly network: Network;
  readonly serviceHost: string | null;
  readonly nowMs: number;
}

export interface MadeInvoice {
  readonly invoice: string;
  readonly recipientId: string;
  /** Unix milliseconds; null for none, and for an impossible time. */
  readonly expiresAtMs: number | null;
}

export type InvoiceWarning = 'farExpiry' | 'noExpiry' | 'plainEndpoint' | 'foreignEndpoint';

export type OwnInvoiceCheck =
  | { readonly ok: true; readonly invoice: RgbInvoice; readonly warnings: readonly InvoiceWarning[] }
  | {
      readonly ok: false;
      readonly field: 'form' | 'network' | 'asset' | 'amount' | 'expiry' | 'recipient' | 'endpoints';
      readonly asked: string;
      readonly got: string;
    };

/** Compares what was asked with the invoice as we read it ourselves (security.md, G05 to G08). */
export function checkOwnInvoice(asked: AskedInvoice, made: MadeInvoice): OwnInvoiceCheck {
  const parsed = parseInvoice(made.invoice);
  if (!parsed.ok) return not('form', 'an invoice', parsed.reason);
  const { invoice } = parsed;
  const { recipient, recipientId, assetId, endpoints, assignmentName } = invoice;
  if (!isPayableOn(asked.network, recipient.network)) return not('network', asked.network, recipient.network);
  // An invoice that leaves the asset open could be paid with any asset, worthless ones too.
  if (assetId !== asked.assetId) return not('asset', asked.assetId ?? ANY, assetId ?? ANY);
  const amount = amountOf(invoice.asked);
  if (amount !== asked.amount) return not('amount', asked.amount.toString(), amount?.toString() ?? ANY);
  if (assignmentName !== null && assignmentName !== ASSET_OWNER_NAME)
    return not('form', ASSET_OWNER_NAME, assignmentName);
  if (recipientId !== made.recipientId) return not('recipient', made.recipientId, recipientId);
  const wrongTime = expiryProblem(invoice, made.expiresAtMs, asked.nowMs);
  if (wrongTime !== null) return not('expiry', ...wrongTime);
  // rgb-lib delivers through JSON-RPC endpoints alone.
  if (!endpoints.some(({ isJsonRpc }) => isJsonRpc))
    return not('endpoints', 'rpcs:// or rpc://', endpoints.map(({ text }) => text).join(' ') || ANY);
  return { ok: true, invoice, warnings: warningsOf(invoice, asked) };
}

/** Unix milliseconds; null for none, and for a time that no clock shows. */
export function expiresAtMs({ expiryUnixSeconds }: RgbInvoice): number | null {
  if (expiryUnixSeconds === null || expiryUnixSeconds < 0n || expiryUnixSeconds > LAST_SECOND) return null;
  return Number(expiryUnixSeconds) * 1000;
}

const ANY = '~';
const ASSET_OWNER_NAME = 'assetOwner';
/** The year 9999. */
const LAST_SECOND = 253_402_300_799n;
/** A century after Bitcoin began: later times were meant in milliseconds. */
const LAST_SENSIBLE_SECOND = 4_386_680_105n;

function expiryProblem(
  invoice: RgbInvoice,
  answeredMs: number | null,
  nowMs: number,
): readonly [asked: string, got: string] | null {
  const { expiryUnixSeconds: seconds } = invoice;
  const got = seconds?.toString() ?? ANY;
  if (answeredMs !== null && BigInt(Math.floor(answeredMs / 1000)) !== seconds)
    return [String(Math.floor(answeredMs / 1000)), got];
  if (seconds !== null && seconds > LAST_SENSIBLE_SECOND) return ['a time in seconds', got];
  return expiryState(invoice, nowMs) === 'expired' ? ['a time to come', got] : null;
}

export function warningsOf(
  invoice: RgbInvoice,
  { serviceHost, nowMs }: Pick<AskedInvoice, 'serviceHost' | 'nowMs'>,
): InvoiceWarning[] {
  const { endpoints } = invoice;
  const expiry = expiryState(invoice, nowMs);
  const isForeign = ({ host }: { readonly host: string }): boolean =>
    serviceHost !== null && host.toLowerCase() !== serviceHost.toLowerCase();
  return [
    ...(expiry === 'far' ? ['farExpiry' as const] : []),
    ...(expiry === 'none' ? ['noExpiry' as const] : []),
    ...(endpoints.some((one) => endpointRisk(one) === 'plain') ? ['plainEndpoint' as const] : []),
    ...(endpoints.some(isForeign) ? ['foreignEndpoint' as const] : []),
  ];
}

function not(
  field: Extract<OwnInvoiceCheck, { ok: false }>['field'],
  asked: string,
  got: string,
): OwnInvoiceCheck {
  return { ok: false, field, asked, got };
}
