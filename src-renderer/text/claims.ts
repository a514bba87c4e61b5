import type { ClaimView, Outcome, SlotsReview } from '../../src-preload/contract/index.ts';
import { foreign } from './foreign.ts';
import { grouped, plural, rate, sats } from './numbers.ts';
import { refusal } from './refusals.ts';
import { clockTime } from './time.ts';

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  proved: 'Proved',
  notProved: 'Not proved',
  contradicts: 'Contradicts',
};

/**
 * One checked thing as a sentence in the present tense. Numbers come from what the person asked and what the judge
 * read; a claim this version does not know is named rather than hidden.
 */
export function claimSentence(claim: ClaimView, review: SlotsReview): string {
  if (claim.outcome === 'contradicts') return contradiction(claim, review);
  const sentence = Object.hasOwn(proved, claim.name) ? proved[claim.name] : undefined;
  if (sentence === undefined) return `Checked: ${foreign(claim.name, 60)}${evidence(claim)}.`;
  return claim.outcome === 'proved' ? sentence(claim, review) : doubt(claim, review);
}

type Sentence = (claim: ClaimView, review: SlotsReview) => string;

const fact = (claim: ClaimView, name: string): string | null =>
  Object.hasOwn(claim.facts, name) ? foreign(claim.facts[name] ?? '', 120) : null;

function evidence(claim: ClaimView): string {
  const parts = Object.entries(claim.facts).map(
    ([name, value]) => `${foreign(name, 40)} ${foreign(value, 80)}`,
  );
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const proved: Readonly<Record<string, Sentence>> = {
  readable: () => 'The transaction is read completely. Nothing in it is skipped.',
  inputsOurs: (_, review) =>
    review.inputs.length === 1
      ? 'The coin that it spends is yours: your keys derive it.'
      : `All ${plural(review.inputs.length, 'coin')} that it spends are yours: your keys derive them.`,
  inputsUncolored: () => 'It spends no asset and no slot that waits for one.',
  amountsAsListed: (claim, review) => {
    const listedAtMs = Number(fact(claim, 'takenAtMs') ?? Number.NaN);
    const when = Number.isSafeInteger(listedAtMs) ? clockTime(listedAtMs) : clockTime(review.preparedAtMs);
    return `Amounts are those of the list that the service gave at ${when}.`;
  },
  slotsAsAsked: (claim, { intent }) => {
    const made = fact(claim, 'slots') ?? String(intent.num);
    const few =
      made === String(intent.num) ? 'as you asked' : `and you asked for up to ${grouped(intent.num)}`;
    return made === '1'
      ? `1 new slot of ${sats(intent.sizeSats)} is yours, ${few}.`
      : `${grouped(made)} new slots of ${sats(intent.sizeSats)} each are yours, ${few}.`;
  },
  changeOurs: (_, review) => {
    const change = review.outputs.find((line) => line.kind === 'change');
    return change === undefined
      ? 'Nothing is left over to return.'
      : `${change.amountSats === null ? 'What is left' : sats(change.amountSats)} returns to an address that your keys derive.`;
  },
  nothingToOthers: () => 'No bitcoin goes to anyone else.',
  feeAsAsked: (_, { sums, intent }) =>
    sums === null
      ? `The fee is near ${rate(intent.rateSatsPerVb)}, as you asked.`
      : `The fee is ${sats(sums.feeSats)} at ${rate(intent.rateSatsPerVb)}, as you asked.`,
  signatureForm: () => 'Your signature covers all of it. Nobody can change it afterwards.',
  lockTime: (claim) => {
    const height = fact(claim, 'lockTime') ?? fact(claim, 'height');
    return height === null || height === '0'
      ? 'It can confirm at once: no lock time holds it back.'
      : `It can confirm at once: its lock time, block ${grouped(height)}, is not ahead.`;
  },
};

function doubt(claim: ClaimView, review: SlotsReview): string {
  if (claim.name === 'lockTime') {
    const height = fact(claim, 'lockTime') ?? fact(claim, 'height');
    return `Lock time is ${height === null ? 'set' : `block ${grouped(height)}`}. Ochre has no block height of its own to compare it with.`;
  }
  if (claim.name === 'amountsAsListed')
    return 'The amounts of these inputs cannot be compared with a list of your own.';
  const sentence = proved[claim.name]?.(claim, review) ?? foreign(claim.name, 60);
  return `Ochre cannot tell whether this holds: ${sentence}`;
}

function contradiction(claim: ClaimView, review: SlotsReview): string {
  const { intent, sums } = review;
  const code = claim.code ?? '';
  const strangers = review.outputs.filter((line) => line.kind === 'stranger');
  if ((code === 'FOREIGN_OUTPUT' || code === 'OUTPUT_SPOOF') && sums !== null && sums.strangerSats > 0)
    return `${sats(sums.strangerSats)} would go to ${strangers.length > 1 ? 'addresses that are' : 'an address that is'} not yours. ${code === 'OUTPUT_SPOOF' ? refusal(code).would : 'You asked to pay nobody.'}`;
  if ((code === 'FEE_TOO_HIGH' || code === 'FEE_TOO_LOW') && sums !== null)
    return `The fee would be ${sats(sums.feeSats)}; you asked for ${rate(intent.rateSatsPerVb)}, which is about ${sats(sums.vbytes * intent.rateSatsPerVb)}. ${refusal(code).would}`;
  if (code === 'OUTPUT_COUNT') {
    const slots = review.outputs.filter((line) => line.kind === 'assetSlot').length;
    return `It would make ${plural(slots, 'slot')}; you asked for ${grouped(intent.num)}.`;
  }
  if (code === 'OUTPUT_SIZE')
    return `A slot would not hold ${sats(intent.sizeSats)}, which is what you asked for.`;
  return refusal(code).would;
}
