import type { FactsOf } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { createOutputCache, findAddress, type AddressFinding } from '../../domain/keys/address.ts';
import { EVERY_KEYCHAIN } from '../../domain/keys/allowed-keychains.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { WalletContext } from '../context/context.ts';
import { BEYOND_SEARCH, RESTORE_SEARCH } from '../../domain/judge/judge-limits.ts';
import { requireProvedKeys } from '../context/wallet-list.ts';
import { GAP, knownIndexes } from '../book/own-indexes.ts';

/** Public keys only. Kept, since to call an address a stranger's every index must have been tried. */
const cache = createOutputCache();

/**
 * Proves that an address the service names is ours, by our own derivation, before anyone sees it. The keychain is
 * pinned and the highest index grows. Reads the record as it is now: others may have changed it while the service was
 * asked. Throws ADDRESS_NOT_OURS.
 */
export function acceptAddress(
  context: Pick<WalletContext, 'clock' | 'wallets'>,
  walletId: string,
  address: string,
  also: Partial<WalletRecord> = {},
): WalletRecord {
  return context.wallets.update(walletId, (wallet) => {
    requireProvedKeys(wallet);
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
  const found = search(wallet, wallet.keychains.vanilla, address);
  const refuse = (reason: Reason, index: number | null = null, keychain: number | null = null) =>
    fail('ADDRESS_NOT_OURS', { address, reason, index, keychain });
  if (!found.ok) {
    if (found.reason === 'beyondGap')
      throw refuse(found.index > RESTORE_SEARCH ? 'beyondRestore' : found.reason, found.index);
    const elsewhere = found.reason === 'foreign' ? search(wallet, EVERY_KEYCHAIN.vanilla, address) : found;
    if (elsewhere.ok) throw refuse('otherKeychain', elsewhere.index, elsewhere.keychain);
    throw refuse(found.reason);
  }
  return found;
}

type Reason = FactsOf<'ADDRESS_NOT_OURS'>['reason'];

/**
 * On the plain branch alone: a deposit address on the asset branch would mix plain bitcoin into asset slots, so one there
 * is refused as a stranger's, and to derive thousands of them for that would only hold main's loop up.
 */
function search(wallet: WalletRecord, vanilla: readonly number[], address: string): AddressFinding {
  return findAddress({
    keys: wallet.keys,
    keychains: { vanilla, colored: [] },
    address,
    highestIndex: knownIndexes(wallet),
    gap: GAP,
    searchTo: RESTORE_SEARCH + BEYOND_SEARCH,
    cache,
  });
}
