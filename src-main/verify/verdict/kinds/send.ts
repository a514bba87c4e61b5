import * as v from 'valibot';
import type { ClaimProblem, ClaimName } from '../../../../src-preload/contract/claims.ts';
import { toHex } from '../../../base/bytes.ts';
import { groupBy } from '../../../base/groups.ts';
import { type Network, MAX_MONEY_SATS } from '../../../base/bitcoin.ts';
import type { Facts } from '../../../base/errors.ts';
import { parseAssetId } from '../../../invoices/asset-id.ts';
import { MAX_U64, disagreement, parseInvoice } from '../../../invoices/invoice.ts';
import { isPayableOn, parseRecipientId } from '../../../invoices/recipient.ts';
import { LAST_INDEX } from '../../../keys/account.ts';
import { decimal, type LineKind } from '../../types.ts';
import { count } from '../../../../src-preload/contract/values.ts';
import {
  recipientKey,
  type AskedAsset,
  type AskedRecipient,
  findHostOutput,
  proveCommitment,
} from '../../rgb/commitment.ts';
import { RGB_CLAIMS } from '../../rgb/rgb-findings.ts';
import { transferAssignments } from '../../rgb/transition.ts';
import { judgeRgb, type RgbPart, judgeNeed, judgeSlotInputs } from '../claims/assets.ts';
import { doubt, finding, outputFinding, type Finding } from '../claims/findings.ts';
import type { IntentRule, RuleInput } from '../claims/transaction.ts';
import { outputKind, strangerFinding, type JudgedOutput, reachWithin } from '../claims/outputs.ts';
import type { Kind } from './kind.ts';

export interface SendIntent {
  readonly kind: 'send';
  readonly recipients: readonly SendRecipient[];
  /** Broadcast without waiting for the recipient. Leaves no trace in the PSBT. */
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  /** How deep the spent outputs must lie. Leaves no trace in the PSBT. */
  readonly minConfirmations: number;
}

export interface SendRecipient {
  readonly assetId: string;
  /** Base units, u64. */
  readonly amount: bigint;
  /** The beneficiary's text with its network, e.g. `bcrt:utxob:…`. */
  readonly recipientId: string;
  /** What the receiver wrote, which must agree; null if the recipient was typed in. */
  readonly invoice: string | null;
  /** What the recipient's own output holds; null for a blinded seal, which has none. */
  readonly witnessSats: bigint | null;
}

/**
 * The invoice, not the service, says who is paid what. Problems: `recipients`, `rateSatsPerVb`, `minConfirmations`,
 * `duplicate`, and of a recipient `assetId`, `amount`, `recipientId`, `network`, `witnessSats`, `invoice`.
 */
function sendProblem(intent: SendIntent, network: Network): ClaimProblem | null {
  const { recipients, rateSatsPerVb, minConfirmations } = intent;
  if (recipients.length === 0 || recipients.length > MAX_RECIPIENTS) return 'recipients';
  // sendbegin takes an integer, as createutxosbegin does.
  if (!Number.isSafeInteger(rateSatsPerVb) || rateSatsPerVb < 1) return 'rateSatsPerVb';
  if (!Number.isSafeInteger(minConfirmations) || minConfirmations < 0 || minConfirmations > MAX_U8)
    return 'minConfirmations';
  const seen = new Set<string>();
  for (const recipient of recipients) {
    const terms = readTerms(recipient, network);
    if (typeof terms === 'string') return terms;
    // rgb-lib refuses a recipient named twice, also for two assets: one seal would hold both.
    const key = recipientKey(terms);
    if (seen.has(key)) return 'duplicate';
    seen.add(key);
  }
  return null;
}

/** The recipients as a proved commitment is compared with them. Only for an intent without a problem. */
export function askedAssets({ recipients }: SendIntent, network: Network): AskedAsset[] {
  return recipients.map((recipient) => {
    const terms = readTerms(recipient, network);
    if (typeof terms === 'string') throw new Error(`an intent with a problem was judged: ${terms}`);
    return { assetId: recipient.assetId, recipients: [terms] };
  });
}

function payeesOfSend(intent: SendIntent, network: Network): string[] {
  return askedAssets(intent, network).flatMap(({ recipients }) => recipients.map(recipientKey));
}

