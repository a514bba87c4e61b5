import { buildNeedles, type Needles } from '../../support/secret-search.ts';
import { secretOf } from '../../support/wallet-secret.ts';

/** What a wallet's secret is found by. */
export function needlesOf(words: readonly string[]): {
  readonly needles: Needles;
  readonly entropyHex: string;
} {
  const secret = secretOf(words);
  return { needles: buildNeedles(secret), entropyHex: Buffer.from(secret.entropy).toString('hex') };
}
