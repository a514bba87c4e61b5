import { buildNeedles } from '../../support/secret-search.ts';
import { secretOf } from '../../support/wallet-secret.ts';

/** The forms in which a search finds a wallet's secret. */
export function needlesOf(words: readonly string[]) {
  const secret = secretOf(words);
  return { needles: buildNeedles(secret), entropyHex: Buffer.from(secret.entropy).toString('hex') };
}
