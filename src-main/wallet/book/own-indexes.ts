import type { Intent, Verdict } from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Branch } from '../../base/network.ts';
import { LAST_INDEX, searchThatFinds } from '../../keys/search-length.ts';
import type { WalletContext } from '../context/context.ts';
import type { JudgeAccount } from '../../keys/account.ts';

/** BIP44's gap limit, which the real servers keep too (service-facts 1.3): further out, another wallet may not look. */
export const GAP = 20;

/** What the judge may know of a wallet: public keys, pinned keychains, how far its own indexes reach. */
export function judgeAccount(wallet: WalletRecord): JudgeAccount {
  return {
    fingerprint: wallet.keys.fingerprint,
    network: wallet.keys.network,
    xpubs: { vanilla: wallet.keys.accountXpubVanilla, colored: wallet.keys.accountXpubColored },
    keychains: wallet.keychains,
    highestIndex: knownIndexes(wallet),
    gap: GAP,
    searchLength: wallet.searchLength,
  };
}

/**
 * The highest index of each branch from which the gap is counted. Of a restored wallet a branch that was not heard of
 * yet may reach as far as its search.
 */
export function knownIndexes(wallet: WalletRecord): WalletRecord['highestIndex'] {
  const known = (branch: Branch) =>
    isUnlearned(wallet, branch) ? wallet.searchLength - GAP : wallet.highestIndex[branch];
  return { vanilla: known('vanilla'), colored: known('colored') };
}

/**
 * Makes the search of a wallet reach these paths, on disk when it returns: asked before they are signed for or shown, so
 * that nothing of ours ever lies where a restore would not find it.
 */
export function keepSearch(
  { wallets }: Pick<WalletContext, 'wallets'>,
  walletId: string,
  paths: readonly string[],
): void {
  const { searchLength: kept } = wallets.require(walletId);
  const furthest = Math.max(0, ...paths.map((path) => placeOf(path).index));
  if (furthest > kept) wallets.update(walletId, () => ({ searchLength: searchThatFinds(furthest, kept) }));
}

/** Words that were restored may have used indexes elsewhere, on a branch of which nothing was heard yet. */
export function isUnlearned({ origin, highestIndex }: WalletRecord, branch: Branch): boolean {
  return origin === 'restored' && highestIndex[branch] < 0;
}

/**
 * The highest indexes after a judged transaction, from the paths of its own outputs, e.g. m/86'/1'/0'/1/7. Services
 * reveal new ones at every begin, also at those that nobody signs, so they are learned from each one that is proved.
 * Never beyond what a restore can find: a service must not lead a wallet out of its own sight, begin by begin.
 */
export function grownIndexes(
  wallet: WalletRecord,
  ownPaths: readonly string[],
): Pick<WalletRecord, 'highestIndex'> {
  const highest = { ...wallet.highestIndex };
  for (const path of ownPaths) {
    const { branch, index } = placeOf(path);
    highest[branch] = Math.max(highest[branch], Math.min(index, LAST_INDEX));
  }
  return { highestIndex: highest };
}

/** Of a path such as m/86'/1'/0'/1/7. */
export function placeOf(path: string): { readonly branch: Branch; readonly index: number } {
  const [, , coin, , , index] = path.split('/');
  return { branch: coin === "827166'" || coin === "827167'" ? 'colored' : 'vanilla', index: Number(index) };
}

/** The asset branch's keychain is pinned by the first slots that were signed, as the plain one's is by an address. */
export function pinnedKeychains(
  wallet: WalletRecord,
  paths: readonly string[],
): Pick<WalletRecord, 'keychains'> {
  const coins = [827166, 827167].map((coin) => `${String(coin)}'`);
  const used = new Set(
    paths
      .map((path) => path.split('/'))
      .filter(([, , coin]) => coins.includes(coin ?? ''))
      .map((path) => Number(path[4])),
  );
  const [only, ...others] = used;
  const pinned = only !== undefined && others.length === 0 && wallet.keychains.colored.includes(only);
  return { keychains: pinned ? { ...wallet.keychains, colored: [only] } : wallet.keychains };
}

/**
 * Of a judged transaction's own outputs those that may be learned from, whatever its verdict: they lie in the gap, or
 * fill the way to where they lie, as more new slots than the gap is wide do. What lies further out is never learned;
 * and a refused one does not say how far words have reached that were restored.
 */
export function reachedPaths(wallet: WalletRecord, intent: Intent, verdict: Verdict): string[] {
  const known = knownIndexes(wallet);
  const filled = intent.kind === 'createSlots' ? Math.max(GAP, intent.num) : GAP;
  return ownPaths(verdict).filter((path) => {
    const { branch, index } = placeOf(path);
    if (verdict.outcome === 'contradicts' && isUnlearned(wallet, branch)) return false;
    return index <= known[branch] + (branch === 'colored' ? filled : GAP);
  });
}

/** The paths of a judged transaction's own outputs. */
export function ownPaths(verdict: Verdict): string[] {
  return verdict.outputs.flatMap((line) => (line.path === null ? [] : [line.path]));
}
