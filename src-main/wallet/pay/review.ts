import type { Outcome } from '../../../src-preload/contract/claims.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { isPlainTicker } from '../../../src-preload/contract/outside.ts';
import { groupDigits, groupUnits, NO_BREAK_SPACE, say } from '../../../src-preload/messages/say.ts';
import type { Network } from '../../base/bitcoin.ts';
import { endpointRisk, parseInvoice } from '../../invoices/invoice.ts';
import { formatRecipientId, parseRecipientId, type InvoiceNetwork } from '../../invoices/recipient.ts';
import { addressOfScript } from '../../keys/address.ts';
import type { Confirmation } from '../../ports/index.ts';
import type { BegunIntent, NamedAsset } from '../../records/signing.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { originalOf, type IntentOf, type Verdict } from '../../verify/index.ts';
import { walletOn } from '../questions.ts';

export type ReviewAnswer = CallAnswer<'signing.beginSend'>;
type IntentView = Exclude<ReviewAnswer['intent'], { readonly kind: 'offline' }>;
type MovedAssetView = ReviewAnswer['assets'][number];

export function reviewOf({
  intent,
  verdict,
  network,
  ...made
}: Pick<ReviewAnswer, 'flowId' | 'walletId' | 'preparedAtMs' | 'stops'> & {
  readonly intent: BegunIntent | IntentOf<'offline'>;
  readonly verdict: Verdict;
  readonly network: Network;
}): ReviewAnswer {
  const { digest, outcome, code, claims, inputs, outputs, sums } = verdict;
  const chain = chainOf(intent) ?? finest(network);
  return {
    ...made,
    ...{ digest, outcome, code, claims, inputs, outputs, sums },
    intent: intent.kind === 'offline' ? { kind: 'offline' } : intentView(intent),
    assets: verdict.assets.map((asset) => movedView(asset, chain)),
  };
}

export function intentView(intent: BegunIntent): IntentView {
  if (intent.kind === 'replacement') {
    const { kind, act, rateSatsPerVb, original } = intent;
    return { kind, act, rateSatsPerVb, replaces: originalOf(original)?.txid ?? '' };
  }
  if (intent.kind !== 'send') return intent;
  return {
    ...intent,
    recipients: intent.recipients.map((recipient) => ({
      ...recipient,
      address: addressOf(recipient.recipientId),
      kind: recipient.witnessSats === null ? ('blinded' as const) : ('witness' as const),
    })),
  };
}

/** Null for blinded recipients, which have no output, and non-taproot scripts. */
function addressOf(recipientId: string): string | null {
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok || parsed.recipient.kind === 'blinded') return null;
  return addressOfScript(parsed.recipient.script, coarse(parsed.recipient.network));
}

function chainOf(intent: BegunIntent | IntentOf<'offline'>): InvoiceNetwork | null {
  const [first] = intent.kind === 'send' ? intent.recipients : [];
  const parsed = first === undefined ? null : parseRecipientId(first.recipientId);
  return parsed?.ok === true ? parsed.recipient.network : null;
}

/** The oldest of several test chains. */
export function finest(network: Network): InvoiceNetwork {
  return network === 'testnet' ? 'testnet3' : network;
}

export function coarse(network: InvoiceNetwork): Network {
  if (network === 'testnet3' || network === 'testnet4') return 'testnet';
  return network === 'customSignet' ? 'signet' : network;
}

function movedView(
  { assetId, role, inAmount, given }: Verdict['assets'][number],
  chain: InvoiceNetwork,
): MovedAssetView {
  return {
    assetId,
    role,
    inAmount,
    given: given.map(({ to, amount, seal }) => ({ to, amount, seal: sealView(seal, chain) })),
  };
}

export function sealView(
  seal: Verdict['assets'][number]['given'][number]['seal'],
  network: InvoiceNetwork,
): MovedAssetView['given'][number]['seal'] {
  if (seal.kind !== 'secret') return seal;
  const secretSeal = new Uint8Array(Buffer.from(seal.secretSeal, 'hex'));
  return { kind: 'secret', recipientId: formatRecipientId({ kind: 'blinded', network, secretSeal }) };
}

/** More lines push a native dialog's buttons off the screen. */
const MAX_RECIPIENTS_ASKED = 9;
const MAX_ASSETS_ASKED = 4;
const MAX_PLACES_ASKED = 3;
/** A longer host name is cut at the front, because its end says whose it is. */
const MAX_HOST_CHARS = 62;

export function recipientLines(intent: IntentOf<'send'>, assets: readonly NamedAsset[]): string[] {
  const lines = intent.recipients.map(({ assetId, amount: units, recipientId, witnessSats }) => {
    const bitcoin = witnessSats === null ? '' : ` + ${satsWithUnit(witnessSats)}`;
    return say('question-pays', {
      amount: namedAmount(assets, assetId, units) + bitcoin,
      to: shortRecipient(recipientId),
    });
  });
  const sums = [...sumsOf(intent)].map(([assetId, units]) =>
    say('question-sign-send.in-all', { amount: namedAmount(assets, assetId, units) }),
  );
  return [
    ...firstRecipients(lines),
    ...(sums.length > 1 && lines.length > 1 ? firstOf(sums, MAX_ASSETS_ASKED) : []),
  ];
}

