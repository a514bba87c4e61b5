/** The four outcomes of a claim, worst last. The contract's own words, so a verdict can be handed on as it is. */
export type Outcome = 'proved' | 'onTrust' | 'notProved' | 'contradicts';

export type Teller = 'service' | 'pack';

export const outcomeClass: Readonly<Record<Outcome, string>> = {
  proved: 'proved',
  onTrust: 'told',
  notProved: 'not',
  contradicts: 'contra',
};

export const severity: Readonly<Record<Outcome, number>> = {
  proved: 0,
  onTrust: 1,
  notProved: 2,
  contradicts: 3,
};
