import { fail } from '../domain/errors.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { SecretRef } from '../ports/index.ts';

/** Which secret the keyholder is to read. Throws NO_KEY_HERE for a watch-only wallet. */
export function secretOf(wallet: WalletRecord): SecretRef {
  const { keys, keySource, name } = wallet;
  if (keySource === 'none' || keys.xpub === null) throw fail('NO_KEY_HERE', { walletName: name });
  return { walletId: wallet.id, walletName: name, keySource, keys };
}
