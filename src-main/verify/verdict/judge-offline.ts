import { groupBy, known, knownTotal, onePerAsset, totalOf } from '../../base/groups.ts';
import type { ClaimName } from '../../../src-preload/contract/claims.ts';
import { proveCommitment, type ProvedCommitment, type UnprovedCommitment } from '../rgb/commitment.ts';
import { isOnlyOurPart, type OfflineIntent } from './intent.ts';
import {
  namedFindings,
  transitionFindings,
  type Closing,
  countFindings,
  stateFindings,
} from '../rgb/balance.ts';
import { carriesRgb } from '../rgb/fields.ts';
import { amountFact } from '../rgb/movement.ts';
import { rgbFinding, type RgbFinding } from '../rgb/rgb-findings.ts';
import {
  doubt,
  finding,
  inputFinding,
  lineDoubt,
  outputFinding,
  type Doubt,
  type Finding,
} from './findings.ts';
import { outputKind } from './lines.ts';
import type { IntentRule, RuleInput } from './intent-rule.ts';
import { isUnknown, type JudgedInput } from './judge-inputs.ts';
import { closedFindings, commitmentFacts, ownSide, restingOn, givenOf } from './judge-rgb.ts';
import { partRule } from './judge-part.ts';
import type { Facts } from '../../base/refused.ts';
import type { MovedAsset, Sums } from '../types.ts';
import type { JudgedOutput } from './judge-outputs.ts';
import { isWitnessProgram } from '../psbt/transaction.ts';

/**
 * Steps 6 and 7 for a bare PSBT, as description: whoever else is paid is named and stays not proved, to be confirmed one
 * by one; a commitment is recomputed and shown; what rides on inputs that nobody knows is unknown and said so.
 */
export function offlineRule(intent: OfflineIntent, input: RuleInput): IntentRule {
  const { psbt, inputs, outputs } = input;
  const hosts = outputs.flatMap(({ kind }, i) => (kind === 'opReturn' ? [i] : []));
  // An OP_RETURN of a PSBT that shows nothing of RGB may be anything.
  const hasRgb = carriesRgb(psbt);
  const proof = hasRgb ? proveCommitment(psbt) : NOTHING_SHOWN;
  const part = isOnlyOurPart(intent) ? partRule(input, proof, hasRgb) : NO_PART;
  const assets = proof.ok ? describe(proof, input) : [];
  const known = knownAssets(input, proof, assets);
  const ours = inputs.filter(({ foreign }) => foreign === null);
  const isClaimed = (name: ClaimName): boolean => {
    if (name === 'onlyOurPart') return part !== NO_PART;
    return name !== 'commitmentRecomputes' || hosts.length > 0 || proof !== NOTHING_SHOWN;
  };
  return {
    claims: CLAIMS.filter(isClaimed),
    findings: [...part.findings, ...commitmentFindings(proof, hosts), ...known.findings],
    doubts: [
      ...part.doubts,
      // Of one that contradicts too: the contradiction outranks the doubt on the claim and on the line.
      ...(proof.ok
        ? []
        : hosts.map((i) => lineDoubt('output', i, 'commitmentRecomputes', proof.facts, proof.code))),
      ...strangerDoubts(input, assets),
      ...known.doubts,
    ],
    proved: {
      spentAssetsKnown: { inputs: `${inputs.length}` },
      ...(proof.ok ? { commitmentRecomputes: commitmentFacts(proof) } : {}),
    },
    grounds: { spentAssetsKnown: restingOn(ours) },
    kinds: outputs.map(outputKind),
    assets,
    fee: { kind: 'capped' },
  };
}

const NO_PART = { findings: [], doubts: [] };

const NOTHING_SHOWN: UnprovedCommitment = {
  ok: false,
  outcome: 'notProved',
  code: 'RGB_UNREADABLE',
  facts: {},
};

