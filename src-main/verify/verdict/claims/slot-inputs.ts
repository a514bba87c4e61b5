import { type AssetShare, groupBy, onePerAsset, sumByAsset, totalOf } from '../../../base/groups.ts';
import { mostSats, signedVbytes } from './fee.ts';
import { inputFinding, lineDoubt, type Doubt, type Finding } from './findings.ts';
import type { JudgedInput } from './inputs.ts';
import type { RuleInput } from './intent-rule.ts';
import { CHANGE_OUTPUT_VBYTES } from './limits.ts';

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
