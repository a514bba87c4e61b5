/** The three outcomes of a claim, worst last. The contract's own words, so a verdict can be handed on as it is. */
export type Outcome = 'proved' | 'notProved' | 'contradicts';

export const outcomeClass: Readonly<Record<Outcome, string>> = {
  proved: 'proved',
  notProved: 'not',
  contradicts: 'contra',
};

export const severity: Readonly<Record<Outcome, number>> = { proved: 0, notProved: 1, contradicts: 2 };
