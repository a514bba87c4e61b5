import { createHash } from 'node:crypto';
import { BIP32Factory, type BIP32API, type BIP32Interface } from 'bip32';
import * as ecc from 'tiny-secp256k1';
import type { Network } from '../base/network.ts';

export type { BIP32Interface };

/** BIP32 "Serialization format", BIP173. */
export interface NetworkForm {
  readonly hrp: 'bc' | 'tb' | 'bcrt';
  readonly bip32: { readonly public: number; readonly private: number };
  readonly wif: number;
}

const MAIN = { bip32: { public: 0x0488b21e, private: 0x0488ade4 }, wif: 0x80 };
// All other networks share the tpub version (service-facts 3.1): an xpub doesn't tell them apart.
const TEST = { bip32: { public: 0x043587cf, private: 0x04358394 }, wif: 0xef };

export const networkForms: Readonly<Record<Network, NetworkForm>> = {
  mainnet: { hrp: 'bc', ...MAIN },
  testnet: { hrp: 'tb', ...TEST },
  signet: { hrp: 'tb', ...TEST },
  regtest: { hrp: 'bcrt', ...TEST },
};

let factory: BIP32API | null = null;

/** Made at first use: the library's self-test of the curve costs some 40 ms, which a start must not pay. */
export function bip32(): BIP32API {
  factory ??= BIP32Factory(ecc);
  return factory;
}

/** Throws a plain Error for another network, a private key, or a BIP32 fault: callers checked it before. */
export function readXpub(xpub: string, network: Network): BIP32Interface {
  const node = bip32().fromBase58(xpub, networkForms[network]);
  if (!node.isNeutered()) throw new Error('an extended private key where a public one belongs');
  return node;
}

export interface AccountParts {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly chainCode: Uint8Array;
  /** The fingerprint of m/86'/coin', or 0 if unknown, which changes no address. */
  readonly parentFingerprint: number;
}

/** m/86'/coin'/0' as base58. `readXpub` refuses an invalid key. */
export function writeAccountXpub(
  { publicKey, chainCode, parentFingerprint }: AccountParts,
  network: Network,
): string {
  const begin = Buffer.alloc(13);
  begin.writeUInt32BE(networkForms[network].bip32.public, 0);
  begin.writeUInt8(ACCOUNT_DEPTH, 4);
  begin.writeUInt32BE(parentFingerprint, 5);
  begin.writeUInt32BE(HARDENED_ZERO, 9);
  const payload = Buffer.concat([begin, chainCode, publicKey]);
  const sum = sha256(sha256(payload)).subarray(0, 4);
  let rest = BigInt(`0x${Buffer.concat([payload, sum]).toString('hex')}`);
  // Every version begins with byte 4, so there is no leading zero.
  let text = '';
  for (; rest > 0n; rest /= 58n) text = BASE58.charAt(Number(rest % 58n)) + text;
  return text;
}

/** `other`: its first letters name another kind of address (SLIP132). Null if its form or checksum is wrong. */
export function kindOfExtendedKey(text: string): 'plain' | 'other' | null {
  // No valid key is longer, and the time to read base58 grows with its square.
  if (!/^[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{100,108}$/.test(text)) return null;
  const value = Array.from(text).reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n);
  const bytes = Buffer.from(value.toString(16).padStart(2 * EXTENDED_KEY_BYTES, '0'), 'hex');
  const payload = bytes.subarray(0, -4);
  if (
    bytes.length !== EXTENDED_KEY_BYTES ||
    !sha256(sha256(payload)).subarray(0, 4).equals(bytes.subarray(-4))
  )
    return null;
  return [MAIN, TEST].some(({ bip32 }) => bip32.public === payload.readUInt32BE()) ? 'plain' : 'other';
}

/** With its checksum. */
const EXTENDED_KEY_BYTES = 82;
const ACCOUNT_DEPTH = 3;
const HARDENED_ZERO = 0x8000_0000;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
