import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { numberFact, type Sentence } from './claim-facts.ts';
import { sats } from './numbers.ts';
import { refusal } from './refusals.ts';
import { slotsSentences } from './slots-claims.ts';

/** What is claimed of a payment of plain bitcoin, beside what is claimed of every transaction. */
export const btcSentences: Readonly<Record<string, Sentence>> = {
  ...slotsSentences,
  paymentAsAsked: (_, { intent }) =>
    intent.kind === 'sendBtc'
      ? `Exactly ${sats(intent.amountSats)} goes to the address that you confirmed, once.`
      : 'What you confirmed is paid, once.',
  nothingToOthers: () => 'No bitcoin goes to anyone else, and nothing is written into the chain.',
};

/** Null: the words of the code say it. */
export function btcContradiction(claim: ClaimView, { outputs }: Review): string | null {
  const { code, name } = claim;
  if (code === 'FOREIGN_OUTPUT' || code === 'OUTPUT_SPOOF') {
    const strangers = outputs.filter(({ kind }) => kind === 'stranger');
    const lost = strangers.reduce((sum, { amountSats }) => sum + (amountSats ?? 0), 0);
    if (lost === 0) return null;
    const to =
      strangers.length > 1
        ? 'addresses that are neither yours nor the one that you confirmed'
        : 'an address that is neither yours nor the one that you confirmed';
    return `${sats(lost)} would go to ${to}.${code === 'OUTPUT_SPOOF' ? ` ${refusal(code).would}` : ''}`;
  }
  if (code === 'OUTPUT_COUNT')
    return name === 'paymentAsAsked'
      ? 'The address that you confirmed would get nothing.'
      : 'What is left would return in several outputs instead of one.';
  if (code !== 'OUTPUT_SIZE') return null;
  const [agreed, given] = [numberFact(claim, 'agreed'), numberFact(claim, 'amountSats')];
  if (agreed === null || given === null) return null;
  return `The address that you confirmed would get ${sats(Number(given))}; you confirmed ${sats(Number(agreed))}.`;
}
