import type { Network } from '../network.ts';

/** What somebody asks for who wants to be paid plain bitcoin: an address, or a bitcoin: link (BIP21). */
export interface PaymentAsked {
  /** As written; not looked at yet. */
  readonly address: string;
  /** Null: left to who pays. */
  readonly amountSats: bigint | null;
  /** Whose it is and what for, as whoever wrote the link says. Null where it says nothing. */
  readonly label: string | null;
  readonly message: string | null;
}

export type ReadPayment =
  | { readonly ok: true; readonly asked: PaymentAsked }
  /**
   * `link`: it is none that can be read. `needs`: it demands something that is not known here (BIP21, req-). `asset`: it
   * asks for an RGB asset, and bitcoin to its address is not that. `network`: its addresses are of other networks.
   * `means`: it names no address, only other means to be paid by.
   */
  | { readonly ok: false; readonly reason: 'link' | 'needs' | 'asset' | 'network' | 'means' };

/** More is no name and no purpose. */
const MAX_WORDS = 200;
const SATS_PER_BTC = 100_000_000n;

/**
 * Reads one address or link. Names of parameters may be in any case (BIP321), as codes carry them in upper case. What is
 * not known is left aside, unless it must be known. A link that names its amount twice is none. Where none stands in its
 * place, the first address is taken that a parameter names for this network. Pure.
 */
export function readPaymentLink(text: string, network: Network): ReadPayment {
  const given = text.trim();
  const link = /^bitcoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?$/i.exec(given);
  if (link === null) {
    return { ok: true, asked: { address: given, amountSats: null, label: null, message: null } };
  }
  const [, written = '', query = ''] = link;
  const known = new Map<string, string>();
  const addresses: { readonly hrp: string; readonly address: string }[] = [];
  for (const part of query.split('&').filter((one) => one !== '')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).toLowerCase();
    if (name.startsWith('req-')) return { ok: false, reason: 'needs' };
    if (name === 'rgb') return { ok: false, reason: 'asset' };
    if (!NAMES.includes(name) && !HRPS.includes(name)) continue;
    const value = decoded(at < 0 ? '' : part.slice(at + 1));
    if (value !== null && HRPS.includes(name)) {
      // BIP321: each address stands under the prefix of its own network.
      if (!value.toLowerCase().startsWith(`${name}1`)) return { ok: false, reason: 'link' };
      addresses.push({ hrp: name, address: value });
      continue;
    }
    if (value === null || known.has(name)) return { ok: false, reason: 'link' };
    known.set(name, value);
  }
  const address = written === '' ? addresses.find(({ hrp }) => hrp === HRP[network])?.address : written;
  if (address === undefined) return { ok: false, reason: addresses.length > 0 ? 'network' : 'means' };
  const amount = known.get('amount');
  const amountSats = amount === undefined ? null : satsOf(amount);
  if (amount !== undefined && amountSats === null) return { ok: false, reason: 'link' };
  const words = (name: string) => known.get(name)?.trim().slice(0, MAX_WORDS) ?? '';
  return {
    ok: true,
    asked: {
      address,
      amountSats,
      label: words('label') === '' ? null : words('label'),
      message: words('message') === '' ? null : words('message'),
    },
  };
}

const NAMES = ['amount', 'label', 'message'];
/** How addresses of each network begin (BIP173), and so what BIP321 calls the parameter. */
const HRP: Readonly<Record<Network, string>> = {
  mainnet: 'bc',
  testnet: 'tb',
  signet: 'tb',
  regtest: 'bcrt',
};
const HRPS: readonly string[] = Object.values(HRP);

/** Whole bitcoin with at most eight decimals and a point, never in scientific form (BIP21). */
function satsOf(amount: string): bigint | null {
  const read = /^(\d{1,8})(?:\.(\d{1,8}))?$/.exec(amount);
  if (read === null) return null;
  const [, whole = '0', part = ''] = read;
  return BigInt(whole) * SATS_PER_BTC + BigInt(part.padEnd(8, '0'));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
