import type { Intent, Verdict } from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Branch } from '../../base/network.ts';
import { LAST_INDEX, searchThatFinds } from '../../keys/allowed-paths.ts';
import type { WalletContext } from '../context/context.ts';
import type { JudgeAccount } from '../../keys/account.ts';

/** BIP44's gap limit, which real servers keep too (service-facts 1.3): beyond it another wallet may not look. */
export const GAP = 20;

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

/** The gap counts from these. A restored wallet's silent branch may reach as far as its search. */
export function knownIndexes(wallet: WalletRecord): WalletRecord['highestIndex'] {
  const known = (branch: Branch) =>
    isUnlearned(wallet, branch) ? wallet.searchLength - GAP : wallet.highestIndex[branch];
  return { vanilla: known('vanilla'), colored: known('colored') };
}

/** Is on disk when it returns. Called before paths are signed for or shown, so that a restore finds all of ours. */
export function keepSearch(
  { wallets }: Pick<WalletContext, 'wallets'>,
  walletId: string,
  paths: readonly string[],
): void {
  const { searchLength: kept } = wallets.require(walletId);
  const furthest = Math.max(0, ...paths.map((path) => branchAndIndex(path).index));
  if (furthest > kept) wallets.update(walletId, () => ({ searchLength: searchThatFinds(furthest, kept) }));
}

/** A restored phrase may have used indexes elsewhere, on a branch that no service has reported on yet. */
export function isUnlearned({ origin, highestIndex }: WalletRecord, branch: Branch): boolean {
  return origin === 'restored' && highestIndex[branch] < 0;
}

/**
 * Highest indexes from own output paths (m/86'/1'/0'/1/7). Services reveal new ones at every begin, signed or not, so
 * each proved one counts. Never beyond what a restore can find: a service must not lead a wallet out of its own sight.
 */
export function advancedIndexes(
  wallet: WalletRecord,
  ownPaths: readonly string[],
): Pick<WalletRecord, 'highestIndex'> {
  const highest = { ...wallet.highestIndex };
  for (const path of ownPaths) {
    const { branch, index } = branchAndIndex(path);
    highest[branch] = Math.max(highest[branch], Math.min(index, LAST_INDEX));
  }
  return { highestIndex: highest };
}

export function branchAndIndex(path: string): { readonly branch: Branch; readonly index: number } {
  const [, , coin, , , index] = path.split('/');
  return { branch: coin === "827166'" || coin === "827167'" ? 'colored' : 'vanilla', index: Number(index) };
}

/** The first signed slots pin the asset branch's keychain, an address the plain one's. */
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

/** Own output paths to learn from, whatever the verdict: in the gap, or filling the way as many new slots do. */
export function learnablePaths(wallet: WalletRecord, intent: Intent, verdict: Verdict): string[] {
  const known = knownIndexes(wallet);
  const filled = intent.kind === 'createSlots' ? Math.max(GAP, intent.num) : GAP;
  return ownPaths(verdict).filter((path) => {
    const { branch, index } = branchAndIndex(path);
    if (verdict.outcome === 'contradicts' && isUnlearned(wallet, branch)) return false;
    return index <= known[branch] + (branch === 'colored' ? filled : GAP);
  });
}

export function ownPaths(verdict: Verdict): string[] {
  return verdict.outputs.flatMap((line) => (line.path === null ? [] : [line.path]));
}
