import { isPlainTicker, named } from '../../../src-preload/contract/outside.ts';
import { formatUnits } from '../../../src-preload/contract/index.ts';
import type { CreateSlotsIntent, SendBtcIntent } from '../../domain/intents/intent.ts';
import type { SendIntent } from '../../domain/intents/send.ts';
import { endpointRisk } from '../../domain/invoices/payable.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { parseInvoice } from '../../domain/rgb/invoice.ts';
import type { Asked } from '../../ports/index.ts';
import type { NamedAsset } from '../book/journal-schema.ts';

/** Main's own questions before a signature, from the verdict and the intent that it was reached for. */

export function askSignSlots(wallet: WalletRecord, intent: CreateSlotsIntent, verdict: Verdict): Asked {
  // From the verdict: with “only what is missing” fewer may be made than were asked for.
  const slots = verdict.outputs.filter((line) => line.kind === 'assetSlot').length;
  const counted = `${String(slots)} ${slots === 1 ? 'slot' : 'slots'}`;
  return {
    title: `Sign: create ${counted}?`,
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      `${String(slots)} × ${sats(intent.sizeSats)}, all of it stays yours`,
      ...feeAndDoubts(verdict),
      digestLine(verdict),
    ],
    confirmLabel: 'Sign',
    danger: false,
  };
}

export function askSignBtc(wallet: WalletRecord, intent: SendBtcIntent, verdict: Verdict): Asked {
  return {
    title: `Sign: send ${sats(intent.amountSats)}?`,
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      // In full: an address that only begins and ends as another does is easily made.
      `To ${intent.address}`,
      `The amount in bitcoin: ${inBitcoin(intent.amountSats)}`,
      'It is broadcast at once and cannot be taken back.',
      ...feeAndDoubts(verdict),
      digestLine(verdict),
    ],
    confirmLabel: 'Sign',
    danger: false,
  };
}

/** More lines than that push a native dialog's buttons off the screen. */
const MAX_RECIPIENTS_ASKED = 9;
const MAX_ASSETS_ASKED = 4;
const MAX_PLACES_ASKED = 3;
/** Of a longer name of a computer its end is shown: who answers for it stands there. */
const MAX_HOST_CHARS = 62;

export function askSignSend(
  wallet: WalletRecord,
  intent: SendIntent,
  verdict: Verdict,
  assets: readonly NamedAsset[],
): Asked {
  const { recipients, donation } = intent;
  const count = recipients.length;
  return {
    title: count === 1 ? 'Sign: send to one recipient?' : `Sign: send to ${String(count)} recipients?`,
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...recipientLines(intent, assets),
      donation
        ? 'It is broadcast at once: it cannot be taken back, also if a recipient never takes it.'
        : 'It is broadcast once every recipient has acknowledged it, at a later refresh.',
      ...riskyEndpoints(intent),
      ...feeAndDoubts(verdict),
      digestLine(verdict),
    ],
    confirmLabel: 'Sign',
    danger: false,
  };
}

/** Who is to get what, the first few, and how much that is in all. */
export function recipientLines({ recipients }: SendIntent, assets: readonly NamedAsset[]): string[] {
  const amount = (assetId: string, units: bigint) => {
    const { ticker, precision, firstSend } = assets.find((asset) => asset.assetId === assetId) ?? UNNAMED;
    // A ticker is the issuer's word and anyone may take the same: the id says which asset it is.
    const isNamed = ticker !== null && TICKER.test(ticker) && isPlainTicker(ticker);
    // Where the precision is only told and was never tried, the figure could be wrong by powers of ten.
    const plain = firstSend === true ? [`${group(units)} base units`] : [];
    const beside = [...(isNamed ? [shortId(assetId)] : []), ...plain].join(', ');
    const figure = `${formatUnits(units, precision)}${NO_BREAK}${isNamed ? ticker : shortId(assetId)}`;
    return beside === '' ? figure : `${figure} (${beside})`;
  };
  const lines = recipients.map(({ assetId, amount: units, ...to }) => {
    const bitcoin = to.witnessSats === null ? '' : `, with ${sats(to.witnessSats)}`;
    return `${amount(assetId, units)} to ${shortRecipient(to.recipientId)}${bitcoin}`;
  });
  const sums = [...new Set(recipients.map(({ assetId }) => assetId))].map((assetId) => {
    const units = recipients.reduce((sum, one) => (one.assetId === assetId ? sum + one.amount : sum), 0n);
    return `In all ${amount(assetId, units)}`;
  });
  return [
    ...firstOf(lines, MAX_RECIPIENTS_ASKED, 'recipients'),
    ...(recipients.length > 1 ? firstOf(sums, MAX_ASSETS_ASKED, 'assets') : []),
  ];
}

