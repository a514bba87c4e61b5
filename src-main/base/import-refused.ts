import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, type WalletError } from './errors.ts';

export type ImportProblem = FactsOf<'BROUGHT_REFUSED'>['problem'];

/** Quotes nothing of the import, which may be a recovery phrase. */
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
