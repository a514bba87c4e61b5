import type { ClaimView, SlotsReview } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { fact, type Sentences } from './claim-facts.ts';
import { grouped, sats } from './numbers.ts';

export const slotsSentences: Sentences = {
  inputsUncolored: () => say('claim-inputs-uncolored'),
  slotsAsAsked: (claim, { intent }) => {
    if (intent.kind !== 'createSlots') return say('claim-unnamed', { name: claim.name });
    const made = { count: Number(fact(claim, 'slots') ?? intent.num), size: sats(intent.sizeSats) };
    return made.count === intent.num
      ? say('claim-slots-as-asked', made)
      : say('claim-slots-fewer', { ...made, asked: grouped(intent.num) });
  },
  changeOurs: (_, review) => {
    const change = review.outputs.find((line) => line.kind === 'change');
    if (change === undefined) return say('claim-change-none');
    return change.amountSats === null
      ? say('claim-change-address-unknown')
      : say('claim-change-address', { amount: sats(change.amountSats) });
  },
  nothingToOthers: () => say('claim-nothing-to-others'),
};

/** Why a claim about new slots contradicts; null if the code's words suffice. */
export function slotsContradiction({ code }: ClaimView, { outputs, intent }: SlotsReview): string | null {
  if (code === 'OUTPUT_COUNT') {
    const slots = outputs.filter((line) => line.kind === 'assetSlot').length;
    return say('claim-slots-count', { count: slots, asked: grouped(intent.num) });
  }
  return code === 'OUTPUT_SIZE' ? say('claim-slots-size', { size: sats(intent.sizeSats) }) : null;
}
