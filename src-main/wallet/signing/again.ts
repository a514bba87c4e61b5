import { submitAgain, type SubmitAgain } from './submit-again.ts';
import type { Signing } from '../../ports/index.ts';
import { readSpending, readUnanswered } from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';

export function whenAgain(context: Pick<WalletContext, 'signings' | 'excluded'>, flow: Signing): SubmitAgain {
  return submitAgain({ ...readUnanswered(flow), isSpent: isSpent(context, flow) });
}

/** True if its coins are spent, as our Bitcoin server or another broadcast transaction of ours tells. */
function isSpent(
  { signings, excluded }: Pick<WalletContext, 'signings' | 'excluded'>,
  { id, walletId, kind, data }: Signing,
): boolean {
  const mine = readSpending(data.signed);
  if (mine === null) return false;
  if (excluded.has(mine.txid)) return true;
  // A replacement’s original is always there: only a block decides between the two.
  const sure = kind === 'replacement' ? (['settled'] as const) : (['broadcast', 'settled'] as const);
  return signings
    .handedOver(walletId, sure)
    .some((one) => one.id !== id && readSpending(one.signed)?.inputs.some((at) => mine.inputs.includes(at)));
}
