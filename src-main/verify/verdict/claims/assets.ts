import { weakestBasis } from '../../book/book.ts';
import type { ProvedCommitment, ProvedContract, UnprovedCommitment } from '../../rgb/commitment.ts';
import { checkMeaning, type Meaning } from '../../rgb/movement.ts';
import { RGB_CLAIMS } from '../../rgb/rgb-findings.ts';
import { recipientKey, type AskedAsset, type OwnSide } from '../../rgb/balance.ts';
import { scriptKey, sealKey } from '../../../base/bitcoin.ts';
import { ASSET_OWNER, type Assigned } from '../../rgb/transition.ts';
import { toHex } from '../../../base/bytes.ts';
import {
  doubt,
  finding,
  lineDoubt,
  outputFinding,
  type Finding,
  type ClaimBases,
  type ClaimBasis,
} from './findings.ts';
import type { IntentRule, RuleInput } from './intent-rule.ts';
import type { JudgedInput } from './inputs.ts';
import type { Facts } from '../../../base/errors.ts';
import type { GivenAsset, MovedAsset } from '../../types.ts';

export type RgbPart = Pick<IntentRule, 'findings' | 'doubts' | 'proved' | 'grounds' | 'assets'>;

/** Step 7. A layout that is not known (RGB_UNREADABLE) leaves every RGB claim not proved, and never one of them proved. */
export function judgeRgb(
  proof: ProvedCommitment | UnprovedCommitment,
  asked: readonly AskedAsset[],
  hostVout: number,
  input: RuleInput,
): RgbPart {
  if (!proof.ok) return unproved(proof, hostVout);
  const meaning = checkMeaning({ proof, asked, outputs: input.outputs, own: ownSide(input) });
  return {
    findings: [...meaning.findings, ...closedFindings(proof)],
    doubts: meaning.unknown.map((asset) => doubt('assetsWhole', { asset })),
    proved: { commitmentRecomputes: commitmentFacts(proof), ...meaning.proved },
    grounds: groundsOf(meaning, input),
    assets: meaning.assets.map((movement) => describe(movement, proof, input)),
  };
}

export function ownSide({ book, inputs }: RuleInput): OwnSide {
  const spent = new Set(inputs.map(nameOf));
  return {
    held: inputs.flatMap(({ holdings, repeated }) => (repeated ? [] : holdings)),
    sealProblem: book.sealProblem,
    elsewhere: (opout) => {
      const outpoint = book.placeOf(opout);
      return outpoint === null || spent.has(outpoint) ? null : outpoint;
    },
    schemaOf: (assetId) => book.assetOf(assetId)?.schema ?? null,
  };
}

/** The weakest ground of what some inputs hold; if that is the service's word, facts say for which of them. */
export function restingOn(inputs: readonly JudgedInput[]): ClaimBasis {
  const told = inputs.flatMap((input) => (input.ground === 'told' ? [nameOf(input)] : []));
  return {
    ground: weakestBasis(inputs.map(({ ground }) => ground)),
    facts: told.length === 0 ? {} : { told: told.join(' ') },
  };
}

function nameOf({ outpoint: { txid, vout } }: JudgedInput): string {
  return `${txid}:${vout}`;
}

/** What rides along is as good as our knowledge of it; a seal on an output of this transaction needs none. */
function groundsOf({ assets }: Meaning, { inputs }: RuleInput): ClaimBases {
  const asked = new Set(assets.flatMap(({ role, assetId }) => (role === 'asked' ? [assetId] : [])));
  const riding = inputs.map((input) => {
    const others = input.holdings.filter(({ assetId }) => !asked.has(assetId));
    return { ...input, ground: weakestBasis(others.map(({ ground }) => ground)) };
  });
  const elsewhere = assets.some(({ back }) => back.some(({ place }) => 'txid' in place));
  return {
    // Whether each slot is needed follows from what the slots hold.
    inputsAreSlots: restingOn(inputs),
    assetsWhole: restingOn(inputs),
    assetsAsAsked: restingOn(riding),
    assetChangeOurs: { ground: elsewhere ? 'book' : 'derived', facts: {} },
  };
}

export function commitmentFacts({ commitmentHex, contracts }: ProvedCommitment): Facts {
  const transitions = contracts.reduce((sum, contract) => sum + contract.transitions.length, 0);
  return {
    commitment: commitmentHex,
    assets: `${contracts.length}`,
    transitions: `${transitions}`,
  };
}

/** Closing another right, or what this transaction makes, voids a transition and loses its assets; sums don't show it. */
export function closedFindings({ contracts }: ProvedCommitment): Finding[] {
  const made = new Set(contracts.flatMap(({ transitions }) => transitions.map(({ opid }) => opid)));
  return contracts.flatMap(({ assetId, transitions }) =>
    transitions.flatMap(({ transition }) =>
      transition.inputs.flatMap(({ opid, type, no }) => {
        const closes = toHex(opid);
        if (type === ASSET_OWNER && !made.has(closes)) return [];
        const facts = { asset: assetId, opout: `${closes}/${type}/${no}` };
        return [finding('RGB_INPUTS', 'assetsWhole', facts)];
      }),
    ),
  );
}

function unproved({ code, facts, outcome }: UnprovedCommitment, hostVout: number): RgbPart {
  const unreadable = outcome === 'notProved';
  return {
    findings: unreadable ? [] : [outputFinding(code, 'commitmentRecomputes', hostVout, facts)],
    doubts: [
      ...(unreadable ? [lineDoubt('output', hostVout, 'commitmentRecomputes', facts, code)] : []),
      ...RGB_CLAIMS.map((name) => doubt(name, {}, unreadable ? code : null)),
    ],
    proved: {},
    grounds: {},
    assets: [],
  };
}

function describe(
  { assetId, role, inAmount, back, paid }: Meaning['assets'][number],
  { contracts }: ProvedCommitment,
  { outputs }: RuleInput,
): MovedAsset {
  const returned = new Set(back.map(({ opout }) => opout));
  const recipients = new Set(paid.map(({ recipient }) => recipientKey(recipient)));
  const keyOf = (seal: GivenAsset['seal']): string | null => {
    if (seal.kind === 'secret') return sealKey(seal.secretSeal);
    const output = seal.kind === 'output' ? outputs[seal.vout] : undefined;
    return output === undefined ? null : scriptKey(toHex(output.script));
  };
  const given = givenOf(
    contracts.find((contract) => contract.assetId === assetId),
    ({ seal }, opout) => {
      if (returned.has(opout)) return 'own';
      const key = keyOf(seal);
      return key !== null && recipients.has(key) ? 'recipient' : 'stranger';
    },
  );
  return { assetId, role, inAmount, given };
}

/** What a later transfer closes (rgb-commitment.md 2): the operation, the asset-owner type, the place in it. */
function opoutOf(opid: string, { no }: Assigned): string {
  return `${opid}/4000/${no}`;
}

export function givenOf(
  contract: ProvedContract | undefined,
  whose: (assigned: Assigned, opout: string) => GivenAsset['to'],
): GivenAsset[] {
  return (contract?.transitions ?? []).flatMap(({ opid, assigned }) =>
    assigned.map((one) => {
      const opout = opoutOf(opid, one);
      return { to: whose(one, opout), amount: one.amount, opout, seal: one.seal };
    }),
  );
}
