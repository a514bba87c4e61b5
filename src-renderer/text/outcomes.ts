import type { Outcome } from '../../src-preload/contract/claims.ts';

/** Who reported the unproved facts. `pack`: an imported signing pack. */
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
