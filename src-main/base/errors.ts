import type { FactsOf, Failure, FailureCode } from '../../src-preload/contract/failures.ts';

/** A foreseen failure: a code and the facts that explain it. Anything else that is thrown is a fault of ours. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** `throw fail('WALLET_UNKNOWN', {})` */
export function fail<C extends FailureCode>(code: C, facts: FactsOf<C>): WalletError {
  return new WalletError({ code, facts } as Failure);
}

/** Ends a `switch` over a union: a new member does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
