import { fail } from '../../domain/errors.ts';
import { createOutputCache, findAddress } from '../../domain/keys/address.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { addressGap, RESTORE_SEARCH } from './own-indexes.ts';

/** Public keys only. Kept, since to call an address a stranger's every index must have been tried. */
const cache = createOutputCache();

/**
 * Proves that an address the service names is ours, by our own derivation, before anyone sees it.
 * Answers what the wallet learns from it: the keychain is pinned and the highest index grows.
 * Throws ADDRESS_NOT_OURS.
 */
export function acceptAddress(
  context: Pick<Context, 'clock'>,
  wallet: WalletRecord,
  address: string,
): Pick<WalletRecord, 'keychains' | 'highestIndex' | 'lastAddress'> {
  const found = findAddress({
    keys: wallet.keys,
    keychains: wallet.keychains,
    address,
    highestIndex: wallet.highestIndex,
    gap: addressGap(wallet),
    searchTo: RESTORE_SEARCH,
    cache,
  });
  if (!found.ok) throw fail('ADDRESS_NOT_OURS', { address, reason: found.reason });
  // A deposit address on the asset branch would mix plain bitcoin into asset slots.
  if (found.branch !== 'vanilla') throw fail('ADDRESS_NOT_OURS', { address, reason: 'foreign' });
  return {
    keychains: { ...wallet.keychains, vanilla: [found.keychain] },
    highestIndex: { ...wallet.highestIndex, vanilla: Math.max(wallet.highestIndex.vanilla, found.index) },
    lastAddress: {
      address,
      keychain: found.keychain,
      index: found.index,
      shownAtMs: context.clock.nowMs(),
      seenBefore: found.index <= wallet.highestIndex.vanilla,
    },
  };
}
