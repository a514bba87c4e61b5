/** The contract's words, worst last. */
export type Outcome = 'proved' | 'onTrust' | 'notProved' | 'contradicts';

/** `pack`: an import's signing pack. */
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
