import { attempt } from '../base/attempt.ts';
import { toHex } from '../base/bytes.ts';
import { readXpub, type BIP32Interface } from './bip32.ts';
import type { PlainKeys, WalletKeys } from './public-keys.ts';
import type { Network } from '../base/network.ts';

/** m/86'/coin'/0' */
const ACCOUNT_DEPTH = 3;
const HARDENED_ZERO = 0x8000_0000;

/** Whether keys and fingerprints fit; only a phrase proves that the accounts belong to the master key. Pure. */
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
    // m/86'/coin'/0' is below m/86'/coin', which is another key for each coin.
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
  // No valid key is longer, and the time to read base58 grows with its square.
  return xpub.length > 112 ? null : attempt(() => readXpub(xpub, network));
}
