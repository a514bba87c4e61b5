import { sameBytes } from '../psbt/bytes.ts';
import { createHash, createHmac } from 'node:crypto';
import { address as encoding } from 'bitcoinjs-lib';
import { pointAddScalar, xOnlyPointAddTweak } from 'tiny-secp256k1';
import type { Branch, Network } from '../network.ts';
import { networkForms, readXpub, type BIP32Interface } from './bip32.ts';
import type { PlainKeys, WalletKeys } from './public-keys.ts';

/** One key-path taproot output of ours (BIP86): everything in it is public. */
export interface OwnOutput {
  readonly keychain: number;
  readonly index: number;
  /** x-only, 32 bytes. */
  readonly internalKey: Uint8Array;
  /** x-only, 32 bytes: the internal key tweaked by itself alone (BIP86, BIP341). */
  readonly outputKey: Uint8Array;
  /** 34 bytes: OP_1, then the output key. */
  readonly script: Uint8Array;
}

/** Derived public data, kept for as long as its owner likes. Never holds a secret. */
export interface OutputCache {
  /** Derives `m/…account…/keychain/index`. Throws RangeError on an index BIP32 does not have unhardened. */
  readonly output: (accountXpub: string, keychain: number, index: number, network: Network) => OwnOutput;
}

/** Re-deriving an account or chain node costs as much as the leaf, so both are kept (performance.md 1 and 2). */
export function createOutputCache(): OutputCache {
  const chains = new Map<string, BIP32Interface>();
  const outputs = new Map<string, OwnOutput>();

  function chainNode(accountXpub: string, keychain: number, network: Network): BIP32Interface {
    const name = `${network}/${accountXpub}/${keychain.toString()}`;
    const known = chains.get(name);
    if (known !== undefined) return known;
    const node = readXpub(accountXpub, network).derive(keychain);
    if (chains.size >= MAX_CHAINS) chains.clear();
    chains.set(name, node);
    return node;
  }

  return {
    output: (accountXpub, keychain, index, network) => {
      if (!isUnhardened(keychain) || !isUnhardened(index))
        throw new RangeError('not an unhardened BIP32 index');
      const name = `${network}/${accountXpub}/${keychain.toString()}/${index.toString()}`;
      const known = outputs.get(name);
      if (known !== undefined) return known;
      const made = taprootOutput(chainNode(accountXpub, keychain, network), keychain, index);
      if (outputs.size >= MAX_OUTPUTS) outputs.clear();
      outputs.set(name, made);
      return made;
    },
  };
}

/** Bounds of the cache. A PSBT chooses the indexes that are asked for, so it must not choose our memory too. */
const MAX_OUTPUTS = 20_000;
const MAX_CHAINS = 64;

/** The address of an own output: bech32m, lower case (BIP350). */
export function taprootAddress(output: Pick<OwnOutput, 'outputKey'>, network: Network): string {
  return encoding.toBech32(output.outputKey, TAPROOT_VERSION, networkForms[network].hrp);
}

/** A receiving address of the plain branch (BIP86, keychain 0), as every program derives it. */
export function receivingAddress({ accountXpubVanilla, network }: PlainKeys, index: number): string {
  return taprootAddress(createOutputCache().output(accountXpubVanilla, 0, index, network), network);
}

/** How a script that is a taproot output reads as an address; null for any other script. */
export function addressOfScript(script: Uint8Array, network: Network): string | null {
  if (script.length !== 34 || script[0] !== 0x51 || script[1] !== 0x20) return null;
  return encoding.toBech32(script.subarray(2), TAPROOT_VERSION, networkForms[network].hrp);
}

export interface AddressSearch {
  readonly keys: WalletKeys;
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly address: string;
  /** Highest index known on each branch; -1 before the first. */
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  /** How far beyond the highest known index an address may lie and still be ours without a question. */
  readonly gap: number;
  /** The last index to try, to tell "ours, but too far" from "a stranger's". */
  readonly searchTo: number;
  /** Keep one per wallet in use, and repeated searches cost nothing. */
  readonly cache?: OutputCache;
}