/** The amount with the asset's id, which nobody can choose. */
export function namedAmount(assets: readonly NamedAsset[], assetId: string, units: bigint): string {
  const { isNamed, figure, firstSend } = figureOf(assets, assetId, units);
  // An untried precision may be wrong by powers of ten: show units too.
  const plain = firstSend === true ? [unitsOf(units)] : [];
  const beside = [...(isNamed ? [shortId(assetId)] : []), ...plain].join(', ');
  return beside === '' ? figure : `${figure} (${beside})`;
}

const unitsOf = (units: bigint): string =>
  `${groupDigits(units)} ${say(units === 1n ? 'amount-unit' : 'amount-units')}`;

export function sendTitle(intent: IntentOf<'send'>, assets: readonly NamedAsset[]): string {
  const [[assetId, units] = ['', 0n], ...others] = sumsOf(intent);
  const amount =
    others.length === 0
      ? figureOf(assets, assetId, units).figure
      : say('question-sign-send.assets', { count: others.length + 1 });
  return say('question-sign-send', { amount, count: intent.recipients.length });
}

function sumsOf({ recipients }: IntentOf<'send'>): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of recipients) sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  return sums;
}

function figureOf(assets: readonly NamedAsset[], assetId: string, units: bigint) {
  const found = assets.find((asset) => asset.assetId === assetId);
  if (found === undefined) return { isNamed: false, figure: `${unitsOf(units)} (${shortId(assetId)})` };
  const { ticker, precision, firstSend } = found;
  // Anyone may take any ticker: the id says which asset it is.
  const isNamed = ticker !== null && TICKER.test(ticker) && isPlainTicker(ticker);
  const unit = isNamed ? ticker : say('asset-unit-named', { name: shortId(assetId) });
  return { isNamed, firstSend, figure: `${groupUnits(units, precision)}${NO_BREAK_SPACE}${unit}` };
}

export function firstRecipients(lines: readonly string[]): string[] {
  return firstOf(lines, MAX_RECIPIENTS_ASKED);
}

function firstOf(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const count = lines.length - most + 1;
  return [...lines.slice(0, most - 1), say('question-more', { count })];
}

/** An RGB ticker (interface.md 2: upper case). Other tickers, figures and bitcoin's aren't quoted. */
const TICKER = /^[A-Z0-9]{1,8}$/;

/** Both ends: ids that only begin alike are easily made. */
export function shortId(assetId: string): string {
  return assetId.length <= ID_FIRST + ID_LAST
    ? assetId
    : `${assetId.slice(0, ID_FIRST)}…${assetId.slice(-ID_LAST)}`;
}

const ID_FIRST = 12;
const ID_LAST = 6;

/** `bcrt:utxob:` and the groups that differ between recipients. */
function shortRecipient(recipientId: string): string {
  const [network = '', kind = '', payload = ''] = recipientId.split(':');
  return `${network}:${kind}:${payload.slice(0, 16)}…${payload.slice(-5)}`;
}

/** Endpoints in clear text or without a name a person knows (security.md, G12). */
export function riskyEndpoints({ recipients }: IntentOf<'send'>): string[] {
  const lines = recipients.flatMap(({ invoice }) => {
    const parsed = invoice === null ? null : parseInvoice(invoice);
    const endpoints = parsed?.ok === true ? parsed.invoice.endpoints : [];
    return endpoints.flatMap((endpoint) => {
      const risk = endpointRisk(endpoint);
      if (risk === null) return [];
      const { host } = endpoint;
      const place = host.length > MAX_HOST_CHARS ? `…${host.slice(-MAX_HOST_CHARS)}` : host;
      return [say('question-sign-send.through', { place, risk })];
    });
  });
  return firstOf([...new Set(lines)], MAX_PLACES_ASKED);
}

export function feeAndDoubts(verdict: Verdict): string[] {
  const count = (outcome: Outcome) => verdict.claims.filter((claim) => claim.outcome === outcome).length;
  const [reported, unproved] = [count('onTrust'), count('notProved')];
  return [
    ...(verdict.sums === null ? [] : [say('question-fee', { amount: satsWithUnit(verdict.sums.feeSats) })]),
    ...(reported > 0 ? [say('claim-tally-onTrust', { count: reported })] : []),
    ...(unproved > 0 ? [say('claim-tally-notProved', { count: unproved, accepted: 'yes' })] : []),
  ];
}

export function signQuestion(
  wallet: WalletRecord,
  verdict: Verdict,
  title: string,
  lines: readonly string[],
): Confirmation {
  const { digest } = verdict;
  const short = `${digest.slice(0, 8)} ${digest.slice(8, 16)}`;
  const details = [...lines, ...feeAndDoubts(verdict), say('question-digest', { digest: short })];
  return { title, message: walletOn(wallet), details, confirmLabel: say('question-sign'), danger: false };
}

export const satsWithUnit = (value: bigint) => `${groupDigits(value)}${NO_BREAK_SPACE}sats`;
