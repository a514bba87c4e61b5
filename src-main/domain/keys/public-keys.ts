import type { Network } from '../network.ts';

/** What names the plain branch of one seed on one network. Holds nothing secret. */
export interface PlainKeys {
  readonly network: Network;
  /** HASH160 of the master public key, first 4 bytes, 8 hex digits. */
  readonly fingerprint: string;
  /** m/86'/0'/0' on mainnet, m/86'/1'/0' elsewhere */
  readonly accountXpubVanilla: string;
}

/** The public half of a phrase on one network (interface.md 2, service-facts.md 3.1). Holds nothing secret. */
export interface PublicKeys extends PlainKeys {
  /** m */
  readonly xpub: string;
  /** m/86'/827166'/0' on mainnet, m/86'/827167'/0' elsewhere */
  readonly accountXpubColored: string;
  /** Fingerprint of the colored account key itself, as interface.md names it. */
  readonly accountXpubColoredFingerprint: string;
}

/** The plain branch alone, as another program told it: what only Ochre and its words know is missing. */
export interface PlainOnlyKeys extends PlainKeys {
  readonly xpub: null;
  readonly accountXpubColored: null;
  readonly accountXpubColoredFingerprint: null;
}

export type WalletKeys = PublicKeys | PlainOnlyKeys;

/** The values of generate_keys (interface.md 2, Keys), as a service claims them; null is one that it leaves out. */
export interface ExpectedKeys extends Pick<PublicKeys, 'xpub' | 'accountXpubVanilla' | 'accountXpubColored'> {
  /** Of the master key: later servers say it in place of the next one. */
  readonly fingerprint: string | null;
  readonly accountXpubColoredFingerprint: string | null;
}

/** Of each account, the keychains that own keys may lie on. */
export interface Keychains {
  readonly vanilla: readonly number[];
  readonly colored: readonly number[];
}

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
