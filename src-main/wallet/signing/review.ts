import type {
  LineView,
  MovedAssetView,
  Review,
  UnfinishedFlow,
} from '../../../src-preload/contract/index.ts';
import type { OfflineIntent } from '../../domain/intents/intent.ts';
import { addressOfScript } from '../../domain/keys/address.ts';
import type { Network } from '../../domain/network.ts';
import type { GivenAsset, Line, MovedAsset, Verdict } from '../../domain/verdict.ts';
import { formatRecipientId, parseRecipientId, type InvoiceNetwork } from '../../domain/rgb/recipient.ts';
import type { BegunIntent } from '../book/journal-schema.ts';

/** The verdict as the screen reads it: the same lines and claims, sums as numbers (all below 2^53). */
export function toReview(made: {
  flowId: string;
  walletId: string;
  intent: BegunIntent | OfflineIntent;
  verdict: Verdict;
  preparedAtMs: number;
  clockAheadSeconds: number | null;
  stops: Review['stops'];
  /** By which seals are written where nobody was asked to be paid. */
  network: Network;
}): Review {
  const { flowId, walletId, intent, verdict, preparedAtMs, clockAheadSeconds, stops } = made;
  const { sums } = verdict;
  const chain = chainOf(intent) ?? finest(made.network);
  return {
    flowId,
    walletId,
    digest: verdict.digest,
    outcome: verdict.outcome,
    code: verdict.code,
    intent: intent.kind === 'offline' ? { kind: 'offline' } : toIntent(intent),
    claims: verdict.claims.map((claim) => ({ ...claim, facts: { ...claim.facts } })),
    inputs: verdict.inputs.map(toLine),
    outputs: verdict.outputs.map(toLine),
    assets: verdict.assets.map((asset) => toMoved(asset, chain)),
    sums:
      sums === null
        ? null
        : {
            inSats: Number(sums.inSats),
            outSats: Number(sums.outSats),
            feeSats: Number(sums.feeSats),
            vbytes: sums.vbytes,
            ownSats: Number(sums.ownSats),
            strangerSats: Number(sums.strangerSats),
            ...(sums.othersInSats === undefined ? {} : { othersInSats: Number(sums.othersInSats) }),
          },
    preparedAtMs,
    stops,
    clockAheadSeconds,
  };
}

/** What was asked for, as screens read it. */
export function toIntent(intent: BegunIntent): NonNullable<UnfinishedFlow['intent']> {
  if (intent.kind === 'createSlots') return { ...intent, sizeSats: Number(intent.sizeSats) };
  if (intent.kind === 'sendBtc') return { ...intent, amountSats: Number(intent.amountSats) };
  return {
    ...intent,
    recipients: intent.recipients.map(({ amount, witnessSats, ...recipient }) => ({
      ...recipient,
      address: addressOf(recipient.recipientId),
      amount: amount.toString(),
      kind: witnessSats === null ? 'blinded' : 'witness',
      witnessSats: witnessSats === null ? null : Number(witnessSats),
    })),
  };
}

/** Where a witness recipient’s bitcoin goes; null for a blinded one, which has no output, and for other scripts than taproot. */
function addressOf(recipientId: string): string | null {
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok || parsed.recipient.kind === 'blinded') return null;
  return addressOfScript(parsed.recipient.script, coarse(parsed.recipient.network));
}

/** The chain that the recipients name, by which other seals are written so that the two can be compared. */
function chainOf(intent: BegunIntent | OfflineIntent): InvoiceNetwork | null {
  const [first] = intent.kind === 'send' ? intent.recipients : [];
  const parsed = first === undefined ? null : parseRecipientId(first.recipientId);
  return parsed?.ok === true ? parsed.recipient.network : null;
}

/** Of a test network with several chains the oldest. */
export function finest(network: Network): InvoiceNetwork {
  return network === 'testnet' ? 'testnet3' : network;
}

function coarse(network: InvoiceNetwork): Network {
  if (network === 'testnet3' || network === 'testnet4') return 'testnet';
  return network === 'customSignet' ? 'signet' : network;
}

function toMoved({ assetId, role, inAmount, given }: MovedAsset, chain: InvoiceNetwork): MovedAssetView {
  return {
    assetId,
    role,
    inAmount: inAmount.toString(),
    given: given.map(({ to, amount, seal }) => ({
      to,
      amount: amount.toString(),
      seal: toSeal(seal, chain),
    })),
  };
}

/** As an invoice writes it. */
export function toSeal(
  seal: GivenAsset['seal'],
  network: InvoiceNetwork,
): MovedAssetView['given'][number]['seal'] {
  if (seal.kind !== 'secret') return { ...seal };
  const secretSeal = new Uint8Array(Buffer.from(seal.secretSeal, 'hex'));
  return { kind: 'secret', recipientId: formatRecipientId({ kind: 'blinded', network, secretSeal }) };
}

function toLine(line: Line): LineView {
  return {
    ...line,
    amountSats: line.amountSats === null ? null : Number(line.amountSats),
    outpoint: line.outpoint === null ? null : { ...line.outpoint },
    assets: line.assets.map(({ assetId, amount }) => ({ assetId, amount: amount.toString() })),
  };
}
