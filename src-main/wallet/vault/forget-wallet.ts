import { hasSecrets } from '../context/reaches.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { WalletContext } from '../context/context.ts';

/** Deletes the secret and reads back that it is gone, then the record and its data. */
export async function forgetWallet(
  context: WalletContext,
  { id, keySource, connection }: WalletRecord,
): Promise<void> {
  const { signings } = context;
  await context.signer.remove(id, keySource);
  await context.ownService.end(id);
  if (hasSecrets(connection)) await context.signer.removeToken(id);
  context.wallets.remove(id);
  context.door.forget(id);
  context.holdings.forget(id);
  for (const { id: flowId } of signings.unfinished(id).filter(({ state }) => state === 'away'))
    signings.advance(flowId, 'away', 'dropped', { because: 'the wallet was removed' });
  signings.forget(id);
  for (const held of [...context.held.values()].filter(({ walletId }) => walletId === id))
    context.held.delete(held.id);
  for (const [combinedId, { walletId }] of [...context.combined])
    if (walletId === id) context.combined.delete(combinedId);
}
