import { EMPTY_BOOK } from '../../domain/book/book.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { Context } from '../../use-cases/context.ts';
import { judgeAccount } from '../../use-cases/wallet/own-indexes.ts';
import { refuseToSign } from './may-sign.ts';
import type { JudgedFlow } from './records.ts';

/**
 * The verdict once more, from what the journal keeps: it must be the one that was shown, and one that may be signed.
 * Touches no key. Throws DIGEST_CHANGED, PSBT_REFUSED.
 */
export async function judgeAgain(
  context: Pick<Context, 'wallets' | 'judging'>,
  wallet: WalletRecord,
  judged: JudgedFlow,
  acceptNotProved: boolean,
): Promise<Verdict> {
  const { psbt, intent, snapshot, limits } = judged;
  const account = judgeAccount(wallet);
  const verdict = await context.judging.judge({ psbt, intent, snapshot, book: EMPTY_BOOK, account, limits });
  if (verdict.digest !== judged.digest) throw fail('DIGEST_CHANGED', {});
  const { allowUnprovedAssets } = context.wallets.app();
  refuseToSign(verdict, account.network, { acceptNotProved, allowUnprovedAssets });
  return verdict;
}
