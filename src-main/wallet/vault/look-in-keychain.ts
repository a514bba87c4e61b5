import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { FoundSecret } from '../../ports/index.ts';
import { isSamePlainBranch } from '../../domain/keys/check-keys.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { closedElsewhere } from '../lock/adopt.ts';
import { refuseMainnetOnLoopback, toView } from '../context/wallet-list.ts';
import { firstConnection, newWallet } from './new-wallet.ts';

/** When settings were lost: what the keychain still holds that no wallet here names. */
export async function lookInKeychain(context: WalletContext): Promise<CallAnswer<'vault.lookInKeychain'>> {
  const found = await findUnnamed(context);
  return {
    closed: (await closedElsewhere(context)).reduce((sum, { walletIds }) => sum + walletIds.length, 0),
    found: found.map(({ walletId, createdAtMs, keys }) => ({
      walletId,
      createdAtMs,
      network: keys.network,
      fingerprint: keys.fingerprint,
    })),
  };
}

export const adoptWallet: UseCase<'vault.adopt'> = async (context, { walletId, name }) => {
  const found = (await findUnnamed(context)).find((secret) => secret.walletId === walletId);
  if (found === undefined) throw fail('WALLET_UNKNOWN', {});
  refuseMainnetOnLoopback(context.host, found.keys.network);
  const record = newWallet({
    id: walletId,
    name,
    keys: found.keys,
    keep: 'keychain',
    createdAtMs: found.createdAtMs,
    origin: 'restored',
    // A regtest wallet may have been a practice one; any other needs its service named again.
    connection: firstConnection(found.keys.network === 'regtest'),
  });
  context.wallets.add(record, isSamePlainBranch);
  return toView(record);
};

async function findUnnamed(context: WalletContext): Promise<readonly FoundSecret[]> {
  const named = new Set(context.wallets.list().map((wallet) => wallet.id));
  return (await context.signer.find()).filter((secret) => !named.has(secret.walletId));
}
