import type { FactsOf, Failure, FailureCode } from '../../src-preload/contract/failures.ts';

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
