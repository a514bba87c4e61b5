import { sameBytes } from '../base/bytes.ts';
import { address as encoding } from 'bitcoinjs-lib';
import type { Branch, Network } from '../base/bitcoin.ts';
import { networkForms, readXpub } from './derive.ts';
import { publicChild, taprootOf, type OwnScript, type PublicNode } from './allowed-paths.ts';
import type { PlainKeys, WalletKeys } from './account.ts';

type OwnOutput = Pick<OwnScript, 'keychain' | 'index' | 'internalKey' | 'outputKey' | 'script'>;

export interface OutputCache {
  /** `m/…account…/keychain/index`. Throws RangeError on an index that BIP32 doesn't have unhardened. */
  readonly output: (accountXpub: string, keychain: number, index: number, network: Network) => OwnOutput;
}

/** Deriving an account or chain node costs as much as the leaf (performance.md 1 and 2). */
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

/** A PSBT chooses the indexes, so their number must not fill our memory. */
const MAX_OUTPUTS = 20_000;
const MAX_CHAINS = 64;

/** Bech32m, lower case (BIP350). */
export function taprootAddress(output: Pick<OwnOutput, 'outputKey'>, network: Network): string {
  return encoding.toBech32(output.outputKey, TAPROOT_VERSION, networkForms[network].hrp);
}

/** BIP86, keychain 0. */
export function receivingAddress({ accountXpubVanilla, network }: PlainKeys, index: number): string {
  return taprootAddress(createOutputCache().output(accountXpubVanilla, 0, index, network), network);
}

/** Null if it is no taproot script. */
export function addressOfScript(script: Uint8Array, network: Network): string | null {
  if (script.length !== 34 || script[0] !== 0x51 || script[1] !== 0x20) return null;
  return encoding.toBech32(script.subarray(2), TAPROOT_VERSION, networkForms[network].hrp);
}

export interface AddressSearch {
  readonly keys: WalletKeys;
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly address: string;
  /** -1 if no index is used yet. */
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  readonly gap: number;
  readonly searchTo: number;
  readonly cache?: OutputCache;
}

export type AddressProblem = 'foreign' | 'beyondGap' | 'form' | 'network';

export type AddressFinding =
  | { readonly ok: true; readonly branch: Branch; readonly keychain: number; readonly index: number }
  /** Another wallet with the same words may never look at this index. */
  | { readonly ok: false; readonly reason: 'beyondGap'; readonly index: number }
  | { readonly ok: false; readonly reason: Exclude<AddressProblem, 'beyondGap'> };

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
  // A new address is at the end; a restored wallet's first one is mostly at the beginning.
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

/** Accepts only the spelling that wallets write, because another spelling could show as another text. */
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