/** In the order in which a review shows them. */
const CLAIMS = [
  'readable',
  'onlyOurPart',
  'nothingToOthers',
  'commitmentRecomputes',
  'spentAssetsKnown',
  'changeOurs',
  'feeWithinLimits',
  'relayed',
  'inputsOurs',
  'amountsAsListed',
  'signatureForm',
  'lockTime',
] as const satisfies readonly ClaimName[];

/** On every line that could hold the commitment, so that none of them passes for proved. */
function commitmentFindings(
  proof: ProvedCommitment | UnprovedCommitment,
  hosts: readonly number[],
): Finding[] {
  if (proof.ok) return closedFindings(proof).map((found) => ({ ...found, claim: 'spentAssetsKnown' }));
  if (proof.outcome !== 'contradicts') return [];
  if (hosts.length === 0) return [finding(proof.code, 'commitmentRecomputes', proof.facts)];
  return hosts.map((i) => outputFinding(proof.code, 'commitmentRecomputes', i, proof.facts));
}

/** Every output, and every assignment, that is not ours by our own derivation or book. */
function strangerDoubts({ outputs }: RuleInput, assets: readonly MovedAsset[]): Doubt[] {
  const paid = outputs.flatMap(({ kind, amountSats }, i) =>
    kind === 'foreign' ? [lineDoubt('output', i, 'nothingToOthers', { amountSats: `${amountSats}` })] : [],
  );
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ to, amount, opout }) =>
      to === 'stranger' ? [doubt('nothingToOthers', { asset: assetId, amount: `${amount}`, opout })] : [],
    ),
  );
  return [...paid, ...given];
}

/**
 * Inputs that neither the own book nor a list knows may carry anything; what is known to lie on the others must be moved
 * whole, and nothing that is promised to something pending is spent. Of a slot that nobody lists the book knows what our
 * own transactions put there, and not what others did since. What a slot carries goes nowhere without a commitment: on
 * mainnet it is not spent so, elsewhere the person is asked for each.
 */
function knownAssets(
  input: RuleInput,
  proof: ProvedCommitment | UnprovedCommitment,
  assets: readonly MovedAsset[],
): { readonly findings: readonly Finding[]; readonly doubts: readonly Doubt[] } {
  const { inputs, account } = input;
  const moved = new Set(assets.map(({ assetId }) => assetId));
  const unknown = inputs.filter(isUnknown).length;
  const others = inputs.filter(({ foreign }) => foreign !== null).length;
  const { held } = ownSide(input);
  const pending = inputs.flatMap(({ entry }, i) =>
    entry !== null && (entry.pendingBlinded > 0 || !entry.exists)
      ? [inputFinding('SPENDS_PENDING', 'spentAssetsKnown', i, { pending: `${entry.pendingBlinded}` })]
      : [],
  );
  const burnt = held.flatMap(({ assetId, amount }) =>
    moved.has(assetId)
      ? []
      : [finding('RGB_BURN', 'spentAssetsKnown', { asset: assetId, ...amountFact(amount) })],
  );
  const slots = proof.ok
    ? []
    : inputs.flatMap((one, i) => (isSlot(one) ? [{ i, facts: slotFacts(one) }] : []));
  // Where nothing proves what is moved they are asked for, or refused, as it is.
  const unlisted = proof.ok ? inputs.flatMap((one, i) => (isUnlistedSlot(one) ? [i] : [])) : [];
  const unknownAmounts = onePerAsset(held).flatMap(({ assetId, amount }) =>
    amount === null ? [assetId] : [],
  );
  const isStrict = account.network === 'mainnet';
  return {
    findings: [
      ...pending,
      ...burnt,
      ...(isStrict
        ? slots.map(({ i, facts }) => inputFinding('SPENDS_COLORED', 'spentAssetsKnown', i, facts))
        : []),
      ...(proof.ok ? movedFindings(proof, input, unknown > 0) : []),
    ],
    doubts: [
      ...(unknown + unlisted.length === 0
        ? []
        : [doubt('spentAssetsKnown', { unlisted: `${unknown - others + unlisted.length}` })]),
      ...unknownAmounts.map((asset) => doubt('spentAssetsKnown', { asset })),
      ...unlisted.map((i) => lineDoubt('input', i, 'spentAssetsKnown')),
      ...(isStrict ? [] : slots.map(({ i, facts }) => lineDoubt('input', i, 'spentAssetsKnown', facts))),
    ],
  };
}

