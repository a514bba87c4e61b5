import type { ClaimFacts, RefusalCode } from '../../src-preload/contract/claims.ts';
import { fail, type WalletError } from './errors.ts';

export type Facts = ClaimFacts;

/** Ends reading at the first fault, because later bytes can't be trusted. The judge makes a verdict of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly facts: Facts;

  constructor(code: RefusalCode, facts: Facts) {
    super(`${code} ${factsText(facts)}`.trimEnd());
    this.code = code;
    this.facts = facts;
  }
}

export function refused(code: RefusalCode, facts: Facts): WalletError {
  return fail('PSBT_REFUSED', { code, sentence: factsText(facts) });
}

/** A Refusal becomes PSBT_REFUSED. */
export function orRefused<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.code, error.facts);
    throw error;
  }
}

function factsText(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, value]) => (name === 'detail' ? value : `${name} ${value}`))
    .join(', ');
}
