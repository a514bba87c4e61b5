import { buildNeedles } from '../../support/secret-search.ts';
import { secretOf } from '../../support/wallet-secret.ts';

/** What a wallet's secret is found by. */
export function needlesOf(words: readonly string[]) {
  const secret = secretOf(words);
  return { needles: buildNeedles(secret), entropyHex: Buffer.from(secret.entropy).toString('hex') };
}
