import { isPlainTicker } from '../../../src-preload/contract/outside.ts';
import { groupDigits, groupUnits, NO_BREAK_SPACE } from '../../../src-preload/messages/digits.ts';
import type { IntentOf, Verdict } from '../../verify/index.ts';
import { endpointRisk } from '../../invoices/payable.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import type { Asked } from '../../ports/index.ts';
import type { NamedAsset } from '../../records/signing.ts';
import { walletOn } from '../questions.ts';

/** What main's own questions before a signature are made of: from the verdict, and the intent that it was reached for. */

/** More lines than that push a native dialog's buttons off the screen. */
const MAX_RECIPIENTS_ASKED = 9;
const MAX_ASSETS_ASKED = 4;
const MAX_PLACES_ASKED = 3;
/** Of a longer name of a computer its end is shown: who answers for it stands there. */
const MAX_HOST_CHARS = 62;

/** Who is to get what, the first few, and how much that is in all. */
export function recipientLines(intent: IntentOf<'send'>, assets: readonly NamedAsset[]): string[] {
  const lines = intent.recipients.map(({ assetId, amount: units, recipientId, witnessSats }) => {
    const bitcoin = witnessSats === null ? '' : ` + ${sats(witnessSats)}`;
    return say('question-pays', {
      amount: namedAmount(assets, assetId, units) + bitcoin,
      to: shortRecipient(recipientId),
    });
  });
  // Of one asset the title says how much it is in all.
  const sums = [...sumsOf(intent)].map(([assetId, units]) =>
    say('question-sign-send.in-all', { amount: namedAmount(assets, assetId, units) }),
  );
  return [
    ...firstOf(lines, MAX_RECIPIENTS_ASKED),
    ...(sums.length > 1 && lines.length > 1 ? firstOf(sums, MAX_ASSETS_ASKED) : []),
  ];
}

/** How much of which asset: its id too, which nobody chooses. */
export function namedAmount(assets: readonly NamedAsset[], assetId: string, units: bigint): string {
  const { isNamed, figure, firstSend } = figureOf(assets, assetId, units);
  // Where the precision is only told and was never tried, the figure could be wrong by powers of ten.
  const plain = firstSend === true ? [unitsOf(units)] : [];
  const beside = [...(isNamed ? [shortId(assetId)] : []), ...plain].join(', ');
  return beside === '' ? figure : `${figure} (${beside})`;
}

const unitsOf = (units: bigint): string =>
  `${groupDigits(units)} ${say(units === 1n ? 'amount-unit' : 'amount-units')}`;

/** Of one asset how much of it, of several how many; the lines below say which asset it is. */
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
  // A ticker is the issuer's word and anyone may take the same: the id says which asset it is.
  const isNamed = ticker !== null && TICKER.test(ticker) && isPlainTicker(ticker);
  // A word of ours stands between the figure and an id, as on the screens.
  const unit = isNamed ? ticker : say('asset-unit-named', { name: shortId(assetId) });
  return {
    isNamed,
    firstSend,
    figure: `${groupUnits(units, precision)}${NO_BREAK_SPACE}${unit}`,
  };
}

/** All of them, or the first, and how many more: no more lines than `most`. */
function firstOf(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const count = lines.length - most + 1;
  return [...lines.slice(0, most - 1), say('question-more', { count })];
}

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
    ...(verdict.sums === null ? [] : [say('question-fee', { amount: sats(verdict.sums.feeSats) })]),
    ...(reported > 0 ? [say('claim-tally-onTrust', { count: reported })] : []),
    ...(unproved > 0 ? [say('claim-tally-notProved', { count: unproved, accepted: 'yes' })] : []),
  ];
}

/** What is signed, then the fee, the doubts, and what stands for the very transaction. */
export function signQuestion(
  wallet: WalletRecord,
  verdict: Verdict,
  title: string,
  lines: readonly string[],
): Asked {
  const { digest } = verdict;
  const short = `${digest.slice(0, 8)} ${digest.slice(8, 16)}`;
  const details = [...lines, ...feeAndDoubts(verdict), say('question-digest', { digest: short })];
  return { title, message: walletOn(wallet), details, confirmLabel: say('question-sign'), danger: false };
}

export const sats = (value: bigint) => `${groupDigits(value)}${NO_BREAK_SPACE}sats`;
