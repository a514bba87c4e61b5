import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { originalOf, type IntentOf, type Verdict } from '../../verify/index.ts';
import { addressOfScript } from '../../keys/address.ts';
import type { Network } from '../../base/network.ts';
import { formatRecipientId, parseRecipientId, type InvoiceNetwork } from '../../invoices/recipient.ts';
import type { BegunIntent } from '../../records/signing.ts';

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
