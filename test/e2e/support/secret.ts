import { BIP32Factory } from 'bip32';
import { mnemonicToEntropy, mnemonicToSeedSync } from 'bip39';
import * as ecc from 'tiny-secp256k1';
import { buildNeedles, type Needles } from '../../support/secret-search.ts';

/** Every form of a wallet's secret, made from its words by the libraries alone. */
export function needlesOf(words: readonly string[]): {
  readonly needles: Needles;
  readonly entropyHex: string;
} {
  const phrase = words.join(' ');
  const entropyHex = mnemonicToEntropy(phrase);
  const seed = mnemonicToSeedSync(phrase);
  const regtest = {
    messagePrefix: '',
    bech32: 'bcrt',
    bip32: { public: 0x043587cf, private: 0x04358394 },
    pubKeyHash: 0x6f,
    scriptHash: 0xc4,
    wif: 0xef,
  };
  const master = BIP32Factory(ecc).fromSeed(seed, regtest);
  const nodes = ["m/86'/1'/0'", "m/86'/827167'/0'", "m/86'/1'/0'/0/0", "m/86'/1'/0'/0/1"].map((path) =>
    master.derivePath(path),
  );
  const all = [master, ...nodes];
  const needles = buildNeedles({
    words,
    entropy: Buffer.from(entropyHex, 'hex'),
    seed,
    texts: all.flatMap((node) => [node.toBase58(), node.toWIF()]),
    keys: all.flatMap((node) => (node.privateKey === undefined ? [] : [node.privateKey])),
  });
  return { needles, entropyHex };
}