/** Each needs an assignment and maybe an output; a transaction with so many outputs is far smaller than nodes allow. */
const MAX_RECIPIENTS = 1_000;
/** rgb-lib takes a u8. */
const MAX_U8 = 255;
/** The one right that a transfer gives; an invoice may ask for others, such as to issue more. */
const ASSET_OWNER_NAME = 'assetOwner';

function readTerms(asked: SendRecipient, network: Network): AskedRecipient | ClaimProblem {
  const { assetId, amount, recipientId, invoice, witnessSats } = asked;
  if (parseAssetId(assetId) === null) return 'assetId';
  if (amount < 1n || amount > MAX_U64) return 'amount';
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok) return 'recipientId';
  const { recipient } = parsed;
  if (!isPayableOn(network, recipient.network)) return 'network';
  if (invoice !== null && !agrees(invoice, asked)) return 'invoice';
  if (recipient.kind === 'blinded')
    return witnessSats === null
      ? { kind: 'blinded', secretSeal: toHex(recipient.secretSeal), amount }
      : 'witnessSats';
  if (witnessSats === null || witnessSats < 1n || witnessSats > MAX_MONEY_SATS) return 'witnessSats';
  return { kind: 'witness', script: toHex(recipient.script), amountSats: witnessSats, amount };
}

function agrees(text: string, asked: SendRecipient): boolean {
  const parsed = parseInvoice(text);
  if (!parsed.ok || disagreement(parsed.invoice, asked) !== null) return false;
  const { assignmentName } = parsed.invoice;
  return assignmentName === null || assignmentName === ASSET_OWNER_NAME;
}

export const send: Kind<SendIntent> = {
  fileName: 'send',
  json: v.strictObject({
    kind: v.literal('send'),
    recipients: v.array(
      v.strictObject({
        assetId: v.string(),
        amount: decimal,
        recipientId: v.string(),
        invoice: v.nullable(v.string()),
        witnessSats: v.nullable(decimal),
      }),
    ),
    donation: v.boolean(),
    rateSatsPerVb: count,
    minConfirmations: count,
  }),
  problem: sendProblem,
  payees: payeesOfSend,
  assets: ({ recipients }) => recipients,
  rule: sendRule,
  bookClaims: { holds: 'assetsWhole', free: 'inputsAreSlots', settled: 'assetsWhole' },
  reach: (account) => reachWithin(account, LAST_INDEX),
};

/**
 * Steps 6 and 7: asset slots of ours in; out, the commitment, exactly the witness recipients' outputs and at most one
 * slot of ours. The commitment gives each recipient exactly what was asked, and all the rest back to us.
 */
export function sendRule(intent: SendIntent, input: RuleInput, problem: ClaimProblem | null): IntentRule {
  const { inputs, outputs, psbt, account } = input;
  const asked = problem === null ? askedAssets(intent, account.network) : [];
  const host = findHostOutput(psbt.unsigned.outputs);
  const paid = judgeSendOutputs(asked, outputs);
  const rgb =
    problem === null && host.ok
      ? judgeRgb(proveCommitment(psbt, transferAssignments), asked, host.vout, input)
      : UNKNOWN;
  const need =
    problem === null
      ? judgeNeed({ ...intent, ...paid, assets: intent.recipients }, input)
      : { findings: [], doubts: [] };
  const mismatch = problem === null ? [] : [finding('INTENT_MISMATCH', 'recipientsAsAsked', { problem })];
  return {
    claims: CLAIMS,
    findings: [
      ...mismatch,
      ...judgeSlotInputs(inputs),
      ...(host.ok ? [] : [hostFinding(host)]),
      ...paid.findings,
      ...rgb.findings,
      ...need.findings,
    ],
    doubts: [...rgb.doubts, ...need.doubts],
    proved: {
      inputsAreSlots: { inputs: `${inputs.length}` },
      nothingToOthers: { recipients: `${paid.recipients}`, recipientSats: `${paid.recipientSats}` },
      ...rgb.proved,
    },
    grounds: rgb.grounds,
    kinds: paid.kinds,
    assets: rgb.assets,
    fee:
      problem === null
        ? { kind: 'asked', rateSatsPerVb: intent.rateSatsPerVb, ownChange: paid.ownChange, commits: true }
        : null,
  };
}

