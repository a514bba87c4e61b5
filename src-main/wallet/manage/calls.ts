import { LAST_INDEX } from '../../domain/judge/judge-limits.ts';
import type { RoomCalls } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { toView } from '../context/wallet-list.ts';
import { readBroughtAccount, watchWallet } from './account-in.ts';
import { deriveAddress, saveAccount, saveForProgram, showAccount, showForPrograms } from './account-out.ts';
import { removeWallet, walletDescriptors } from './manage-wallet.ts';

export const manageCalls = {
  'wallet.list': ({ wallets }) => ({ wallets: wallets.list().map(toView), activeId: wallets.activeId() }),
  'wallet.select': ({ wallets }, { walletId }) => {
    wallets.select(walletId);
    return toView(wallets.require(walletId));
  },
  'wallet.tellAgain': ({ wallets, tell }) => {
    const walletId = wallets.activeId();
    if (walletId === null) return;
    for (const name of ['wallet.changed', 'chain.changed', 'offline.changed', 'signing.moved'] as const)
      tell(name, { walletId });
  },
  'wallet.chooseCodeForm': ({ wallets }, { walletId, form }) =>
    toView(wallets.update(walletId, () => ({ codeForm: form }))),
  'wallet.searchFurther': ({ wallets }, { walletId }) =>
    toView(
      wallets.update(walletId, ({ searchLength }) => ({
        searchLength: Math.max(searchLength, Math.min(2 * searchLength, LAST_INDEX)),
      })),
    ),
  'wallet.rename': ({ wallets }, { walletId, name }) => toView(wallets.update(walletId, () => ({ name }))),
  'wallet.remove': removeWallet,
  'wallet.descriptors': walletDescriptors,

  'watch.account': showAccount,
  'watch.saveAccount': saveAccount,
  'watch.address': deriveAddress,
  'watch.forPrograms': showForPrograms,
  'watch.saveForProgram': saveForProgram,
  'watch.read': readBroughtAccount,
  'watch.add': watchWallet,
} satisfies RoomCalls<WalletContext>;
