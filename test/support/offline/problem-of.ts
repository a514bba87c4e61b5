import { type ImportProblem, WalletError } from '../../../src-main/base/errors.ts';

/** Why an import is refused. Fails if it is accepted, or if the refusal has more than the kind. */
export function problemOf(act: () => unknown): ImportProblem {
  try {
    act();
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    // The fingerprint is the wallet's own.
    const { problem, wanted: _, fingerprint: _own, ...more } = error.failure.facts;
    if (Object.keys(more).length > 0) throw new Error('a refusal repeats what was brought', { cause: error });
    return problem;
  }
  throw new Error('it was taken');
}
