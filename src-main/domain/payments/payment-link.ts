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
  /** `link`: it is none that can be read. `needs`: it demands something that is not known here (BIP21, req-). */
  | { readonly ok: false; readonly reason: 'link' | 'needs' };

/** More is no name and no purpose. */
const MAX_WORDS = 200;
const SATS_PER_BTC = 100_000_000n;

/**
 * Reads one address or link. Names of parameters may be in any case (BIP321), as codes carry them in upper case. What is
 * not known is left aside, unless it must be known. A link that names its amount twice is none. Pure.
 */
export function readPaymentLink(text: string): ReadPayment {
  const given = text.trim();
  const link = /^bitcoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?$/i.exec(given);
  if (link === null) {
    return { ok: true, asked: { address: given, amountSats: null, label: null, message: null } };
  }
  const [, address = '', query = ''] = link;
  const known = new Map<string, string>();
  for (const part of query.split('&').filter((one) => one !== '')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).toLowerCase();
    if (name.startsWith('req-')) return { ok: false, reason: 'needs' };
    if (!NAMES.includes(name)) continue;
    const value = decoded(at < 0 ? '' : part.slice(at + 1));
    if (value === null || known.has(name)) return { ok: false, reason: 'link' };
    known.set(name, value);
  }
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
