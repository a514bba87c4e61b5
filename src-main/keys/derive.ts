import { toHex } from '../base/bytes.ts';
import type { Branch, Network } from '../base/network.ts';
import { bip32, networkForms, type BIP32Interface } from './bip32.ts';
import type { PublicKeys } from './public-keys.ts';

/** interface.md 2, service-facts 3.1. The caller wipes the seed (64 bytes); private nodes are wiped here. */
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

export function accountPath(network: Network, branch: Branch): string {
  return `m/${PURPOSE.toString()}'/${coinType(network, branch).toString()}'/${ACCOUNT.toString()}'`;
}

/** SLIP 44 numbers; for assets those that rgb-lib took (service-facts 3.1). */
export function coinType(network: Network, branch: Branch): number {
  if (branch === 'vanilla') return network === 'mainnet' ? 0 : 1;
  return network === 'mainnet' ? 827166 : 827167;
}

const PURPOSE = 86;
const ACCOUNT = 0;

/** The library returns its own bytes, not copies, so filling them empties the node. */
function wipeNode(node: BIP32Interface): void {
  node.privateKey?.fill(0);
  node.chainCode.fill(0);
}