function isSlot({ own, known }: JudgedInput): boolean {
  return own?.branch === 'colored' || known?.branch === 'colored';
}

/** What others paid to it since is in no book of ours. */
function isUnlistedSlot(one: JudgedInput): boolean {
  return one.entry === null && one.known !== null && isSlot(one);
}

function slotFacts({ outpoint: { txid, vout }, holdings }: JudgedInput): Facts {
  return { outpoint: `${txid}:${vout}`, allocations: `${holdings.length}`, problem: 'noCommitment' };
}

/** As in rgb-commitment.md 6.5, and what a validator asks of each transition. */
function movedFindings(proof: ProvedCommitment, input: RuleInput, mayBeMore: boolean): Finding[] {
  const { held, elsewhere, schemaOf } = ownSide(input);
  const byAsset = groupBy(held, ({ assetId }) => assetId);
  const found = proof.contracts.flatMap(({ assetId, transitions }) => {
    const closing = { assetId, transitions, held: byAsset.get(assetId) ?? [], elsewhere, mayBeMore };
    const sums = unbalanced(closing);
    return [
      ...stateFindings(assetId, transitions, schemaOf(assetId)),
      ...sums,
      ...namedFindings(closing),
      ...(sums.length > 0 ? [] : transitionFindings(closing)),
    ];
  });
  return [...countFindings(proof), ...found].map((one) => ({ ...one, claim: 'spentAssetsKnown' }));
}

/** Where of an input nothing is known, more may go out, and be closed, than is known. */
function unbalanced({ assetId, transitions, held, mayBeMore }: Closing): RgbFinding[] {
  const inAmount = totalOf(known(held));
  const outAmount = totalOf(transitions.flatMap(({ assigned }) => assigned));
  const closed = transitions.reduce((sum, { transition }) => sum + transition.inputs.length, 0);
  const facts: Facts = { asset: assetId, in: `${inAmount}`, out: `${outAmount}` };
  const counts: Facts = { allocations: `${held.length}`, closed: `${closed}` };
  const off = (out: number | bigint, there: number | bigint, orMore: boolean): boolean =>
    orMore ? out < there : out !== there;
  const isUnknown = knownTotal(held) === null;
  return [
    ...(off(outAmount, inAmount, mayBeMore || isUnknown)
      ? [rgbFinding('RGB_BALANCE', 'assetsWhole', facts)]
      : []),
    ...(off(closed, held.length, mayBeMore)
      ? [rgbFinding('RGB_INPUTS', 'assetsWhole', { ...facts, ...counts })]
      : []),
  ];
}

function describe({ contracts }: ProvedCommitment, input: RuleInput): MovedAsset[] {
  const { outputs } = input;
  const { held, sealProblem } = ownSide(input);
  const inAmounts = new Map(onePerAsset(held).map(({ assetId, amount }) => [assetId, amount]));
  return contracts.map((contract) => {
    const { assetId } = contract;
    const inAmount = inAmounts.get(assetId);
    return {
      assetId,
      role: inAmount === undefined ? 'stranger' : 'riding',
      inAmount: inAmount === undefined ? 0n : inAmount,
      given: givenOf(contract, ({ seal }) => {
        if (seal.kind === 'secret') return 'stranger';
        if (seal.kind === 'output') return outputs[seal.vout]?.own?.branch === 'colored' ? 'own' : 'stranger';
        return sealProblem(`${seal.txid}:${seal.vout}`) === null ? 'own' : 'stranger';
      }),
    };
  });
}

