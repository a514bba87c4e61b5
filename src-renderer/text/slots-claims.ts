import type { ClaimView, Review, SlotsReview } from '../../src-preload/contract/index.ts';
import { fact, type Sentences } from './claim-facts.ts';
import { grouped, plural, sats } from './numbers.ts';
import { refusal } from './refusals.ts';

/** What is claimed of a transaction that makes slots, beside what is claimed of every one. */
export const slotsSentences: Sentences = {
  inputsUncolored: () => 'It spends no asset and no slot that waits for one.',
  slotsAsAsked: (claim, { intent }) => {
    if (intent.kind !== 'createSlots') return 'The new slots are as you asked.';
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
};

/** Null: the words of the code say it. */
export function slotsContradiction(
  claim: ClaimView,
  { outputs, sums }: Review,
  intent: SlotsReview['intent'],
): string | null {
  const { code } = claim;
  const strangers = outputs.filter((line) => line.kind === 'stranger');
  if ((code === 'FOREIGN_OUTPUT' || code === 'OUTPUT_SPOOF') && sums !== null && sums.strangerSats > 0)
    return `${sats(sums.strangerSats)} would go to ${strangers.length > 1 ? 'addresses that are' : 'an address that is'} not yours. ${code === 'OUTPUT_SPOOF' ? refusal(code).would : 'You asked to pay nobody.'}`;
  if (code === 'OUTPUT_COUNT') {
    const slots = outputs.filter((line) => line.kind === 'assetSlot').length;
    return `It would make ${plural(slots, 'slot')}; you asked for ${grouped(intent.num)}.`;
  }
  if (code === 'OUTPUT_SIZE')
    return `A slot would not hold ${sats(intent.sizeSats)}, which is what you asked for.`;
  return null;
}
