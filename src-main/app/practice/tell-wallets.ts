import type { Context } from '../context.ts';

/** A new block changes the balances of every wallet on the practice chain. */
export function tellPracticeWallets({ settings, tell }: Pick<Context, 'settings' | 'tell'>): void {
  for (const wallet of settings.read().wallets) {
    if (wallet.connection.kind === 'practice') tell('wallet.changed', { walletId: wallet.id });
  }
}