/**
 * What nodes have against a bare PSBT that is signed, by the rules that most of them keep for what they pass on (Bitcoin
 * Core's defaults). None of it makes a signature wrong: it may wait for ever, and that is worth a doubt with the number.
 * Facts: `feeSats`, `vbytes` and `leastSats` of a fee that is too low; `dustSats` and `dustLeastSats` of the first output
 * to somebody else that is too small, `output` its number; `oddOutput` the first whose script is of no kind that nodes pass
 * on, as an empty one, which anybody may spend; `dataBytes` where so much is written into the chain that some
 * nodes do not pass it on, which is a note and no doubt.
 */
export function judgeRelay(
  { feeSats, vbytes }: Sums,
  outputs: readonly JudgedOutput[],
): { readonly doubts: readonly Doubt[]; readonly facts: Facts } {
  const leastSats = BigInt(vbytes) * RELAY_SATS_PER_VB;
  const dust = outputs.flatMap(({ kind, amountSats, script }, i) =>
    kind === 'foreign' && amountSats < dustLimit(script) ? [{ i, amountSats, least: dustLimit(script) }] : [],
  );
  const [first] = dust;
  const odd = outputs.flatMap(({ kind, script }, i) =>
    kind === 'foreign' && !isStandard(script) ? [i] : [],
  );
  const facts: Facts = {
    ...(feeSats < leastSats ? { feeSats: `${feeSats}`, vbytes: `${vbytes}`, leastSats: `${leastSats}` } : {}),
    ...(first === undefined
      ? {}
      : { output: `${first.i}`, dustSats: `${first.amountSats}`, dustLeastSats: `${first.least}` }),
    ...(odd[0] === undefined ? {} : { oddOutput: `${odd[0]}` }),
  };
  const written = outputs.filter(({ kind }) => kind === 'opReturn');
  const dataBytes = written.reduce((sum, { script }) => sum + script.length, 0);
  const isMuch = dataBytes > MOST_DATA_BYTES || written.length > 1;
  return {
    doubts: [
      ...(Object.keys(facts).length === 0 ? [] : [doubt('relayed', facts)]),
      ...Array.from(new Set([...dust.map(({ i }) => i), ...odd]), (i) => lineDoubt('output', i, 'relayed')),
    ],
    facts: isMuch ? { dataBytes: `${dataBytes}` } : {},
  };
}

/** Kinds of scripts that nodes pass on, beside OP_RETURN (Bitcoin Core, script/solver.cpp). */
function isStandard(script: Uint8Array): boolean {
  if (isWitnessProgram(script)) return script[0] !== 0 || script.length === 22 || script.length === 34;
  return OLDER_KINDS.test(Buffer.from(script.subarray(0, MOST_OLDER_BYTES + 1)).toString('hex'));
}

/** P2PKH, P2SH, a bare key, and a bare multisig of three keys at most. */
const OLDER_KINDS =
  /^(?:76a914.{40}88ac|a914.{40}87|21.{66}ac|41.{130}ac|5[123](?:21.{66}|41.{130}){1,3}5[123]ae)$/;
const MOST_OLDER_BYTES = 201;

/** Bitcoin Core's -minrelaytxfee until release 30, and that of Knots; newer nodes take a tenth. */
const RELAY_SATS_PER_VB = 1n;
/** Bitcoin Core's -datacarriersize until release 30: OP_RETURN, its push and 80 bytes. */
const MOST_DATA_BYTES = 83;
/** What three sat/vB cost for making an output and spending it (-dustrelayfee): with a witness, or without. */
const DUST_SATS_PER_VB = 3n;
const SPENDING_BYTES = { witness: 67, older: 148 } as const;

function dustLimit(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_BYTES.witness : SPENDING_BYTES.older;
  const prefix = script.length < 0xfd ? 1 : 3;
  return DUST_SATS_PER_VB * BigInt(8 + prefix + script.length + spending);
}
