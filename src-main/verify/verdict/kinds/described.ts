import * as v from 'valibot';
import { groupBy, known, knownTotal, onePerAsset, totalOf } from '../../../base/groups.ts';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import {
  proveCommitment,
  type ProvedCommitment,
  type UnprovedCommitment,
  namedFindings,
  transitionFindings,
  type Closing,
  countFindings,
  stateFindings,
} from '../../rgb/commitment.ts';
import { isOnlyOurPart, scopeOf } from '../claims/snapshot.ts';
import { transferAssignments } from '../../rgb/transition.ts';
import { carriesRgb } from '../../rgb/bundle.ts';
import { amountFact } from '../../rgb/movement.ts';
import { rgbFinding, type RgbFinding } from '../../rgb/rgb-findings.ts';
import {
  doubt,
  finding,
  inputFinding,
  lineDoubt,
  outputFinding,
  type Doubt,
  type Finding,
} from '../claims/findings.ts';
import { outputKind } from '../claims/outputs.ts';
import type { IntentRule, RuleInput } from '../claims/transaction.ts';
import { isUnknown, searchLimits, type JudgedInput } from '../claims/inputs.ts';
import { closedFindings, commitmentFacts, ownSide, restingOn, givenOf } from '../claims/assets.ts';
import { partRule } from './part.ts';
import type { Facts } from '../../../base/errors.ts';
import type { MovedAsset } from '../../types.ts';
import type { Kind } from './kind.ts';

/** Nobody asked for this bare PSBT: the judge says what it does, and whoever signs confirms each line that pays others. */
export interface OfflineIntent {
  readonly kind: 'offline';
  /** Others put inputs into it too: our own are signed and no others, and it is not finalised. */
  readonly onlyOurPart?: true;
}

export const described: Kind<OfflineIntent> = {
  fileName: 'psbt',
  json: v.strictObject({ kind: v.literal('offline'), onlyOurPart: v.exactOptional(v.literal(true)) }),
  problem: () => null,
  payees: () => [],
  assets: () => [],
  rule: offlineRule,
  bookClaims: { holds: 'spentAssetsKnown', free: 'spentAssetsKnown', settled: 'spentAssetsKnown' },
  reach: (account, intent) => searchLimits(account, scopeOf(intent)),
};

/** Steps 6 and 7 as description: payments to others stay unproved, to be confirmed; what unknown inputs hold is unknown. */
export function offlineRule(intent: OfflineIntent, input: RuleInput): IntentRule {
  const { psbt, inputs, outputs } = input;
  const hosts = outputs.flatMap(({ kind }, i) => (kind === 'opReturn' ? [i] : []));
  // If a PSBT shows nothing of RGB, an OP_RETURN may be anything.
  const hasRgb = carriesRgb(psbt);
  const proof = hasRgb ? proveCommitment(psbt, transferAssignments) : NOTHING_SHOWN;
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
      // The doubts stay beside a contradiction, which outranks them on the claim and on the line.
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

/** Every line that could hold the commitment gets it, so that none of them passes for proved. */
function commitmentFindings(
  proof: ProvedCommitment | UnprovedCommitment,
  hosts: readonly number[],
): Finding[] {
  if (proof.ok) return closedFindings(proof).map((found) => ({ ...found, claim: 'spentAssetsKnown' }));
  if (proof.outcome !== 'contradicts') return [];
  if (hosts.length === 0) return [finding(proof.code, 'commitmentRecomputes', proof.facts)];
  return hosts.map((i) => outputFinding(proof.code, 'commitmentRecomputes', i, proof.facts));
}

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
 * Unknown inputs may carry anything; what is known on the others must be moved whole, and nothing promised to
 * something pending is spent. Of an unlisted slot the book has what our own transactions put there, not what others
 * did since. Without a commitment a slot's assets go nowhere: mainnet refuses, elsewhere the person is asked.
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
  // Without a proof of what is moved, slots are refused or asked about in any case.
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

/** What others paid to such a slot since then is in no book of ours. */
function isUnlistedSlot(one: JudgedInput): boolean {
  return one.entry === null && one.known !== null && isSlot(one);
}

function slotFacts({ outpoint: { txid, vout }, holdings }: JudgedInput): Facts {
  return { outpoint: `${txid}:${vout}`, allocations: `${holdings.length}`, problem: 'noCommitment' };
}

/** rgb-commitment.md 6.5 demands this of all together, and a validator demands it of each transition. */
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

/** If nothing is known of an input, more may go out, and be closed, than is known. */
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
