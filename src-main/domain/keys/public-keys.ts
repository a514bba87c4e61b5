import type { Network, Branch } from '../network.ts';
import { toHex } from '../psbt/bytes.ts';
import { bip32, networkForms, type BIP32Interface } from './bip32.ts';

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

/**
 * The public half of a seed (64 bytes) on one network: interface.md 2, service-facts 3.1.
 * The seed stays the caller's, to wipe; the private nodes made here are wiped before it returns.
 */
export function derivePublicKeys(seed: Uint8Array, network: Network): PublicKeys {
  const made: BIP32Interface[] = [];
  const keep = (node: BIP32Interface): BIP32Interface => {
    made.push(node);
    return node;
  };
  try {
    const master = keep(bip32().fromSeed(seed, networkForms[network]));
    const purpose = keep(master.deriveHardened(PURPOSE));
    const account = (branch: Branch): BIP32Interface =>
      keep(keep(purpose.deriveHardened(coinType(network, branch))).deriveHardened(ACCOUNT));
    const vanilla = account('vanilla');
    const colored = account('colored');
    return {
      network,
      fingerprint: toHex(master.fingerprint),
      xpub: master.neutered().toBase58(),
      accountXpubVanilla: vanilla.neutered().toBase58(),
      accountXpubColored: colored.neutered().toBase58(),
      accountXpubColoredFingerprint: toHex(colored.fingerprint),
    };
  } finally {
    for (const node of made) wipeNode(node);
  }
}

/** `m/86'/coin'/0'`, with an apostrophe for hardened steps. */
export function accountPath(network: Network, branch: Branch): string {
  return `m/${PURPOSE.toString()}'/${coinType(network, branch).toString()}'/${ACCOUNT.toString()}'`;
}

/** SLIP 44 numbers; for assets the ones rgb-lib took for itself (service-facts 3.1). */
export function coinType(network: Network, branch: Branch): number {
  if (branch === 'vanilla') return network === 'mainnet' ? 0 : 1;
  return network === 'mainnet' ? 827166 : 827167;
}

const PURPOSE = 86;
const ACCOUNT = 0;

/** The library hands out its own bytes, not a copy: filling them empties the node. */
function wipeNode(node: BIP32Interface): void {
  node.privateKey?.fill(0);
  node.chainCode.fill(0);
}
