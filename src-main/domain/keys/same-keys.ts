import type { WalletKeys } from './public-keys.ts';

/** Every field equal: the keys of a secret are those of a wallet, and of the same network. */
export function samePublicKeys(a: WalletKeys, b: WalletKeys): boolean {
  return (
    a.network === b.network &&
    a.fingerprint === b.fingerprint &&
    a.xpub === b.xpub &&
    a.accountXpubVanilla === b.accountXpubVanilla &&
    a.accountXpubColored === b.accountXpubColored &&
    a.accountXpubColoredFingerprint === b.accountXpubColoredFingerprint
  );
}
