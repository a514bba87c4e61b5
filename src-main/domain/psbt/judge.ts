import { createHash } from 'node:crypto';
import { digestOf } from '../intents/canonical.ts';
import { intentDigest, intentProblem } from '../intents/intent.ts';
import type { Intent } from '../intents/intent.ts';
import type { Snapshot } from '../intents/snapshot.ts';
import { toHex } from './bytes.ts';
import { finding, settleClaims } from './findings.ts';
import type { Doubt, Finding } from './findings.ts';
import { countSlots, judgeCreateSlots } from './judge-create-slots.ts';
import { judgeFee, sumUp } from './judge-fee.ts';
import { judgeInputs } from './judge-inputs.ts';
import type { JudgedInput } from './judge-inputs.ts';
import { judgeAmounts, judgeDust, judgeOutputs } from './judge-outputs.ts';
import type { JudgedOutput } from './judge-outputs.ts';
import { judgeForm, judgeLockTime } from './judge-transaction.ts';
import { inputLines, outputLines } from './lines.ts';
import { ownScriptsOf } from './own-scripts.ts';
import type { LastIndex } from './own-scripts.ts';
import { readPsbt } from './read.ts';
import type { Psbt } from './read.ts';
import { Refusal } from './refusal.ts';
import type { Facts } from './refusal.ts';
import { transactionId } from './transaction.ts';
import type { Claim, ClaimName, JudgeAccount, JudgeLimits, Outcome, Sums, Verdict } from './verdict.ts';
import { viewInput } from './views.ts';

export interface JudgeInput {
  /** Base64, exactly as the service sent it. */
  readonly psbt: string;
  readonly intent: Intent;
  /** Own unspents, fetched before *begin* and kept. */
  readonly snapshot: Snapshot;
  readonly account: JudgeAccount;
  readonly limits: JudgeLimits;
}

/**
 * What a PSBT does, against what was confirmed (psbt-policy.md 1 to 8, in that order; the first contradiction names
 * the code). Pure, and total: whatever the service sent gets a verdict, never an exception. Touches no key.
 */
export function judge(input: JudgeInput): Verdict {
  let psbt: Psbt;
  try {
    psbt = readPsbt(input.psbt, input.limits.maxPsbtChars);
  } catch (error) {
    if (error instanceof Refusal) return unreadable(input, error);
    throw error;
  }
  const { account, snapshot, intent, limits } = input;
  const own = ownScriptsOf(account);
  const lockTime = judgeLockTime(psbt.unsigned, {
    height: limits.knownHeight,
    nowMs: snapshot.takenAtMs,
    network: account.network,
  });
  const spent = judgeInputs(psbt, account, own, snapshot.entries);
  const paid = judgeOutputs(psbt, account, own, reachable(account, intent));
  const sums = sumUp(psbt.unsigned.bytes.length, spent.inputs, paid.outputs);
  const rule = judgeIntent(intent, spent.inputs, paid.outputs);
  const fee =
    sums === null || rule.unmeetable ? null : judgeFee(sums, intent.rateSatsPerVb, rule.ownChange, limits);

  const findings: Finding[] = [
    ...judgeForm(psbt.unsigned),
    ...lockTime.findings,
    ...spent.findings,
    ...judgeAmounts(psbt, spent.inputs),
    ...paid.findings,
    ...rule.findings,
    ...judgeDust(paid.outputs),
    ...(fee?.findings ?? []),
  ];
  const doubts: Doubt[] = [...lockTime.doubts];
  if (spent.inputs.some(({ entry }) => entry === null)) {
    doubts.push({ claim: 'amountsAsListed', facts: {} }, { claim: 'inputsUncolored', facts: {} });
    doubts.push({ claim: 'feeAsAsked', facts: fee?.facts ?? {} });
  }
  if (fee === null) doubts.push({ claim: 'feeAsAsked', facts: {} });
  const proved: Partial<Record<ClaimName, Facts>> = {
    readable: { inputs: String(spent.inputs.length), outputs: String(paid.outputs.length) },
    inputsOurs: { inputs: String(spent.inputs.length) },
    amountsAsListed: { takenAtMs: String(snapshot.takenAtMs) },
    lockTime: { lockTime: String(psbt.unsigned.lockTime) },
    feeAsAsked: fee?.facts ?? {},
    ...rule.proved,
  };
  const scripts = psbt.inputs.map((fields) => viewInput(fields).witnessUtxo?.script ?? null);
  return verdict(input, {
    bound: toHex(psbt.unsigned.bytes),
    code: findings[0]?.code ?? null,
    claims: settleClaims(rule.claims, proved, findings, doubts),
    inputs: inputLines(spent.inputs, scripts, findings, account.network),
    outputs: outputLines(paid.outputs, findings, account.network),
    sums,
    txid: transactionId(psbt.unsigned.bytes),
  });
}

