import { attempt } from '../base/attempt.ts';
import { toHex } from '../base/bytes.ts';
import { readXpub, type BIP32Interface } from './bip32.ts';
import type { PlainKeys, WalletKeys } from './public-keys.ts';
import type { Network } from '../base/network.ts';

/** m/86'/coin'/0' */
const ACCOUNT_DEPTH = 3;
const HARDENED_ZERO = 0x8000_0000;

/**
 * Whether public keys prove what public keys can: each is of this network and lies where a master key or an account
 * does, the fingerprints are theirs, and the two accounts are of two coins; of a plain branch alone, that it is an account.
 * That the accounts come from that master key only the words can show. Pure.
 */
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
    // m/86'/coin'/0' hangs below m/86'/coin', which is another key for each coin.
    vanilla.parentFingerprint !== colored.parentFingerprint
  );
}

/** Eight hex digits; null where it is no account of this network. Pure. */
export function accountFingerprint(xpub: string, network: Network): string | null {
  const key = readAt(xpub, network, ACCOUNT_DEPTH);
  return key === null ? null : toHex(key.fingerprint);
}

/**
 * Whether two sets of keys cannot be of the same words although they carry the same fingerprint of a master key: another
 * master key, or other accounts where the networks share their accounts. Each was checked before. Pure.
 */
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

/**
 * Whether two wallets have the plain branch of one seed on one network. What their xpubs say of the key above, which some
 * programs leave out, is not asked: it changes no address. Pure.
 */
export function isSamePlainBranch(one: PlainKeys, other: PlainKeys): boolean {
  const of = ({ accountXpubVanilla, network }: PlainKeys) => materialOf(accountXpubVanilla, network);
  return (
    one.fingerprint === other.fingerprint &&
    (one.network === 'mainnet') === (other.network === 'mainnet') &&
    of(one) === of(other)
  );
}

/** Public key and chain code, which are the same on every network; the text itself where it is no key. */
function materialOf(xpub: string, network: Network): string {
  const key = readKey(xpub, network);
  return key === null ? xpub : toHex(key.publicKey) + toHex(key.chainCode);
}

function readAt(xpub: string, network: Network, depth: number): BIP32Interface | null {
  const key = readKey(xpub, network);
  const isThere = key?.depth === depth && key.index === (depth === 0 ? 0 : HARDENED_ZERO);
  return isThere && key.toBase58() === xpub ? key : null;
}

/** Null where the library takes it for none of this network, or for a private one. */
function readKey(xpub: string, network: Network): BIP32Interface | null {
  // The longest that is one: reading base58 takes the square of its length.
  return xpub.length > 112 ? null : attempt(() => readXpub(xpub, network));
}
