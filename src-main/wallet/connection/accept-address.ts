import type { FactsOf } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { EVERY_KEYCHAIN, BEYOND_SEARCH, MAX_SEARCH, searchThatFinds } from '../../keys/account.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { WalletContext } from '../context/context.ts';
import { requireProvedKeys } from '../context/wallet-list.ts';
import { GAP, isUnlearned, knownIndexes } from '../book/own-recipients.ts';

/**
 * Proves the service's address by our own derivation before anyone sees it; first pins the keychain and extends index
 * and search. Updates the current record, which other calls may have changed. Throws ADDRESS_NOT_OURS.
 */
export async function acceptAddress(
  context: Pick<WalletContext, 'clock' | 'wallets' | 'reader'>,
  walletId: string,
  address: string,
  also: Partial<WalletRecord> = {},
): Promise<WalletRecord> {
  const { keychain, index } = await proveOwn(context, context.wallets.require(walletId), address);
  return context.wallets.update(walletId, (wallet) => {
    requireProvedKeys(wallet);
    const { keychains, highestIndex, searchLength } = wallet;
    if (!keychains.vanilla.includes(keychain)) throw notOurs(address, 'otherKeychain', { index, keychain });
    return {
      ...also,
      keychains: { ...keychains, vanilla: [keychain] },
      highestIndex: { ...highestIndex, vanilla: Math.max(highestIndex.vanilla, index) },
      searchLength: searchThatFinds(index, searchLength),
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

export async function proveOwn(
  { reader }: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  address: string,
): Promise<{ keychain: number; index: number }> {
  requireProvedKeys(wallet);
  const { searchLength } = wallet;
  // A deposit address on the asset branch would mix plain bitcoin into asset slots.
  const search = (vanilla: readonly number[]) =>
    reader.findAddress({
      keys: wallet.keys,
      keychains: { vanilla, colored: [] },
      address,
      highestIndex: knownIndexes(wallet),
      gap: GAP,
      searchTo: searchLength + BEYOND_SEARCH,
    });
  const searched = isUnlearned(wallet, 'vanilla') ? searchLength : null;
  const found = await search(wallet.keychains.vanilla);
  if (found.ok && found.index <= MAX_SEARCH) return found;
  if (found.ok) throw notOurs(address, 'beyondEnd', { index: found.index });
  if (found.reason === 'beyondGap') {
    const { index } = found;
    const near = searched === null ? 'beyondGap' : 'beyondSearch';
    throw notOurs(address, index > MAX_SEARCH ? 'beyondEnd' : near, { index, searched });
  }
  const elsewhere = found.reason === 'foreign' ? await search(EVERY_KEYCHAIN.vanilla) : found;
  if (elsewhere.ok) throw notOurs(address, 'otherKeychain', elsewhere);
  throw notOurs(address, found.reason, { searched });
}

type Facts = FactsOf<'ADDRESS_NOT_OURS'>;

function notOurs(
  address: string,
  reason: Facts['reason'],
  { index = null, keychain = null, searched = null }: Partial<Facts>,
) {
  return fail('ADDRESS_NOT_OURS', { address, reason, index, keychain, searched });
}
