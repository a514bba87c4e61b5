import { sameBytes } from '../base/bytes.ts';
import { address as encoding } from 'bitcoinjs-lib';
import type { Branch, Network } from '../base/network.ts';
import { networkForms, readXpub } from './bip32.ts';
import { publicChild, taprootOf, type OwnScript, type PublicNode } from './own-paths.ts';
import type { PlainKeys, WalletKeys } from './public-keys.ts';

/** One key-path taproot output of ours (BIP86): everything in it is public. */
type OwnOutput = Pick<OwnScript, 'keychain' | 'index' | 'internalKey' | 'outputKey' | 'script'>;

/** Derived public data, kept for as long as its owner likes. Never holds a secret. */
export interface OutputCache {
  /** Derives `m/…account…/keychain/index`. Throws RangeError on an index BIP32 does not have unhardened. */
  readonly output: (accountXpub: string, keychain: number, index: number, network: Network) => OwnOutput;
}

/** Re-deriving an account or chain node costs as much as the leaf, so both are kept (performance.md 1 and 2). */
export function createOutputCache(): OutputCache {
  const chains = new Map<string, PublicNode>();
  const outputs = new Map<string, OwnOutput>();

  function chainNode(accountXpub: string, keychain: number, network: Network): PublicNode {
    const name = `${network}/${accountXpub}/${keychain.toString()}`;
    const known = chains.get(name);
    if (known !== undefined) return known;
    const { publicKey, chainCode } = readXpub(accountXpub, network);
    const node = publicChild({ publicKey, chainCode, offset: null }, keychain);
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
      const made = {
        keychain,
        index,
        ...taprootOf(publicChild(chainNode(accountXpub, keychain, network), index)),
      };
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

  const match = (first: (branch: Branch) => number, last: (branch: Branch) => number) => {
    for (const branch of BRANCHES) {
      const xpub = branch === 'vanilla' ? keys.accountXpubVanilla : keys.accountXpubColored;
      if (xpub === null) continue;
      for (const keychain of keychains[branch]) {
        for (let index = last(branch); index >= first(branch); index--) {
          const { outputKey } = cache.output(xpub, keychain, index, keys.network);
          if (sameBytes(outputKey, program)) return { branch, keychain, index };
        }
      }
    }
    return null;
  };

  const known = (branch: Branch) => highestIndex[branch] + gap;
  const start = (branch: Branch) => Math.min(gap, known(branch));
  // A new one lies at the end of what is known, and of restored words the first mostly at the beginning.
  const near = match(() => 0, start) ?? match(() => 0, known);
  if (near !== null) return { ok: true, ...near };
  const far = match(
    (branch) => known(branch) + 1,
    () => searchTo,
  );
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

function isUnhardened(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value < 0x8000_0000;
}
