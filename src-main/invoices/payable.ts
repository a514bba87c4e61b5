import type { Network } from '../base/network.ts';
import type { Endpoint } from '../base/service/endpoint.ts';
import { expiryState, type RgbInvoice } from './invoice.ts';
import { isPayableOn } from './recipient.ts';

/** Why an invoice that reads well is not paid; `detail` is the part that is meant, or empty. */
export interface PayProblem {
  readonly reason:
    'otherNetwork' | 'expired' | 'expiresSoon' | 'notAnAmount' | 'noEndpoint' | 'endpointRefused';
  readonly detail: string;
}

/** The first reason against paying an invoice on this network now (Unix milliseconds), or null. */
export function payProblem(
  invoice: RgbInvoice,
  { network, nowMs }: { readonly network: Network; readonly nowMs: number },
): PayProblem | null {
  const { recipient, asked, assignmentName, endpoints } = invoice;
  if (!isPayableOn(network, recipient.network)) return { reason: 'otherNetwork', detail: recipient.network };
  const late = expiryProblem(invoice, nowMs);
  if (late !== null) return { reason: late, detail: '' };
  // The right to issue more, say: a transfer gives an amount of the asset and nothing else.
  if (assignmentName !== null && assignmentName !== ASSET_OWNER_NAME)
    return { reason: 'notAnAmount', detail: assignmentName };
  if (asked.kind === 'void' || amountOf(asked) === 0n) return { reason: 'notAnAmount', detail: '' };
  // rgb-lib delivers through these alone: without one the receiver would never hear of the transfer.
  if (!endpoints.some(({ isJsonRpc }) => isJsonRpc))
    return { reason: 'noEndpoint', detail: endpoints.map(({ text }) => text).join(' ') };
  const plain = endpoints.find((endpoint) => endpointRisk(endpoint) === 'plain');
  // Elsewhere nothing of value is at stake, and main's question names it. It is never left out in silence (G12).
  if (plain !== undefined && network === 'mainnet') return { reason: 'endpointRefused', detail: plain.text };
  return null;
}

/** Begin, proof, question and end take most of a minute: an invoice needs that much left (security.md, G11). */
export function expiryProblem(invoice: RgbInvoice, nowMs: number): 'expired' | 'expiresSoon' | null {
  const expiry = expiryState(invoice, nowMs);
  if (expiry === 'expired') return expiry;
  return expiry === 'soon' ? 'expiresSoon' : null;
}

/** How much an invoice asks for, base units; of a unique asset the fraction. Null where that is left open. */
export function amountOf(asked: RgbInvoice['asked']): bigint | null {
  if (asked.kind === 'amount') return asked.amount;
  return asked.kind === 'token' ? asked.fraction : null;
}

/**
 * `plain`: whoever is on the way to a foreign host can read and change what is delivered. `address`: no name that a
 * person would recognise (IP, onion), or this very machine's.
 */
export function endpointRisk({ encrypted, hostKind }: Endpoint): 'plain' | 'address' | null {
  // An onion's own route is encrypted end to end, whatever the scheme.
  if (!encrypted && hostKind !== 'loopback' && hostKind !== 'onion') return 'plain';
  return hostKind === 'name' ? null : 'address';
}

/** The one right that a transfer gives (rgb-commitment.md 9). */
const ASSET_OWNER_NAME = 'assetOwner';
