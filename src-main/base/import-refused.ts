import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, type WalletError } from './errors.ts';

/** What a thing is that was brought and is not what was wanted. */
export type BroughtProblem = FactsOf<'BROUGHT_REFUSED'>['problem'];

/** BROUGHT_REFUSED with nothing of what was brought: it may be the words of a wallet. */
export function notThis(
  problem: BroughtProblem,
  more: Pick<FactsOf<'BROUGHT_REFUSED'>, 'fingerprint'> = {},
): WalletError {
  return fail('BROUGHT_REFUSED', { problem, ...more });
}

/** The refusal where the public account of a wallet was wanted, and not something to sign. */
export function notAnAccount(problem: BroughtProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'account' });
}

/** The same of an account that is known for what it is, and does not hold all that is needed. */
export function lackingAccount(lacks: NonNullable<FactsOf<'BROUGHT_REFUSED'>['lacks']>): WalletError {
  return fail('BROUGHT_REFUSED', { problem: 'lacks', wanted: 'account', lacks });
}

/** The refusal where labels of another program were wanted. */
export function notLabels(problem: BroughtProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'labels' });
}

/** The refusal where what had gone out was to come back signed. */
export function notSignedBack(problem: BroughtProblem): WalletError {
  return fail('BROUGHT_REFUSED', { problem, wanted: 'signed' });
}
