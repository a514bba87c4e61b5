import { BIP32Factory } from 'bip32';
import { mnemonicToEntropy, mnemonicToSeedSync } from 'bip39';
import * as ecc from 'tiny-secp256k1';
import type { Secret } from './secret-search.ts';

const REGTEST = {
  ...{ messagePrefix: '', bech32: 'bcrt', bip32: { public: 0x043587cf, private: 0x04358394 } },
  ...{ pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
};
const PATHS = ["m/86'/1'/0'", "m/86'/827167'/0'", "m/86'/1'/0'/0/0", "m/86'/1'/0'/0/1"];

/** Every form of a wallet's secret, made from its words by the libraries alone. */
export function secretOf(words: readonly string[]): Required<Secret> {
  const phrase = words.join(' ');
  const seed = mnemonicToSeedSync(phrase);
  const master = BIP32Factory(ecc).fromSeed(seed, REGTEST);
  const all = [master, ...PATHS.map((path) => master.derivePath(path))];
  return {
    ...{ words, seed, entropy: Buffer.from(mnemonicToEntropy(phrase), 'hex') },
    texts: all.flatMap((node) => [node.toBase58(), node.toWIF()]),
    keys: all.flatMap((node) => (node.privateKey === undefined ? [] : [node.privateKey])),
  };
}
