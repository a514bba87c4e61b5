import { fail } from '../../base/errors.ts';
import { isOneOf, OUTCOME_UNKNOWN } from '../../records/signing.ts';
import type { UseCase } from '../context/context.ts';
import { askRemove } from '../questions.ts';
import { listUnfinished } from '../signing/unfinished.ts';
import { forgetWallet } from '../vault/forget-wallet.ts';

export const removeWallet: UseCase<'wallet.remove'> = async (context, { walletId }) => {
  const wallet = context.wallets.require(walletId);
  // An unreadable flow can be neither followed nor closed: report it, block nothing.
  const { unreadable = [] } = listUnfinished(context, { walletId });
  const live = context.signings
    .unfinished(walletId)
    .find(({ id, state }) => isOneOf(state, ['handingOver', ...OUTCOME_UNKNOWN]) && !unreadable.includes(id));
  if (live !== undefined) throw fail('FLOW_LIVE', { flowId: live.id, state: live.state });
  const { signings } = context;
  const goes = {
    drafts: signings.imports.unsigned(walletId).length,
    signed: signings.imports.signed(walletId).length,
    away: signings.unfinished(walletId).filter(({ state }) => state === 'away').length,
    unreadable: unreadable.length,
  };
  if (!(await context.confirm.ask(askRemove(wallet, goes)))) return { outcome: 'aborted' };
  await forgetWallet(context, wallet);
  return { outcome: 'removed' };
};
