import { MAX_RATE_SATS_PER_VB } from '../../../src-preload/contract/values.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { JudgeLimits } from '../../domain/psbt/verdict.ts';
import type { Context } from '../context.ts';

/** 0.01 bitcoin: an absolute cap, since a fee may honestly be half of a small transaction (psbt-policy.md 8). */
const MAX_FEE_SATS = 1_000_000n;
/** Base64 of 1.5 MiB: far above 2,000 inputs and outputs (psbt-policy.md 1). */
const MAX_PSBT_CHARS = 2 * 1024 * 1024;

/** The height is known in practice alone: the service's interface names none, and the service is not to be believed. */
export async function judgeLimits(
  context: Pick<Context, 'practice'>,
  wallet: WalletRecord,
): Promise<JudgeLimits> {
  const knownHeight = wallet.connection.kind === 'practice' ? (await context.practice.status()).height : null;
  return {
    knownHeight,
    maxRateSatsPerVb: MAX_RATE_SATS_PER_VB,
    maxFeeSats: MAX_FEE_SATS,
    maxPsbtChars: MAX_PSBT_CHARS,
  };
}
