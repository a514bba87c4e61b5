import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { JudgeAccount, Verdict } from '../../domain/psbt/verdict.ts';

/** BIP44's gap limit, which the real servers keep too (service-facts 1.3): further out, another wallet may not look. */
const GAP = 20;
/** Restored words may have used many indexes elsewhere; this far a restored wallet looks (security.md, G01). */
export const RESTORE_SEARCH = 1_000;

/** How far beyond the highest known index an address may lie. */
export function addressGap(wallet: WalletRecord): number {
  return isUnlearned(wallet, 'vanilla') ? RESTORE_SEARCH : GAP;
}

/** What the judge may know of a wallet: public keys, pinned keychains, how far its own indexes reach. */
export function judgeAccount(wallet: WalletRecord): JudgeAccount {
  const unlearned = isUnlearned(wallet, 'vanilla') || isUnlearned(wallet, 'colored');
  return {
    fingerprint: wallet.keys.fingerprint,
    network: wallet.keys.network,
    xpubs: { vanilla: wallet.keys.accountXpubVanilla, colored: wallet.keys.accountXpubColored },
    keychains: wallet.keychains,
    highestIndex: wallet.highestIndex,
    gap: unlearned ? RESTORE_SEARCH : GAP,
  };
}

function isUnlearned(wallet: WalletRecord, branch: 'vanilla' | 'colored'): boolean {
  return wallet.origin === 'restored' && wallet.highestIndex[branch] < 0;
}

/**
 * The highest indexes after a judged transaction, from the paths of its own outputs, e.g. m/86'/1'/0'/1/7. Services
 * reveal new ones at every begin, also at those that nobody signs, so they are learned from each one that is proved.
 * Never beyond what a restore would find: a service must not lead a wallet out of its own sight, begin by begin.
 */
export function grownIndexes(
  wallet: WalletRecord,
  ownPaths: readonly string[],
): Pick<WalletRecord, 'highestIndex'> {
  const highest = { ...wallet.highestIndex };
  for (const path of ownPaths) {
    const [, , coin, , , index] = path.split('/');
    const branch = coin === "827166'" || coin === "827167'" ? 'colored' : 'vanilla';
    highest[branch] = Math.max(highest[branch], Math.min(Number(index), RESTORE_SEARCH));
  }
  return { highestIndex: highest };
}

/** The paths of a judged transaction's own outputs. */
export function ownPaths(verdict: Verdict): string[] {
  return verdict.outputs.flatMap((line) => (line.path === null ? [] : [line.path]));
}
