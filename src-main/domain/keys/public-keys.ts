import type { Network } from '../network.ts';

/** The public half of a phrase on one network (interface.md 2, service-facts.md 3.1). Holds nothing secret. */
export interface PublicKeys {
  readonly network: Network;
  /** HASH160 of the master public key, first 4 bytes, 8 hex digits. */
  readonly fingerprint: string;
  /** m */
  readonly xpub: string;
  /** m/86'/0'/0' on mainnet, m/86'/1'/0' elsewhere */
  readonly accountXpubVanilla: string;
  /** m/86'/827166'/0' on mainnet, m/86'/827167'/0' elsewhere */
  readonly accountXpubColored: string;
  /** Fingerprint of the colored account key itself, as interface.md names it. */
  readonly accountXpubColoredFingerprint: string;
}

/** Of each account, the keychains that own keys may lie on. */
export interface Keychains {
  readonly vanilla: readonly number[];
  readonly colored: readonly number[];
}
