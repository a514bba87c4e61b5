import type { FactsOf, Failure, FailureCode } from '../../src-preload/contract/failures.ts';
import type { ClaimFacts, RefusalCode } from '../../src-preload/contract/claims.ts';

/** A foreseen failure. Anything else that is thrown is our fault. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

export function fail<C extends FailureCode>(code: C, facts: FactsOf<C>): WalletError {
  return new WalletError({ code, facts } as Failure);
}

export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

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

export type ImportProblem = FactsOf<'BROUGHT_REFUSED'>['problem'];

/** The failure never quotes what was imported, which may be a recovery phrase. */
export function importRefused(
  problem: ImportProblem,
  more: Pick<FactsOf<'BROUGHT_REFUSED'>, 'fingerprint'> = {},
): WalletError {
  return fail('BROUGHT_REFUSED', { problem, ...more });
}

export function notAnAccount(problem: ImportProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'account' });
}

export function lackingAccount(lacks: NonNullable<FactsOf<'BROUGHT_REFUSED'>['lacks']>): WalletError {
  return fail('BROUGHT_REFUSED', { problem: 'lacks', wanted: 'account', lacks });
}

export function notLabels(problem: ImportProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'labels' });
}

export function notSignedBack(problem: ImportProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'signed' });
}
