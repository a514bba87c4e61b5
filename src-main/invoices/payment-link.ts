import { parseUnits } from '../../src-preload/contract/units.ts';
import { attempt } from '../base/json.ts';
import { type Network, MAX_MONEY_SATS } from '../base/bitcoin.ts';

/** BIP21. */
export interface PaymentAsked {
  readonly address: string;
  readonly amountSats: bigint | null;
  readonly label: string | null;
  readonly message: string | null;
}

export type ReadPayment =
  | { readonly ok: true; readonly asked: PaymentAsked }
  /** `needs`: an unknown required parameter (BIP21, req-). `asset`: an RGB asset. `means`: no address. */
  | { readonly ok: false; readonly reason: LinkProblem | OtherMeans };

type LinkProblem =
  'link' | 'needs' | 'asset' | 'network' | 'means' | 'amountForm' | 'amountTooLarge' | 'amountTwice';
type OtherMeans = 'silentPayment' | 'paymentName' | 'lightning';

const MAX_WORDS = 200;
const BTC_DECIMALS = 8;

/** Names in any case (BIP321). Unknown parameters are ignored unless required; a repeated amount is refused. Pure. */
export function readPaymentLink(text: string, network: Network): ReadPayment {
  const given = text.trim().replace(/^(["'<])(.*)["'>]$/, '$2');
  const link = /^bitcoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i.exec(given);
  const [, written = given, query = ''] = link ?? [];
  const other = otherMeans(written);
  if (other !== null) return { ok: false, reason: other };
  const { problem, known, addresses, means } = readQuery(query);
  if (problem !== null) return { ok: false, reason: problem };
  const address = written === '' ? addresses.find(({ hrp }) => hrp === HRP[network])?.address : written;
  if (address === undefined)
    return { ok: false, reason: addresses.length > 0 ? 'network' : (means ?? 'means') };
  const amountSats = satsOf(known.get('amount'));
  if (typeof amountSats === 'string') return { ok: false, reason: amountSats };
  const words = (name: string): string | null => {
    const said = known.get(name)?.trim().slice(0, MAX_WORDS) ?? '';
    return said === '' ? null : said;
  };
  return { ok: true, asked: { address, amountSats, label: words('label'), message: words('message') } };
}

interface ReadQuery {
  readonly problem: LinkProblem | null;
  readonly known: ReadonlyMap<string, string>;
  readonly addresses: readonly { readonly hrp: string; readonly address: string }[];
  readonly means: OtherMeans | null;
}

function readQuery(query: string): ReadQuery {
  const known = new Map<string, string>();
  const addresses: { readonly hrp: string; readonly address: string }[] = [];
  let means: OtherMeans | null = null;
  const not = (problem: LinkProblem): ReadQuery => ({ problem, known, addresses, means });
  for (const part of query.split('&').filter((one) => one !== '')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).toLowerCase();
    if (name.startsWith('req-')) return not('needs');
    if (name === 'rgb') return not('asset');
    means ??= MEANS[name] ?? null;
    if (!NAMES.includes(name) && !HRPS.includes(name)) continue;
    const value = attempt(() => decodeURIComponent(at < 0 ? '' : part.slice(at + 1)));
    if (value !== null && HRPS.includes(name)) {
      // BIP321: each address stands under the prefix of its own network.
      if (!value.toLowerCase().startsWith(`${name}1`)) return not('link');
      addresses.push({ hrp: name, address: value });
    } else if (name === 'amount') {
      if (known.has(name)) return not('amountTwice');
      known.set(name, value ?? 'unreadable');
    } else if (HRPS.includes(name)) return not('link');
    // Bad labels are dropped: payee and amount are still clear.
    else known.set(name, known.has(name) ? '' : (value ?? ''));
  }
  return { problem: null, known, addresses, means };
}

function otherMeans(text: string): OtherMeans | null {
  if (/^(?:t?sp|sprt)1[02-9ac-hj-np-z]{50,}$/i.test(text)) return 'silentPayment';
  if (/^(?:lightning:)?₿?[^\s@:/?#]{1,64}@[^\s@:/?#]+\.[^\s@:/?#.]{2,}$/iu.test(text)) return 'paymentName';
  const isLightning = /^(?:lightning:|ln(?:bc|tb|tbs|bcrt|sb)\d*[munp]?1|lnurl1|lno1)/i.test(text);
  return isLightning ? 'lightning' : null;
}

const MEANS: Readonly<Record<string, OtherMeans>> = {
  sp: 'silentPayment',
  lightning: 'lightning',
  lno: 'lightning',
};
const NAMES = ['amount', 'label', 'message'];
/** Address prefixes (BIP173), and so BIP321's parameter names. */
const HRP: Readonly<Record<Network, string>> = {
  mainnet: 'bc',
  testnet: 'tb',
  signet: 'tb',
  regtest: 'bcrt',
};
const HRPS: readonly string[] = Object.values(HRP);

/** BIP21's grammar, without an exponent. Null for none, and for 0. */
function satsOf(amount: string | undefined): bigint | null | LinkProblem {
  if (amount === undefined) return null;
  const read = parseUnits(amount.replace(/(\.\d{8})0+$/, '$1'), BTC_DECIMALS, null);
  if (!read.ok) return read.problem === 'tooLarge' ? 'amountTooLarge' : 'amountForm';
  if (read.amount > MAX_MONEY_SATS) return 'amountTooLarge';
  return read.amount === 0n ? null : read.amount;
}
