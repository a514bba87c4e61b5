import * as v from 'valibot';
import type { ClaimName, ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import { askedAssets, payeesOfSend, sendProblem, type SendIntent } from './send-intent.ts';
import { transferAssignments } from '../../rgb/assigned.ts';
import { findHostOutput, proveCommitment } from '../../rgb/commitment.ts';
import { RGB_CLAIMS } from '../../rgb/rgb-findings.ts';
import { doubt, finding, outputFinding, type Finding } from '../claims/findings.ts';
import { outputKind } from '../claims/lines.ts';
import type { IntentRule, RuleInput } from '../claims/intent-rule.ts';
import { judgeRgb, type RgbPart } from '../claims/assets.ts';
import { groupBy } from '../../../base/groups.ts';
import { judgeNeed, judgeSlotInputs } from '../claims/slot-inputs.ts';
import type { Facts } from '../../../base/refused.ts';
import type { AskedAsset, AskedRecipient } from '../../rgb/send-terms.ts';
import { toHex } from '../../../base/bytes.ts';
import { strangerFinding, type JudgedOutput } from '../claims/outputs.ts';
import type { LineKind } from '../../types.ts';
import { LAST_INDEX } from '../../../keys/allowed-paths.ts';
import { count, decimal } from '../../json-values.ts';
import { reachWithin } from '../claims/reach.ts';
import type { Kind } from './kind.ts';

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

export interface SentOutputs {
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