/**
 * Own outputs further out would not be found by a wallet restored from its words: change held to ransom. More new
 * slots than the gap is wide lie beyond it by themselves; they fill the way there, so a restore walks along them.
 */
function reachable({ highestIndex, gap }: JudgeAccount, { num }: Intent): LastIndex {
  const filled = num > gap ? num : 0;
  return { vanilla: highestIndex.vanilla + gap, colored: highestIndex.colored + gap + filled };
}

/** What the rule of one kind of intent adds to the verdict. */
interface IntentRule {
  readonly claims: readonly ClaimName[];
  readonly findings: readonly Finding[];
  readonly proved: Readonly<Partial<Record<ClaimName, Facts>>>;
  /** Something came back besides what was asked for. */
  readonly ownChange: boolean;
  /** The intent itself is none that can be met, so that nothing can be measured by it. */
  readonly unmeetable: boolean;
}

/** Step 6, by what was asked for. There is one kind so far; with the second this does not compile. */
function judgeIntent(
  intent: Intent,
  inputs: readonly JudgedInput[],
  outputs: readonly JudgedOutput[],
): IntentRule {
  const problem = intentProblem(intent);
  const mismatch = problem === null ? [] : [finding('INTENT_MISMATCH', 'slotsAsAsked', { problem })];
  const slots = countSlots(outputs);
  return {
    claims: CREATE_SLOTS_CLAIMS,
    findings: [...mismatch, ...judgeCreateSlots(intent, inputs, outputs)],
    proved: {
      slotsAsAsked: { asked: String(intent.num), slots: String(slots), size: String(intent.sizeSats) },
    },
    ownChange: outputs.some(({ own }) => own?.branch === 'vanilla'),
    unmeetable: problem !== null,
  };
}

/** In the order in which a review shows them. */
const CREATE_SLOTS_CLAIMS = [
  'readable',
  'inputsOurs',
  'inputsUncolored',
  'amountsAsListed',
  'slotsAsAsked',
  'changeOurs',
  'nothingToOthers',
  'feeAsAsked',
  'signatureForm',
  'lockTime',
] as const satisfies readonly ClaimName[];

/** Steps 1 and 2 failed: nothing after them is known. */
function unreadable(input: JudgeInput, { code, facts }: Refusal): Verdict {
  return verdict(input, {
    bound: createHash('sha256').update(input.psbt, 'utf8').digest('hex'),
    code,
    claims: [{ name: 'readable', outcome: 'contradicts', code, facts }],
    inputs: [],
    outputs: [],
    sums: null,
    txid: null,
  });
}

/**
 * The digest covers the unsigned transaction, the intent, whose wallet it is, and everything that is shown: a change
 * in any of them is another digest, so an approval of this review approves nothing else.
 */
function verdict(
  { intent, account }: JudgeInput,
  model: Omit<Verdict, 'outcome' | 'digest'> & { readonly bound: string },
): Verdict {
  const { bound, ...shown } = model;
  const outcome = worst(shown.code, shown.claims);
  const digest = digestOf('ochre/verdict/1', {
    unsigned: bound,
    intent: intentDigest(intent),
    network: account.network,
    fingerprint: account.fingerprint,
    outcome,
    code: shown.code,
    claims: shown.claims.map((claim) => ({ ...claim })),
    inputs: shown.inputs.map(lineMembers),
    outputs: shown.outputs.map(lineMembers),
    sums: shown.sums === null ? null : sumMembers(shown.sums),
    txid: shown.txid,
  });
  return { outcome, digest, ...shown };
}

function worst(code: Verdict['code'], claims: readonly Claim[]): Outcome {
  if (code !== null) return 'contradicts';
  return claims.some((claim) => claim.outcome === 'notProved') ? 'notProved' : 'proved';
}

function lineMembers({ outpoint, ...line }: Verdict['inputs'][number]) {
  return { ...line, outpoint: outpoint === null ? null : { txid: outpoint.txid, vout: outpoint.vout } };
}

function sumMembers(sums: Sums) {
  return { ...sums };
}