/** All of them, or the first, and how many more: no more lines than `most`. */
function firstOf(lines: readonly string[], most: number, what: string): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), `and ${String(lines.length - most + 1)} more ${what}, as reviewed`];
}

const UNNAMED = { ticker: null, precision: 0, firstSend: false };
/** What an RGB ticker may be (interface.md 2: upper case); anything else, and what would be a figure or bitcoin, is not quoted. */
const TICKER = /^[A-Z0-9]{1,8}$/;

/** First and last characters: two ids that only begin alike are easily made. */
export function shortId(assetId: string): string {
  return assetId.length <= ID_FIRST + ID_LAST
    ? assetId
    : `${assetId.slice(0, ID_FIRST)}…${assetId.slice(-ID_LAST)}`;
}

const ID_FIRST = 12;
const ID_LAST = 6;

/** `bcrt:utxob:` and the first and last groups, which differ from one recipient to another. */
function shortRecipient(recipientId: string): string {
  const [network = '', kind = '', payload = ''] = recipientId.split(':');
  return `${network}:${kind}:${payload.slice(0, 16)}…${payload.slice(-5)}`;
}

/** Where the proof of the transfer would go in the clear, or to no name that a person knows (security.md, G12). */
function riskyEndpoints({ recipients }: SendIntent): string[] {
  const lines = recipients.flatMap(({ invoice }) => {
    const parsed = invoice === null ? null : parseInvoice(invoice);
    const endpoints = parsed?.ok === true ? parsed.invoice.endpoints : [];
    return endpoints.flatMap((endpoint) => {
      const risk = endpointRisk(endpoint);
      if (risk === null) return [];
      const { host } = endpoint;
      const place = host.length > MAX_HOST_CHARS ? `…${host.slice(-MAX_HOST_CHARS)}` : host;
      return [`Delivered through ${place}${risk === 'plain' ? ', not encrypted' : ''}`];
    });
  });
  return firstOf([...new Set(lines)], MAX_PLACES_ASKED, 'places like it');
}

export function feeAndDoubts(verdict: Verdict): string[] {
  const count = (outcome: Outcome) => verdict.claims.filter((claim) => claim.outcome === outcome).length;
  const [reported, unproved] = [count('onTrust'), count('notProved')];
  return [
    ...(verdict.sums === null ? [] : [`Fee: ${sats(verdict.sums.feeSats)}`]),
    ...(reported > 0 ? [`${String(reported)} reported by the service alone`] : []),
    ...(unproved > 0 ? [`${String(unproved)} not proved, accepted by you`] : []),
  ];
}

export function digestLine({ digest }: Verdict): string {
  return `Digest ${digest.slice(0, 8)} ${digest.slice(8, 16)}`;
}

const NO_BREAK = '\u00a0';
const group = (value: bigint) => value.toString().replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
const inBitcoin = (value: bigint) => `${formatUnits(value, 8)}${NO_BREAK}BTC`;
export const sats = (value: bigint) => `${group(value)}${NO_BREAK}sats`;
