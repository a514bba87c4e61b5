import type { FactsOf } from '../../../src-preload/contract/failures.ts';
import { fail } from '../errors.ts';
import type { WalletError } from '../errors.ts';

/** What a thing is that was brought to be signed and is not. */
export type BroughtProblem = FactsOf<'BROUGHT_REFUSED'>['problem'];

/** BROUGHT_REFUSED with nothing of what was brought: it may be the words of a wallet. */
export function notThis(problem: BroughtProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem });
}