/** The reasons of ADDRESS_NOT_OURS. */
export type AddressProblem = 'foreign' | 'beyondGap' | 'form' | 'network';

export type AddressFinding =
  | { readonly ok: true; readonly branch: Branch; readonly keychain: number; readonly index: number }
  /** Ours at that index, but beyond the gap: another wallet with the same words may never look there. */
  | { readonly ok: false; readonly reason: 'beyondGap'; readonly index: number }
  | { readonly ok: false; readonly reason: Exclude<AddressProblem, 'beyondGap'> };

/** Where an address that someone names lies in our own keys, or why it must not be shown. */
export function findAddress(search: AddressSearch): AddressFinding {
  const { keys, keychains, highestIndex, gap, searchTo, cache = createOutputCache() } = search;
  const program = readTaprootAddress(search.address, keys.network);
  if (typeof program === 'string') return { ok: false, reason: program };

  const match = (lastIndex: (branch: Branch) => number) => {
    for (const branch of BRANCHES) {
      const xpub = branch === 'vanilla' ? keys.accountXpubVanilla : keys.accountXpubColored;
      if (xpub === null) continue;
      for (const keychain of keychains[branch]) {
        for (let index = 0; index <= lastIndex(branch); index++) {
          const { outputKey } = cache.output(xpub, keychain, index, keys.network);
          if (sameBytes(outputKey, program)) return { branch, keychain, index };
        }
      }
    }
    return null;
  };

  const near = match((branch) => highestIndex[branch] + gap);
  if (near !== null) return { ok: true, ...near };
  // The near part comes from the cache, so only what lies beyond is derived.
  const far = match(() => searchTo);
  return far === null
    ? { ok: false, reason: 'foreign' }
    : { ok: false, reason: 'beyondGap', index: far.index };
}

const BRANCHES = ['vanilla', 'colored'] as const;
const TAPROOT_VERSION = 1;

/** Only the one spelling a wallet writes: anything else that decodes could be shown as something it is not. */
function readTaprootAddress(text: string, network: Network): Uint8Array | 'form' | 'network' {
  if (!/^[\x21-\x7e]{14,90}$/.test(text)) return 'form';
  let read: ReturnType<typeof encoding.fromBech32>;
  try {
    read = encoding.fromBech32(text);
  } catch {
    return 'form';
  }
  if (read.version !== TAPROOT_VERSION || read.data.length !== 32) return 'form';
  if (read.prefix !== networkForms[network].hrp) return 'network';
  return encoding.toBech32(read.data, TAPROOT_VERSION, read.prefix) === text ? read.data : 'form';
}

function taprootOutput(chain: BIP32Interface, keychain: number, index: number): OwnOutput {
  const internalKey = childPublicKey(chain, index).slice(1, 33);
  // BIP86: the tweak commits to no script, so it is the tagged hash (BIP340) of the internal key alone.
  const tweak = createHash('sha256').update(TAP_TWEAK).update(TAP_TWEAK).update(internalKey).digest();
  const tweaked = xOnlyPointAddTweak(internalKey, tweak);
  if (tweaked === null) throw new Error('a taproot tweak beyond the curve order');
  const outputKey = Uint8Array.from(tweaked.xOnlyPubkey);
  return { keychain, index, internalKey, outputKey, script: Uint8Array.from([0x51, 0x20, ...outputKey]) };
}

const TAP_TWEAK = createHash('sha256').update('TapTweak').digest();

/**
 * BIP32 "Public parent key → public child key", for the last step alone. The library's own also hashes fingerprints
 * that nobody asks for here, and a search over thousands of indexes is what main's loop would wait for.
 */
function childPublicKey(chain: BIP32Interface, index: number): Uint8Array {
  const data = Buffer.alloc(37);
  data.set(chain.publicKey, 0);
  data.writeUInt32BE(index, 33);
  const left = createHmac('sha512', chain.chainCode).update(data).digest().subarray(0, 32);
  const child = pointAddScalar(chain.publicKey, left, true);
  // BIP32: one index in 2^127 has no key. No wallet of anyone's has met it.
  if (child === null) throw new Error('an index that has no key');
  return child;
}

function isUnhardened(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value < 0x8000_0000;
}
