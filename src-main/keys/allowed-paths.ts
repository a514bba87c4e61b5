import { crypto } from 'bitcoinjs-lib';
import { createHmac } from 'node:crypto';
import { xOnlyPointAddTweak, pointAddScalar, privateAdd } from 'tiny-secp256k1';
import { concat, sameBytes, toHex, u32be } from '../base/bytes.ts';
import type { Branch, Network } from '../base/bitcoin.ts';
import { EVERY_KEYCHAIN, type JudgeAccount } from './account.ts';
import { readXpub, accountPath, coinType } from './derive.ts';

export interface KeyPlace {
  readonly branch: Branch;
  readonly keychain: number;
  readonly index: number;
}

export interface OwnScript extends KeyPlace {
  /** Compressed, 33 bytes: its first byte is the parity that BIP341 tweaking needs. */
  readonly publicKey: Uint8Array;
  /** x-only, 32 bytes. */
  readonly internalKey: Uint8Array;
  /** x-only, 32 bytes: the internal key tweaked by itself alone. */
  readonly outputKey: Uint8Array;
  /** 32 bytes (BIP341). */
  readonly tapTweak: Uint8Array;
  /** 32 bytes: the account's private key plus this offset is this key's. Public, since it follows from the xpub. */
  readonly offset: Uint8Array;
  /** 34 bytes: OP_1, then the output key. */
  readonly script: Uint8Array;
  /** From the master, e.g. m/86'/1'/0'/0/7. */
  readonly path: string;
}

export type LastIndex = Readonly<Record<Branch, number>>;

export type OwnScripts = ReturnType<typeof createOwnScripts>;

export type OwnKeys = Pick<JudgeAccount, 'network' | 'xpubs' | 'keychains'>;

/** Caches public data only. Throws a plain Error on an xpub of another network. */
export function createOwnScripts(keys: OwnKeys) {
  const vanilla = readAccount(keys.xpubs.vanilla, keys.network);
  const colored = keys.xpubs.colored === null ? null : readAccount(keys.xpubs.colored, keys.network);
  const account = (branch: Branch): PublicNode => {
    const node = branch === 'vanilla' ? vanilla : colored;
    if (node === null) throw new Error('a wallet without an asset branch');
    return node;
  };
  const chain = rememberedChains(account);
  const byPlace = new Map<string, OwnScript>();
  function at(place: KeyPlace): OwnScript {
    const name = `${place.branch}/${place.keychain}/${place.index}`;
    const known = byPlace.get(name);
    if (known !== undefined) return known;
    const own = deriveScript(chain(place.branch, place.keychain), place, keys.network);
    if (byPlace.size < MAX_REMEMBERED_SCRIPTS) byPlace.set(name, own);
    return own;
  }

  const search = searchOf(keys, at);

  /** Null if not found. A true `hint` saves the search of both ends, or with `whole` of all: 0.3 ms an index. */
  function find(
    script: Uint8Array,
    hint: KeyPlace | null,
    lastIndex: LastIndex,
    whole = false,
  ): OwnScript | null {
    if (!isTaproot(script)) return null;
    const wanted = toHex(script);
    if (hint !== null && searchedKeychains(keys, hint.branch).length > 0) {
      const hinted = at(hint);
      if (toHex(hinted.script) === wanted) return hinted;
    }
    const end = search(wanted, lastIndex, (last) => ({ from: Math.max(0, last - NEAR), to: last }));
    if (end !== null) return end;
    // After a restore, `lastIndex` is the search's end, while used indexes are at the beginning.
    return search(wanted, lastIndex, (last) => ({ from: 0, to: whole ? last : Math.min(NEAR, last) }));
  }

  return { at, account, find };
}

