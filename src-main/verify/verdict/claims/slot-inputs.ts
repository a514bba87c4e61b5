import { type AssetShare, groupBy, onePerAsset, sumByAsset, totalOf } from '../../../base/groups.ts';
import { mostSats, signedVbytes } from './fee.ts';
import { inputFinding, lineDoubt, type Doubt, type Finding } from './findings.ts';
import type { JudgedInput } from './inputs.ts';
import type { RuleInput } from './intent-rule.ts';
import { CHANGE_OUTPUT_VBYTES } from './limits.ts';

/** What was asked of a transaction that moves assets, and what its outputs are. */
interface MoveTerms {
  readonly assets: readonly AssetShare<bigint>[];
  readonly rateSatsPerVb: number;
  /** What the recipients' own outputs hold. */
  readonly recipientSats: bigint;
  /** Something came back. */
  readonly ownChange: boolean;
}

/** Step 6 where assets are moved, its inputs: asset slots of ours, and none that is promised to something pending. */
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
 * Each slot must be spent for something: for an asset that was asked, or, empty, for the sats without which the fee
 * could not be paid. rgb-lib does no other. That the right allocations are closed is not to be proved from a PSBT, so
 * a service could burn every asset that it has spent here; and each slot more costs the user its size in fees.
 * Judged after step 7, so that the graver reason names the refusal.
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
  // A service that lost its data takes a slot for empty: what the book has there, LIST_DENIES weighs.
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
 * Inputs that could have been left out of those that hold an asked asset. Whatever the order in which a builder takes
 * slots until the amount is met (rgb-lib: the smallest first), the last one that it took was needed, and then so is the
 * one with the most of that asset; only where even that one could be left out were more taken than any such order does.
 * Of several assets only slots with one of them count: each asset's own choice leaves the others' slots behind.
 */
function spareSlots(terms: MoveTerms, input: RuleInput): number[] {
  const asked = sumByAsset(terms.assets);
  const bearers = input.inputs.flatMap((one, i) => {
    const [only, ...more] = onePerAsset(one.holdings.filter(({ assetId }) => asked.has(assetId)));
    // Of one of which it is not known how much it holds, nothing says that it was not needed.
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
  // Builders reckon a little differently: only what is beyond the most that the fee could have been is too much.
  const mostFee = mostSats(rateSatsPerVb, signedVbytes(without, inputs.length - 1), false);
  const restSats = inputs.reduce((sum, one) => sum + (one.amountSats ?? 0n), -amountSats);
  return restSats < recipientSats + mostFee;
}

/** Outpoint 36, empty scriptSig 1, sequence 4. */
const INPUT_BYTES = 41;
