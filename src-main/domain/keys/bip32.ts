import { BIP32Factory } from 'bip32';
import type { BIP32API, BIP32Interface } from 'bip32';
import * as ecc from 'tiny-secp256k1';
import type { Network } from '../network.ts';

export type { BIP32Interface };

/** What an extended key and an address look like on one network (BIP32 "Serialization format", BIP173). */
export interface NetworkForm {
  readonly hrp: 'bc' | 'tb' | 'bcrt';
  readonly bip32: { readonly public: number; readonly private: number };
  readonly wif: number;
}

const MAIN = { bip32: { public: 0x0488b21e, private: 0x0488ade4 }, wif: 0x80 };
// Every other network shares the tpub version (service-facts 3.1), so an xpub alone does not tell them apart.
const TEST = { bip32: { public: 0x043587cf, private: 0x04358394 }, wif: 0xef };

export const networkForms: Readonly<Record<Network, NetworkForm>> = {
  mainnet: { hrp: 'bc', ...MAIN },
  testnet: { hrp: 'tb', ...TEST },
  signet: { hrp: 'tb', ...TEST },
  regtest: { hrp: 'bcrt', ...TEST },
};

let factory: BIP32API | null = null;

/** The library, made at first use: its self-test of the curve costs some 40 ms, which a start must not pay. */
export function bip32(): BIP32API {
  factory ??= BIP32Factory(ecc);
  return factory;
}

/**
 * Reads an account's extended public key. Throws a plain Error where it is not one of this network, is private, or
 * fails BIP32's own checks: the caller's keys were checked before, so this is never a user's mistake.
 */
export function readXpub(xpub: string, network: Network): BIP32Interface {
  const node = bip32().fromBase58(xpub, networkForms[network]);
  if (!node.isNeutered()) throw new Error('an extended private key where a public one belongs');
  return node;
}
