import { submitAgain, type SubmitAgain } from './submit-again.ts';
import type { Signing } from '../../ports/index.ts';
import { readSpending, readUnanswered } from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';

export function whenAgain(context: Pick<WalletContext, 'signings' | 'excluded'>, flow: Signing): SubmitAgain {
  return submitAgain({ ...readUnanswered(flow), isSpent: isSpent(context, flow) });
}

/** By our Bitcoin server, or by another broadcast transaction of ours. */
function isSpent(
  { signings, excluded }: Pick<WalletContext, 'signings' | 'excluded'>,
  { id, walletId, data }: Signing,
): boolean {
  const mine = readSpending(data.signed);
  if (mine === null) return false;
  if (excluded.has(mine.txid)) return true;
  return signings
    .handedOver(walletId, ['broadcast', 'settled'])
    .some((one) => one.id !== id && readSpending(one.signed)?.inputs.some((at) => mine.inputs.includes(at)));
}
