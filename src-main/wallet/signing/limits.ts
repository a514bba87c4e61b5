import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { defaultLimits } from '../../domain/psbt/limits.ts';
import type { JudgeLimits } from '../../domain/psbt/verdict.ts';
import type { Context } from '../../use-cases/context.ts';

/** The height is known in practice alone: the service's interface names none, and the service is not to be believed. */
export async function judgeLimits(
  context: Pick<Context, 'practice'>,
  wallet: WalletRecord,
): Promise<JudgeLimits> {
  return defaultLimits(
    wallet.connection.kind === 'practice' ? (await context.practice.status()).height : null,
  );
}
