import { askedAssets } from '../intents/send.ts';
import type { SendIntent } from '../intents/send.ts';
import { findHostOutput } from '../rgb/host-output.ts';
import { RGB_CLAIMS } from '../rgb/rgb-findings.ts';
import { doubt, finding, outputFinding } from './findings.ts';
import type { Finding } from './findings.ts';
import type { IntentRule, RuleInput } from './intent-rule.ts';
import { judgeRgb } from './judge-rgb.ts';
import type { RgbPart } from './judge-rgb.ts';
import { judgeNeed } from './judge-need.ts';
import { judgeSlotInputs } from './judge-send-inputs.ts';
import { judgeSendOutputs } from './judge-send-outputs.ts';
import type { Steps } from './steps.ts';
import type { ClaimName } from './verdict.ts';

/**
 * Steps 6 and 7 for a send: asset slots of ours in; out, the commitment, exactly the witness recipients' outputs and at
 * most one slot of ours; and by the commitment exactly what was asked to each recipient, all the rest back to us.
 * `problem` is why this intent can be met by no transaction.
 */
export function* sendRule(intent: SendIntent, input: RuleInput, problem: string | null): Steps<IntentRule> {
  const { inputs, outputs, psbt, account } = input;
  const asked = problem === null ? askedAssets(intent, account.network) : [];
  yield;
  const host = findHostOutput(psbt.unsigned.outputs);
  const paid = judgeSendOutputs(asked, outputs);
  const rgb = problem === null && host.ok ? yield* judgeRgb(asked, host.vout, input) : UNKNOWN;
  const need = problem === null ? judgeNeed(intent, input, paid) : { findings: [], doubts: [] };
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
      inputsAreSlots: { inputs: String(inputs.length) },
      nothingToOthers: { recipients: String(paid.recipients), recipientSats: String(paid.recipientSats) },
      ...rgb.proved,
    },
    grounds: rgb.grounds,
    kinds: paid.kinds,
    assets: rgb.assets,
    fee:
      problem === null
        ? { kind: 'asked', rateSatsPerVb: intent.rateSatsPerVb, ownChange: paid.ownChange }
        : null,
  };
}

/** In the order in which a review shows them. */
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
