import { EMPTY_BOOK } from '../../domain/book/book.ts';
import type { JudgedBrought } from '../../domain/offline/judge-brought.ts';
import type { BroughtToSign } from '../../domain/offline/read-brought.ts';
import { defaultLimits } from '../../domain/psbt/limits.ts';
import type { Context } from '../../use-cases/context.ts';
import { judgeAccount } from '../../use-cases/wallet/own-indexes.ts';

/**
 * Judges what was brought for one wallet of this machine. Nothing is asked of anybody: keys, limits and date are this
 * machine's own, and no height of the chain is known. Of a bare PSBT nothing was asked for, so it is described, and
 * whoever is paid in it stays not proved. Throws WALLET_UNKNOWN, and BROUGHT_REFUSED where it is not this wallet's.
 */
export async function judgeBrought(
  context: Pick<Context, 'wallets' | 'clock' | 'judging'>,
  walletId: string,
  brought: BroughtToSign,
): Promise<JudgedBrought> {
  const account = judgeAccount(context.wallets.require(walletId));
  const limits = defaultLimits(null);
  const nowMs = context.clock.nowMs();
  return context.judging.judgeBrought({ brought, account, limits, nowMs, book: EMPTY_BOOK });
}