const CLAIMS = [
  'readable',
  'recipientsAsAsked',
  'assetChangeOurs',
  'assetsAsAsked',
  'assetsWhole',
  'commitmentRecomputes',
  'nothingToOthers',
  'changeOurs',
  'feeAsAsked',
  'inputsOurs',
  'inputsAreSlots',
  'amountsAsListed',
  'signatureForm',
  'lockTime',
] as const satisfies readonly ClaimName[];

/** Without a place for the commitment, or an intent to compare it with, nothing is known about the assets. */
const UNKNOWN: RgbPart = {
  findings: [],
  doubts: ['commitmentRecomputes' as const, ...RGB_CLAIMS].map((name) => doubt(name)),
  proved: {},
  grounds: {},
  assets: [],
};

function hostFinding(host: Extract<ReturnType<typeof findHostOutput>, { ok: false }>): Finding {
  const { code, vout, facts } = host;
  return vout === null
    ? finding(code, 'commitmentRecomputes', facts)
    : outputFinding(code, 'commitmentRecomputes', vout, facts);
}

interface SentOutputs {
  readonly findings: readonly Finding[];
  readonly kinds: readonly LineKind[];
  /** Witness recipients that have their output, and what these hold. */
  readonly recipients: number;
  readonly recipientSats: bigint;
  readonly ownChange: boolean;
}

/** Step 6: exactly the witness recipients' outputs and at most one slot of ours. findHostOutput judges the commitment. */
export function judgeSendOutputs(
  asked: readonly AskedAsset[],
  outputs: readonly JudgedOutput[],
): SentOutputs {
  const { places, findings: unmet } = matchWitnesses(asked, outputs);
  const kinds = outputs.map((output, i): LineKind => {
    if (places.has(i)) return 'recipient';
    return output.own === null ? outputKind(output) : 'change';
  });
  const strangers = outputs.flatMap((output, i) =>
    kinds[i] === 'stranger' ? [strangerFinding('FOREIGN_OUTPUT', i, output)] : [],
  );
  const change = outputs.flatMap(({ own }, i) => (kinds[i] === 'change' ? [{ own, i }] : []));
  const plain = change.filter(({ own }) => own?.branch === 'vanilla');
  const slots = change.length - plain.length;
  return {
    findings: [
      ...strangers,
      ...unmet,
      ...(slots > 1 ? [finding('OUTPUT_COUNT', 'changeOurs', { slots: `${slots}` })] : []),
      ...plain.map(({ i }) => outputFinding('BRANCH', 'changeOurs', i)),
    ],
    kinds,
    recipients: places.size,
    recipientSats: outputs.reduce((sum, { amountSats }, i) => (places.has(i) ? sum + amountSats : sum), 0n),
    ownChange: change.length > 0,
  };
}

/** One output for each witness recipient; a second one with the same script stays unmatched. */
function matchWitnesses(
  asked: readonly AskedAsset[],
  outputs: readonly JudgedOutput[],
): { readonly places: ReadonlySet<number>; readonly findings: readonly Finding[] } {
  const byScript = groupBy(outputs.entries(), ([, { script }]) => toHex(script));
  const places = new Set<number>();
  const findings: Finding[] = [];
  for (const { script, amountSats } of asked.flatMap(({ recipients }) => recipients.filter(isWitness))) {
    const candidates = byScript.get(script) ?? [];
    const match = candidates.find(([, one]) => one.amountSats === amountSats) ?? candidates[0];
    const facts: Facts = { script, agreedSats: `${amountSats}` };
    if (match === undefined) {
      findings.push(finding('OUTPUT_COUNT', 'recipientsAsAsked', facts));
      continue;
    }
    const [vout, output] = match;
    places.add(vout);
    const sats: Facts = { ...facts, amountSats: `${output.amountSats}` };
    if (output.amountSats !== amountSats)
      findings.push(outputFinding('OUTPUT_SIZE', 'recipientsAsAsked', vout, sats));
  }
  return { places, findings };
}

function isWitness(recipient: AskedRecipient): recipient is Extract<AskedRecipient, { kind: 'witness' }> {
  return recipient.kind === 'witness';
}
