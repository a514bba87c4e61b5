import { proveCommitmentInSteps } from '../rgb/commitment.ts';
import type { ProvedCommitment, UnprovedCommitment } from '../rgb/commitment.ts';
import { isOnlyOurPart } from '../intents/offline.ts';
import type { OfflineIntent } from '../intents/offline.ts';
import { carriesRgb } from '../rgb/fields.ts';
import { doubt, finding, inputFinding, lineDoubt, outputFinding } from './findings.ts';
import type { Doubt, Finding } from './findings.ts';
import type { IntentRule, RuleInput } from './intent-rule.ts';
import { closedFindings, commitmentFacts, ownUnspents } from './judge-rgb.ts';
import { partRule } from './judge-part.ts';
import { outputKind } from './lines.ts';
import { givenOf } from './moved-assets.ts';
import type { Steps } from './steps.ts';
import type { ClaimName, MovedAsset } from './verdict.ts';

/**
 * Steps 6 and 7 for a bare PSBT, as description: whoever else is paid is named and stays not proved, to be confirmed one
 * by one; a commitment is recomputed and shown; what rides on unlisted inputs is unknown and said so.
 */
export function* offlineRule(intent: OfflineIntent, input: RuleInput): Steps<IntentRule> {
  const { psbt, inputs, outputs } = input;
  const hosts = outputs.flatMap(({ kind }, i) => (kind === 'opReturn' ? [i] : []));
  // An OP_RETURN of a PSBT that shows nothing of RGB may be anything.
  const hasRgb = carriesRgb(psbt);
  const proof = hasRgb ? yield* proveCommitmentInSteps(psbt) : NOTHING_SHOWN;
  const part = isOnlyOurPart(intent) ? partRule(input, proof, hasRgb) : NO_PART;
  const assets = proof.ok ? describe(proof, input) : [];
  const known = knownAssets(input, proof, assets);
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
      spentAssetsKnown: { inputs: String(inputs.length) },
      ...(proof.ok ? { commitmentRecomputes: commitmentFacts(proof) } : {}),
    },
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

/** Every output, and every assignment, that is not ours by our own derivation or list. */
function strangerDoubts({ outputs }: RuleInput, assets: readonly MovedAsset[]): Doubt[] {
  const paid = outputs.flatMap(({ kind, amountSats }, i) =>
    kind === 'foreign' ? [lineDoubt('output', i, 'nothingToOthers', { amountSats: String(amountSats) })] : [],
  );
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ to, amount, opout }) =>
      to === 'stranger' ? [doubt('nothingToOthers', { asset: assetId, amount: String(amount), opout })] : [],
    ),
  );
  return [...paid, ...given];
}

/**
 * Inputs that were not listed may carry anything; what is known to ride on the others must be moved whole, and nothing
 * that was listed as promised to something pending is spent.
 */
function knownAssets(
  { inputs }: RuleInput,
  proof: ProvedCommitment | UnprovedCommitment,
  assets: readonly MovedAsset[],
): { readonly findings: readonly Finding[]; readonly doubts: readonly Doubt[] } {
  const moved = new Set(assets.map(({ assetId }) => assetId));
  const unlisted = inputs.filter(({ entry }) => entry === null).length;
  const others = inputs.filter(({ foreign }) => foreign !== null).length;
  const held = inputs.flatMap(({ entry }) => entry?.allocations ?? []);
  const pending = inputs.flatMap(({ entry }, i) =>
    entry !== null && (entry.pendingBlinded > 0 || !entry.exists)
      ? [inputFinding('SPENDS_PENDING', 'spentAssetsKnown', i, { pending: String(entry.pendingBlinded) })]
      : [],
  );
  const burnt = held.flatMap(({ assetId, amount }) =>
    moved.has(assetId)
      ? []
      : [finding('RGB_BURN', 'spentAssetsKnown', { asset: assetId, amount: String(amount) })],
  );
  return {
    findings: [...pending, ...burnt, ...(proof.ok ? unbalanced(proof, assets, held, unlisted > 0) : [])],
    doubts: unlisted === 0 ? [] : [doubt('spentAssetsKnown', { unlisted: String(unlisted - others) })],
  };
}

/** As in rgb-commitment.md 6.5; where an input was not listed, more may go out, and be closed, than is known. */
function unbalanced(
  { contracts }: ProvedCommitment,
  assets: readonly MovedAsset[],
  held: readonly { readonly assetId: string }[],
  mayBeMore: boolean,
): Finding[] {
  return assets.flatMap(({ assetId, inAmount, given }) => {
    const outAmount = given.reduce((sum, { amount }) => sum + amount, 0n);
    const allocations = held.filter((one) => one.assetId === assetId).length;
    const closed = contracts
      .filter((contract) => contract.assetId === assetId)
      .flatMap(({ transitions }) => transitions.flatMap(({ transition }) => transition.inputs)).length;
    const facts = { asset: assetId, in: String(inAmount), out: String(outAmount) };
    const off = (out: number | bigint, known: number | bigint): boolean =>
      mayBeMore ? out < known : out !== known;
    return [
      ...(off(outAmount, inAmount) ? [finding('RGB_BALANCE', 'spentAssetsKnown', facts)] : []),
      ...(off(closed, allocations)
        ? [
            finding('RGB_INPUTS', 'spentAssetsKnown', {
              ...facts,
              allocations: String(allocations),
              closed: String(closed),
            }),
          ]
        : []),
    ];
  });
}

function describe({ contracts }: ProvedCommitment, input: RuleInput): MovedAsset[] {
  const { outputs } = input;
  const unspents = new Map(ownUnspents(input).map((unspent) => [`${unspent.txid}:${unspent.vout}`, unspent]));
  return contracts.map((contract) => {
    const { assetId } = contract;
    const held = [...unspents.values()].flatMap(({ spent, allocations }) =>
      spent ? allocations.filter((allocation) => allocation.assetId === assetId) : [],
    );
    return {
      assetId,
      role: held.length > 0 ? 'riding' : 'stranger',
      inAmount: held.reduce((sum, { amount }) => sum + amount, 0n),
      given: givenOf(contract, ({ seal }) => {
        if (seal.kind === 'secret') return 'stranger';
        if (seal.kind === 'output') return outputs[seal.vout]?.own?.branch === 'colored' ? 'own' : 'stranger';
        const unspent = unspents.get(`${seal.txid}:${seal.vout}`);
        return unspent?.colorable === true && !unspent.spent ? 'own' : 'stranger';
      }),
    };
  });
}
