import { createHash, createHmac } from 'node:crypto';
import { isPrivate, pointFromScalar, privateAdd, privateNegate } from 'tiny-secp256k1';
import { coinType } from './derive.ts';
import type { Branch } from '../base/bitcoin.ts';
import { concat, sameBytes, toHex, u32be } from '../base/bytes.ts';
import type { OwnScript, OwnScripts } from './allowed-paths.ts';
import { refused } from '../base/errors.ts';
import type { JudgeAccount } from './account.ts';

/** For one PSBT. Has no `toJSON`, and `wipe` empties it. */
export interface ChainKeys {
  /** By key path (BIP86, BIP341); wipes the key afterwards. */
  readonly withSigningKey: <T>(own: OwnScript, act: (key: Uint8Array) => T) => T;
  readonly wipe: () => void;
}

/** Wipes every secret byte; the library would leave some. Throws PSBT_REFUSED, FINGERPRINT, for another seed. */
export function openChainKeys(seed: Uint8Array, account: JudgeAccount, own: OwnScripts): ChainKeys {
  const master = split(hmacSha512(MASTER_KEY, seed));
  const made: PrivateNode[] = [master];
  const accounts = new Map<Branch, PrivateNode>();
  const wipe = (): void => {
    for (const { key, chainCode } of made) {
      key.fill(0);
      chainCode.fill(0);
    }
    accounts.clear();
  };
  const keep = (node: PrivateNode): PrivateNode => {
    made.push(node);
    return node;
  };

  const { seen, nameOf } = seenTogether(own, account);

  function openAccount(branch: Branch): PrivateNode {
    const known = accounts.get(branch);
    if (known !== undefined) return known;
    const purpose = keep(hardenedChild(master, 86));
    const coin = keep(hardenedChild(purpose, coinType(account.network, branch)));
    const node = keep(hardenedChild(coin, 0));
    const expected = own.account(branch);
    if (!sameBytes(node.chainCode, expected.chainCode)) throw foreign();
    if (!seen.has(nameOf(branch)) && !sameBytes(publicKeyOf(node), expected.publicKey)) throw foreign();
    seen.add(nameOf(branch));
    accounts.set(branch, node);
    return node;
  }

  try {
    const seenBranch = BRANCHES.find((branch) => seen.has(nameOf(branch)));
    if (seenBranch !== undefined) openAccount(seenBranch);
    else if (fingerprintOf(master) !== account.fingerprint) throw foreign();
  } catch (error) {
    wipe();
    throw error;
  }
  return {
    withSigningKey: (place, act) => {
      const leaf = sum(openAccount(place.branch).key, place.offset);
      let tweaked: Uint8Array | null = null;
      try {
        tweaked = tweak(leaf, place);
        return act(tweaked);
      } finally {
        leaf.fill(0);
        tweaked?.fill(0);
      }
    },
    wipe,
  };
}

/**
 * Branches whose public key was compared once. From then on the chain code alone identifies the seed: it is half of an
 * HMAC-SHA512 keyed by secrets. That saves as much work as a signature. Holds no secret.
 */
function seenTogether(
  own: OwnScripts,
  { fingerprint, network }: JudgeAccount,
): { readonly seen: Set<string>; readonly nameOf: (branch: Branch) => string } {
  const seen = seenByWallet.get(own) ?? new Set();
  seenByWallet.set(own, seen);
  return { seen, nameOf: (branch) => `${network}/${fingerprint}/${branch}` };
}

const seenByWallet = new WeakMap<OwnScripts, Set<string>>();
const BRANCHES = ['vanilla', 'colored'] as const;

interface PrivateNode {
  readonly key: Uint8Array;
  readonly chainCode: Uint8Array;
}

const HARDENED = 0x8000_0000;
/** BIP32, "Master key generation". */
const MASTER_KEY = Buffer.from('Bitcoin seed', 'utf8');

/** BIP32 CKDpriv, hardened. */
function hardenedChild(parent: PrivateNode, number: number): PrivateNode {
  const data = concat([Uint8Array.of(0), parent.key, u32be(HARDENED + number)]);
  const { key: added, chainCode } = split(hmacSha512(parent.chainCode, data));
  data.fill(0);
  try {
    return { key: sum(parent.key, added), chainCode };
  } finally {
    added.fill(0);
  }
}

function sum(key: Uint8Array, added: Uint8Array): Uint8Array {
  // BIP32 would take the next number. This was never seen (1 in 2^127), and our children exist.
  const whole = isPrivate(added) ? privateAdd(key, added) : null;
  if (whole === null) throw new Error('a child key that does not exist');
  return whole;
}

/** BIP341: the key of the even point, plus the hash of that point alone (BIP86). */
function tweak(key: Uint8Array, { publicKey, tapTweak }: OwnScript): Uint8Array {
  const even = publicKey[0] === ODD ? privateNegate(key) : key.slice();
  try {
    return sum(even, tapTweak);
  } finally {
    even.fill(0);
  }
}

/** First byte of a compressed public key with an odd y (SEC 1). */
const ODD = 0x03;

function hmacSha512(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha512', key).update(data).digest();
}

function split(hash: Buffer): PrivateNode {
  const node = { key: Uint8Array.from(hash.subarray(0, 32)), chainCode: Uint8Array.from(hash.subarray(32)) };
  hash.fill(0);
  return node;
}

function publicKeyOf({ key }: PrivateNode): Uint8Array {
  const point = pointFromScalar(key, true);
  if (point === null) throw new Error('a private key out of range');
  return point;
}

/** First 4 bytes of HASH160 (BIP32, "Key identifiers"). */
function fingerprintOf(node: PrivateNode): string {
  const sha = createHash('sha256').update(publicKeyOf(node)).digest();
  return toHex(createHash('ripemd160').update(sha).digest().subarray(0, 4));
}

function foreign(): Error {
  return refused('FINGERPRINT', { detail: 'the seed belongs to other keys than the account' });
}
