import type { Network } from '../base/network.ts';
import type { Endpoint } from '../base/service/endpoint.ts';
import { expiryState, type RgbInvoice } from './invoice.ts';
import { isPayableOn } from './recipient.ts';

export interface PayProblem {
  readonly reason:
    'otherNetwork' | 'expired' | 'expiresSoon' | 'notAnAmount' | 'noEndpoint' | 'endpointRefused';
  readonly detail: string;
}

/** Null if nothing speaks against paying this invoice. */
export function payProblem(
  invoice: RgbInvoice,
  { network, nowMs }: { readonly network: Network; readonly nowMs: number },
): PayProblem | null {
  const { recipient, asked, assignmentName, endpoints } = invoice;
  if (!isPayableOn(network, recipient.network)) return { reason: 'otherNetwork', detail: recipient.network };
  const late = expiryProblem(invoice, nowMs);
  if (late !== null) return { reason: late, detail: '' };
  // A transfer gives an amount of the asset, no other right.
  if (assignmentName !== null && assignmentName !== ASSET_OWNER_NAME)
    return { reason: 'notAnAmount', detail: assignmentName };
  if (asked.kind === 'void' || amountOf(asked) === 0n) return { reason: 'notAnAmount', detail: '' };
  // rgb-lib delivers through JSON-RPC endpoints alone: otherwise the receiver wouldn't learn of the transfer.
  if (!endpoints.some(({ isJsonRpc }) => isJsonRpc))
    return { reason: 'noEndpoint', detail: endpoints.map(({ text }) => text).join(' ') };
  const plain = endpoints.find((endpoint) => endpointRisk(endpoint) === 'plain');
  // On test networks nothing of value is at stake, and main's dialog names the endpoint (security.md G12).
  if (plain !== undefined && network === 'mainnet') return { reason: 'endpointRefused', detail: plain.text };
  return null;
}

/** Null if there is time: building, judging, confirming and submitting take most of a minute (security.md, G11). */
export function expiryProblem(invoice: RgbInvoice, nowMs: number): 'expired' | 'expiresSoon' | null {
  const expiry = expiryState(invoice, nowMs);
  if (expiry === 'expired') return expiry;
  return expiry === 'soon' ? 'expiresSoon' : null;
}

/** Base units, of a unique asset the fraction; null if the invoice names no amount. */
export function amountOf(asked: RgbInvoice['asked']): bigint | null {
  if (asked.kind === 'amount') return asked.amount;
  return asked.kind === 'token' ? asked.fraction : null;
}

/** `plain`: others on the way can read and change it. `address`: no recognisable name (IP, onion, this machine). */
export function endpointRisk({ encrypted, hostKind }: Endpoint): 'plain' | 'address' | null {
  // An onion's own route is encrypted, whatever the scheme.
  if (!encrypted && hostKind !== 'loopback' && hostKind !== 'onion') return 'plain';
  return hostKind === 'name' ? null : 'address';
}

/** The one right that a transfer gives (rgb-commitment.md 9). */
const ASSET_OWNER_NAME = 'assetOwner';