function searchOf(keys: OwnKeys, at: (place: KeyPlace) => OwnScript) {
  const byScript = new Map<string, KeyPlace>();
  const derived: Record<Branch, readonly Stretch[]> = { vanilla: [], colored: [] };

  function derive(branch: Branch, { from, to }: Stretch): void {
    const done = derived[branch];
    if (done.some((one) => one.from <= from && to <= one.to)) return;
    let whole: Stretch = { from, to };
    const apart: Stretch[] = [];
    for (const one of done)
      if (one.to < whole.from - 1 || one.from > whole.to + 1) apart.push(one);
      else whole = { from: Math.min(one.from, whole.from), to: Math.max(one.to, whole.to) };
    for (let index = from; index <= to; index++) {
      if (done.some((one) => one.from <= index && index <= one.to)) continue;
      for (const keychain of searchedKeychains(keys, branch)) {
        const place = { branch, keychain, index };
        byScript.set(toHex(at(place).script), place);
      }
    }
    derived[branch] = [...apart, whole];
  }

  return (wanted: string, lastIndex: LastIndex, rangeOf: (last: number) => Stretch): OwnScript | null => {
    for (const branch of BRANCHES) if (lastIndex[branch] >= 0) derive(branch, rangeOf(lastIndex[branch]));
    const place = byScript.get(wanted);
    if (place === undefined) return null;
    const { from, to } = rangeOf(lastIndex[place.branch]);
    return from <= place.index && place.index <= to ? at(place) : null;
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function rememberedChains(account: (branch: Branch) => PublicNode) {
  const chains = new Map<string, PublicNode>();
  return (branch: Branch, keychain: number): PublicNode => {
    const name = `${branch}/${keychain}`;
    const known = chains.get(name);
    if (known !== undefined) return known;
    const node = publicChild(account(branch), keychain);
    if (chains.size < MAX_REMEMBERED_CHAINS) chains.set(name, node);
    return node;
  };
}

/** Kept between verdicts: the first derivation costs a hundred look-ups. Public data; changes no answer. */
export function ownScriptsOf(keys: OwnKeys): OwnScripts {
  const { network, xpubs, keychains } = keys;
  const name = [
    network,
    xpubs.vanilla,
    xpubs.colored,
    keychains.vanilla.join(),
    keychains.colored.join(),
  ].join('|');
  const made = recent.get(name) ?? createOwnScripts(keys);
  recent.delete(name);
  recent.set(name, made);
  const [oldest] = recent.keys();
  if (recent.size > MAX_WALLETS && oldest !== undefined) recent.delete(oldest);
  return made;
}

/** Null if our script at `index` differs. The index is only a claim. */
export function ownScriptAt(keys: OwnKeys, script: Uint8Array, index: number): OwnScript | null {
  const own = ownScriptsOf(keys);
  for (const branch of BRANCHES) {
    for (const keychain of searchedKeychains(keys, branch)) {
      const found = own.at({ branch, keychain, index });
      if (sameBytes(found.script, script)) return found;
    }
  }
  return null;
}

export function placeOf(path: readonly number[], keys: OwnKeys): KeyPlace | 'NETWORK' | 'PATH_POLICY' {
  const [purpose, coin, account, keychain, index] = path;
  if (purpose !== HARDENED + 86 || coin === undefined || coin < HARDENED) return 'PATH_POLICY';
  const branch = BRANCHES.find((name) => coin === HARDENED + coinType(keys.network, name));
  if (branch === undefined) return isOtherNetworks(coin, keys.network) ? 'NETWORK' : 'PATH_POLICY';
  if (path.length !== 5 || account !== HARDENED || keychain === undefined || index === undefined)
    return 'PATH_POLICY';
  if (index >= HARDENED || !searchedKeychains(keys, branch).includes(keychain)) return 'PATH_POLICY';
  return { branch, keychain, index };
}

/** Plain change may be on either BIP86 keychain. A slot counts only where first seen: assets are found only there. */
export function searchedKeychains({ keychains, xpubs }: OwnKeys, branch: Branch): readonly number[] {
  if (branch === 'colored') return xpubs.colored === null ? [] : keychains.colored;
  return [...new Set([...keychains.vanilla, ...EVERY_KEYCHAIN.vanilla])];
}

export function isTaproot(script: Uint8Array): boolean {
  return script.length === 34 && script[0] === 0x51 && script[1] === 0x20;
}

/** Indexes searched at each end for a script that names no place of ours. */
const NEAR = 1_000;
/** A PSBT chooses the indexes, so their number must not fill our memory. */
const MAX_REMEMBERED_SCRIPTS = 20_000;
const MAX_REMEMBERED_CHAINS = 64;
const MAX_WALLETS = 8;

const BRANCHES = ['vanilla', 'colored'] as const;
const HARDENED = 0x8000_0000;
const recent = new Map<string, OwnScripts>();

function readAccount(xpub: string, network: Network): PublicNode {
  const { depth, publicKey, chainCode } = readXpub(xpub, network);
  if (depth !== 3) throw new Error('an account xpub lies three steps below the master');
  return { publicKey, chainCode, offset: null };
}

function isOtherNetworks(coin: number, network: Network): boolean {
  const other = network === 'mainnet' ? 'testnet' : 'mainnet';
  return BRANCHES.some((branch) => coin === HARDENED + coinType(other, branch));
}

function deriveScript(chain: PublicNode, place: KeyPlace, network: Network): OwnScript {
  const node = publicChild(chain, place.index);
  const path = `${accountPath(network, place.branch)}/${place.keychain}/${place.index}`;
  return { ...place, publicKey: node.publicKey, offset: node.offset, ...taprootOf(node), path };
}

export function taprootOf({ publicKey }: Pick<PublicNode, 'publicKey'>) {
  const internalKey = publicKey.subarray(1);
  const tapTweak = crypto.taggedHash('TapTweak', internalKey);
  const tweaked = xOnlyPointAddTweak(internalKey, tapTweak);
  if (tweaked === null) throw new Error('a taproot tweak beyond the curve order');
  const { xOnlyPubkey: outputKey } = tweaked;
  return { internalKey, outputKey, tapTweak, script: concat([Uint8Array.of(0x51, 0x20), outputKey]) };
}

export interface PublicNode {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly chainCode: Uint8Array;
  /** 32 bytes: the sum from the account on; null at the account. */
  readonly offset: Uint8Array | null;
}

/** BIP32 CKDpub, and the sum that makes a private key cost one addition. Throws if the child doesn't exist. */
export function publicChild(
  parent: PublicNode,
  number: number,
): PublicNode & { readonly offset: Uint8Array } {
  const data = concat([parent.publicKey, u32be(number)]);
  const hash = Uint8Array.from(createHmac('sha512', parent.chainCode).update(data).digest());
  const added = hash.subarray(0, 32);
  const publicKey = pointAddScalar(parent.publicKey, added, true);
  const offset = parent.offset === null ? added : privateAdd(parent.offset, added);
  if (publicKey === null || offset === null) throw new Error('a child key that does not exist');
  return { publicKey, chainCode: hash.subarray(32), offset };
}
