import { BIP32Factory, type BIP32API, type BIP32Interface } from 'bip32';
import { createHash } from 'node:crypto';
import * as ecc from 'tiny-secp256k1';
import { attempt } from '../base/json.ts';
import { toHex } from '../base/bytes.ts';
import type { Branch, Network } from '../base/bitcoin.ts';
import type { PublicKeys, PlainKeys, WalletKeys } from './account.ts';

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

/** SLIP 44 numbers for bitcoin; for assets the numbers that rgb-lib chose (service-facts 3.1). */
export function coinType(network: Network, branch: Branch): number {
  if (branch === 'vanilla') return network === 'mainnet' ? 0 : 1;
  return network === 'mainnet' ? 827166 : 827167;
}

const PURPOSE = 86;
const ACCOUNT = 0;

/** The library returns its own bytes, not copies: filling them empties the node. */
function wipeNode(node: BIP32Interface): void {
  node.privateKey?.fill(0);
  node.chainCode.fill(0);
}

export type { BIP32Interface };

/** BIP32 "Serialization format", BIP173. */
interface NetworkForm {
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

/** Made at first use: the library's self-test of the curve takes some 40 ms, too long for a start. */
export function bip32(): BIP32API {
  factory ??= BIP32Factory(ecc);
  return factory;
}

/** Throws a plain Error for another network, a private key, or a BIP32 fault: callers check these first. */
export function readXpub(xpub: string, network: Network): BIP32Interface {
  const node = bip32().fromBase58(xpub, networkForms[network]);
  if (!node.isNeutered()) throw new Error('an extended private key where a public one belongs');
  return node;
}

interface AccountParts {
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
  // No valid key is longer, and reading base58 takes time by the square of the length.
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

/** Whether keys and fingerprints fit. Only a phrase proves that the accounts are the master key's. Pure. */
export function areAccountKeys(keys: WalletKeys): boolean {
  const { network, fingerprint, accountXpubColoredFingerprint } = keys;
  if (keys.accountXpubColored === null) return accountFingerprint(keys.accountXpubVanilla, network) !== null;
  const master = readAt(keys.xpub, network, 0);
  const vanilla = readAt(keys.accountXpubVanilla, network, ACCOUNT_DEPTH);
  const colored = readAt(keys.accountXpubColored, network, ACCOUNT_DEPTH);
  if (master === null || vanilla === null || colored === null) return false;
  return (
    toHex(master.fingerprint) === fingerprint &&
    toHex(colored.fingerprint) === accountXpubColoredFingerprint &&
    toHex(vanilla.fingerprint) !== accountXpubColoredFingerprint &&
    // m/86'/coin'/0' is below m/86'/coin', and each coin has another such key.
    vanilla.parentFingerprint !== colored.parentFingerprint
  );
}

/** Eight hex digits; null if `xpub` is no account of this network. Pure. */
export function accountFingerprint(xpub: string, network: Network): string | null {
  const key = readAt(xpub, network, ACCOUNT_DEPTH);
  return key === null ? null : toHex(key.fingerprint);
}

/** Same master fingerprint, but another master key, or other accounts where networks share them. Pure. */
export function contradictEachOther(one: WalletKeys, other: WalletKeys): boolean {
  if (one.fingerprint !== other.fingerprint) return false;
  if (one.xpub === null || other.xpub === null)
    return (one.network === 'mainnet') === (other.network === 'mainnet') && !isSamePlainBranch(one, other);
  if (materialOf(one.xpub, one.network) !== materialOf(other.xpub, other.network)) return true;
  if ((one.network === 'mainnet') !== (other.network === 'mainnet')) return false;
  return (
    one.accountXpubVanilla !== other.accountXpubVanilla || one.accountXpubColored !== other.accountXpubColored
  );
}

/** Ignores the parent fingerprint, which some programs omit: it changes no address. Pure. */
export function isSamePlainBranch(one: PlainKeys, other: PlainKeys): boolean {
  const of = ({ accountXpubVanilla, network }: PlainKeys) => materialOf(accountXpubVanilla, network);
  return (
    one.fingerprint === other.fingerprint &&
    (one.network === 'mainnet') === (other.network === 'mainnet') &&
    of(one) === of(other)
  );
}

function materialOf(xpub: string, network: Network): string {
  const key = readKey(xpub, network);
  return key === null ? xpub : toHex(key.publicKey) + toHex(key.chainCode);
}

function readAt(xpub: string, network: Network, depth: number): BIP32Interface | null {
  const key = readKey(xpub, network);
  const isThere = key?.depth === depth && key.index === (depth === 0 ? 0 : HARDENED_ZERO);
  return isThere && key.toBase58() === xpub ? key : null;
}

function readKey(xpub: string, network: Network): BIP32Interface | null {
  // No valid key is longer, and reading base58 takes time by the square of the length.
  return xpub.length > 112 ? null : attempt(() => readXpub(xpub, network));
}
