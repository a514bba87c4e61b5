import { fail } from '../../domain/errors.ts';
import { createOutputCache, findAddress } from '../../domain/keys/address.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { GAP, knownIndexes, RESTORE_SEARCH } from './own-indexes.ts';

/** Public keys only. Kept, since to call an address a stranger's every index must have been tried. */
const cache = createOutputCache();

/**
 * Proves that an address the service names is ours, by our own derivation, before anyone sees it. The keychain is
 * pinned and the highest index grows. Reads the record as it is now: others may have changed it while the service was
 * asked. Throws ADDRESS_NOT_OURS.
 */
export function acceptAddress(
  context: Pick<Context, 'clock' | 'wallets'>,
  walletId: string,
  address: string,
  also: Partial<WalletRecord> = {},
): WalletRecord {
  return context.wallets.update(walletId, (wallet) => {
    const { keychain, index } = proveOwn(wallet, address);
    const { keychains, highestIndex } = wallet;
    return {
      ...also,
      keychains: { ...keychains, vanilla: [keychain] },
      highestIndex: { ...highestIndex, vanilla: Math.max(highestIndex.vanilla, index) },
      lastAddress: {
        address,
        keychain,
        index,
        shownAtMs: context.clock.nowMs(),
        seenBefore: index <= highestIndex.vanilla,
      },
    };
  });
}

/** Where an address lies on the plain branch. Throws ADDRESS_NOT_OURS. */
export function proveOwn(wallet: WalletRecord, address: string): { keychain: number; index: number } {
  const found = findAddress({
    keys: wallet.keys,
    keychains: wallet.keychains,
    address,
    highestIndex: knownIndexes(wallet),
    gap: GAP,
    searchTo: RESTORE_SEARCH,
    cache,
  });
  if (!found.ok) {
    const index = found.reason === 'beyondGap' ? found.index : null;
    throw fail('ADDRESS_NOT_OURS', { address, reason: found.reason, index });
  }
  // A deposit address on the asset branch would mix plain bitcoin into asset slots.
  if (found.branch !== 'vanilla') throw fail('ADDRESS_NOT_OURS', { address, reason: 'foreign', index: null });
  return found;
}
