import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { checkOf, writeAccount } from '../../domain/offline/account-file.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { WalletContext } from '../context/context.ts';
import { requireProvedKeys } from '../context/wallet-list.ts';

/** The public keys of a wallet for the machine that watches it. Touches no key. Throws WALLET_UNKNOWN, KEYS_UNPROVED. */
export function showAccount(
  context: WalletContext,
  { walletId }: CallInput<'watch.account'>,
): CallAnswer<'watch.account'> {
  const wallet = context.wallets.require(walletId);
  requireProvedKeys(wallet);
  const text = writeAccount(wallet);
  return { text, heldId: context.codes.hold(text), fileName: fileName(wallet), check: checkOf(wallet) };
}

/** Saves the public account as a file, where the person says. Throws WALLET_UNKNOWN, KEYS_UNPROVED and what the disk refuses. */
export async function saveAccount(
  context: WalletContext,
  { walletId }: CallInput<'watch.saveAccount'>,
): Promise<CallAnswer<'watch.saveAccount'>> {
  const wallet = context.wallets.require(walletId);
  requireProvedKeys(wallet);
  const path = await context.files.save(fileName(wallet), Buffer.from(`${writeAccount(wallet)}\n`, 'utf8'));
  return path === null ? { outcome: 'aborted' } : { outcome: 'saved', path };
}

/** A wallet's name may be anything: it stays out of the file's. */
function fileName({ keys }: WalletRecord): string {
  return `ochre-account-${keys.network}-${keys.fingerprint}.ochre-account.json`;
}
