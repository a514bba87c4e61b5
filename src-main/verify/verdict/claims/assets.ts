import { weakestBasis, type OpenBook } from '../../book/book.ts';
import {
  type ProvedCommitment,
  type ProvedContract,
  type UnprovedCommitment,
  recipientKey,
  type AskedAsset,
  type OwnSide,
} from '../../rgb/commitment.ts';
import { checkMeaning, type Meaning } from '../../rgb/movement.ts';
import { RGB_CLAIMS } from '../../rgb/rgb-findings.ts';
import { scriptKey, sealKey, type Network } from '../../../base/bitcoin.ts';
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
  inputFinding,
  type Doubt,
} from './findings.ts';
import { type IntentRule, type RuleInput, mostSats, signedVbytes } from './transaction.ts';
import { type JudgedInput, isUnknown } from './inputs.ts';
import type { Facts } from '../../../base/errors.ts';
import type { GivenAsset, MovedAsset } from '../../types.ts';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import { type AssetShare, groupBy, onePerAsset, sumByAsset, totalOf } from '../../../base/groups.ts';
import { taprootAddress } from '../../../keys/address.ts';
import { CHANGE_OUTPUT_VBYTES } from './snapshot.ts';
import type { JudgedOutput } from './outputs.ts';

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

export interface BookClaims {
  /** What the coins hold. */
  readonly holds: ClaimName;
  /** That none of them is promised to anybody. */
  readonly free: ClaimName;
  /** Null if an input that holds anything is refused for that alone. */
  readonly settled: ClaimName | null;
}

type Moved = Pick<IntentRule, 'findings' | 'assets'>;

/**
 * By input, in this order: the list denies what the book proves (LIST_DENIES), another transaction of ours spent it
 * or holds it (RESERVED), the person froze it (COIN_FROZEN), an open invoice waits on it (INVOICE_SLOT), what lies on it is not settled (RGB_UNSETTLED).
 */
export function judgeBook(
  inputs: readonly JudgedInput[],
  book: OpenBook,
  claims: BookClaims,
  moved: Moved,
): Finding[] {
  const returned = returnedByBook(inputs, moved);
  return inputs.flatMap((input, i) => {
    const { txid, vout } = input.outpoint;
    const outpoint = `${txid}:${vout}`;
    return [
      ...deniedFindings(input, i, outpoint, claims, returned),
      ...reservedFindings(input, i, outpoint, book),
      ...(book.isFrozen(outpoint) ? [inputFinding('COIN_FROZEN', 'inputsOurs', i, { outpoint })] : []),
      ...(book.isAwaited(outpoint) ? [inputFinding('INVOICE_SLOT', claims.free, i, { outpoint })] : []),
      ...unsettledFindings(input, i, outpoint, claims),
    ];
  });
}

/**
 * Assets of which all that lies here is closed, by the book's names, and returned to us: a service that lost its data
 * destroys nothing by it. None if the list adds to one: a transition that also closes what is not there is void.
 */
function returnedByBook(inputs: readonly JudgedInput[], { findings, assets }: Moved): ReadonlySet<string> {
  if (findings.length > 0 || inputs.some(isUnknown)) return new Set();
  const told = new Set(
    inputs.flatMap(({ holdings }) => holdings.flatMap((one) => (one.ground === 'told' ? [one.assetId] : []))),
  );
  return new Set(
    assets.flatMap(({ assetId, given }) =>
      !told.has(assetId) && given.every(({ to }) => to === 'own') ? [assetId] : [],
    ),
  );
}

/** What comes back on an open invoice's script would pass for a payment of it that nobody made (INVOICE_SLOT). */
export function judgeInvoiced(outputs: readonly JudgedOutput[], book: OpenBook, network: Network): Finding[] {
  return outputs.flatMap(({ own, script }, i) =>
    own !== null && book.isInvoiced(toHex(script))
      ? [outputFinding('INVOICE_SLOT', 'changeOurs', i, { address: taprootAddress(own, network) })]
      : [],
  );
}

function deniedFindings(
  { entry, known, denied }: JudgedInput,
  i: number,
  outpoint: string,
  { holds }: BookClaims,
  returned: ReadonlySet<string>,
): Finding[] {
  const sats =
    entry === null || known === null || entry.amountSats === known.amountSats
      ? []
      : [
          inputFinding('LIST_DENIES', 'amountsAsListed', i, {
            outpoint,
            bookSats: `${known.amountSats}`,
            listSats: `${entry.amountSats}`,
          }),
        ];
  // A list with a part of an amount, or another amount, shows more than a loss of data.
  const lies = denied.filter(({ assetId, list }) => list > 0n || !returned.has(assetId));
  const assets = lies.map(({ assetId, book, list }) =>
    inputFinding('LIST_DENIES', holds, i, { outpoint, asset: assetId, book: `${book}`, list: `${list}` }),
  );
  return [...sats, ...assets];
}

function reservedFindings({ known }: JudgedInput, i: number, outpoint: string, book: OpenBook): Finding[] {
  const by = book.holderOf(outpoint);
  if (known?.spent !== true && by === null) return [];
  const facts: Facts = {
    ...(by === null ? {} : { by }),
    ...(known?.spent === true ? { problem: 'spent' } : {}),
  };
  return [inputFinding('RESERVED', 'inputsOurs', i, { outpoint, ...facts })];
}

function unsettledFindings(
  { holdings }: JudgedInput,
  i: number,
  outpoint: string,
  { settled }: BookClaims,
): Finding[] {
  if (settled === null) return [];
  const assets = new Set(holdings.flatMap((one) => (one.settled ? [] : [one.assetId])));
  return [...assets].map((asset) => inputFinding('RGB_UNSETTLED', settled, i, { outpoint, asset }));
}

interface MoveTerms {
  readonly assets: readonly AssetShare<bigint>[];
  readonly rateSatsPerVb: number;
  readonly recipientSats: bigint;
  readonly ownChange: boolean;
}

/** Step 6: the inputs are asset slots of ours, and none is promised to something pending. */
export function judgeSlotInputs(inputs: readonly JudgedInput[]): Finding[] {
  const plain = inputs.flatMap(({ own, known, entry }, i) =>
    own?.branch === 'vanilla' || known?.branch === 'vanilla' || entry?.colorable === false
      ? [inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', i, { problem: 'plainBitcoin' })]
      : [],
  );
  const pending = inputs.flatMap(({ entry }, i) =>
    entry !== null && (entry.pendingBlinded > 0 || !entry.exists)
      ? [inputFinding('SPENDS_PENDING', 'inputsAreSlots', i, { pending: `${entry.pendingBlinded}` })]
      : [],
  );
  return [...plain, ...pending];
}

/**
 * Each slot must be spent for an asked asset or, empty, for sats without which the fee could not be paid; rgb-lib
 * does no other. No PSBT proves that the right allocations are closed, so a service could burn every asset that it
 * has spent here, and each slot costs fees. Judged after step 7, so that the graver reason names the refusal.
 */
export function judgeNeed(
  terms: MoveTerms,
  input: RuleInput,
): { readonly findings: readonly Finding[]; readonly doubts: readonly Doubt[] } {
  const { inputs, account } = input;
  const asked = new Set(terms.assets.map(({ assetId }) => assetId));
  const isBeside = ({ holdings }: JudgedInput): boolean =>
    holdings.every(({ assetId }) => !asked.has(assetId));
  const others = inputs.flatMap((one, i) =>
    one.entry !== null && one.entry.allocations.length > 0 && isBeside(one)
      ? [inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', i, { problem: 'onlyOtherAssets' })]
      : [],
  );
  // A service that lost its data takes a slot for empty; LIST_DENIES weighs what the book has there.
  const empty = inputs.flatMap((one, i) =>
    one.entry?.allocations.length === 0 && isBeside(one) ? [{ i, amountSats: one.amountSats ?? 0n }] : [],
  );
  const [least] = empty.sort((a, b) => (a.amountSats < b.amountSats ? -1 : 1));
  const idle =
    least === undefined || needsSats(terms, input, least.amountSats)
      ? []
      : [inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', least.i, { problem: 'notNeeded' })];
  const spare = spareSlots(terms, input);
  const isStrict = account.network === 'mainnet';
  return {
    findings: [
      ...others,
      ...idle,
      ...(isStrict ? spare.map((i) => inputFinding('UNEXPECTED_INPUT', 'inputsAreSlots', i, SPARE)) : []),
    ],
    doubts: isStrict
      ? []
      : spare.map((i) => lineDoubt('input', i, 'inputsAreSlots', SPARE, 'UNEXPECTED_INPUT')),
  };
}

const SPARE = { problem: 'couldBeLeftOut' } as const;

/**
 * Slots with an asked asset that could be left out. In any order of taking slots until the amount is met (rgb-lib:
 * smallest first), the last was needed, and so is the one with most of the asset; if even that is spare, too many
 * were taken. Slots with several asked assets don't count: each asset's choice leaves the others' behind.
 */
function spareSlots(terms: MoveTerms, input: RuleInput): number[] {
  const asked = sumByAsset(terms.assets);
  const bearers = input.inputs.flatMap((one, i) => {
    const [only, ...more] = onePerAsset(one.holdings.filter(({ assetId }) => asked.has(assetId)));
    // A slot with an unknown amount may have been needed.
    if (only === undefined || only.amount === null || more.length > 0) return [];
    const { assetId, amount } = only;
    return [{ i, assetId, amount, amountSats: one.amountSats ?? 0n }];
  });
  return [...groupBy(bearers, ({ assetId }) => assetId)].flatMap(([assetId, slots]) => {
    const largest = slots.reduce((most, one) => (one.amount > most.amount ? one : most));
    const isMet = totalOf(slots) - largest.amount >= (asked.get(assetId) ?? 0n);
    return isMet && !needsSats(terms, input, largest.amountSats) ? [largest.i] : [];
  });
}

/** Whether recipients and fee could not be paid without one input of so many sats. */
function needsSats(
  { rateSatsPerVb, ownChange, recipientSats }: MoveTerms,
  { inputs, psbt }: RuleInput,
  amountSats: bigint,
): boolean {
  const without = psbt.unsigned.bytes.length - INPUT_BYTES - (ownChange ? Number(CHANGE_OUTPUT_VBYTES) : 0);
  // Builders reckon differently: only what exceeds the highest possible fee is too much.
  const mostFee = mostSats(rateSatsPerVb, signedVbytes(without, inputs.length - 1), false);
  const restSats = inputs.reduce((sum, one) => sum + (one.amountSats ?? 0n), -amountSats);
  return restSats < recipientSats + mostFee;
}

/** Outpoint 36, empty scriptSig 1, sequence 4. */
const INPUT_BYTES = 41;
