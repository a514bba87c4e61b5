import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2tr } from '@scure/btc-signer';
import { toHex } from './bytes.ts';
import { REGTEST, TPUB_VERSIONS } from './regtest.ts';

export type Branch = 'vanilla' | 'colored';

/** rgb-lib's present defaults: keychain 0 on both branches (service-facts.md 3.2). */
const KEYCHAINS = { vanilla: 0, colored: 0 } as const;

const HARDENED = 0x80000000;
const ACCOUNT_PATHS = {
  vanilla: [86 + HARDENED, 1 + HARDENED, HARDENED],
  colored: [86 + HARDENED, 827167 + HARDENED, HARDENED],
} as const;

export interface DerivedKey {
  /** x-only, as BIP371 has it. */
  readonly internalKey: Uint8Array;
  /** BIP86 output script. */
  readonly script: Uint8Array;
}

/** Reads an account xpub of a test network (depth 3, last step hardened 0); null where it is anything else. */
export function readAccountXpub(text: string): HDKey | null {
  try {
    const key = HDKey.fromExtendedKey(text, TPUB_VERSIONS);
    return key.depth === 3 && key.index === HARDENED ? key : null;
  } catch {
    return null;
  }
}

/** The key and script at keychain/index under an account xpub that was read before. */
export function deriveKey(xpub: string, branch: Branch, index: number): DerivedKey {
  const { publicKey } = branchKey(xpub, branch).deriveChild(index);
  if (publicKey === null) throw new Error('a derived key without a public key');
  const internalKey = publicKey.slice(1);
  return { internalKey, script: p2tr(internalKey, undefined, REGTEST).script };
}

/** Decoding an xpub and the step to its keychain cost more than the step to a key. Public keys only. */
const branchKeys = new Map<string, HDKey>();
const MAX_BRANCH_KEYS = 100;

function branchKey(xpub: string, branch: Branch): HDKey {
  const name = `${xpub}/${KEYCHAINS[branch]}`;
  const key =
    branchKeys.get(name) ?? HDKey.fromExtendedKey(xpub, TPUB_VERSIONS).deriveChild(KEYCHAINS[branch]);
  if (branchKeys.size >= MAX_BRANCH_KEYS) branchKeys.clear();
  branchKeys.set(name, key);
  return key;
}

export function addressOf(script: Uint8Array): string {
  return Address(REGTEST).encode(OutScript.decode(script));
}

/** From the master key to the key, as PSBT key origins carry it. */
export function fullPath(branch: Branch, index: number): number[] {
  return [...ACCOUNT_PATHS[branch], KEYCHAINS[branch], index];
}

/** The five values of generate_keys (interface.md 2, Keys) for a seed on a test network. */
export function keysOfSeed(seed: Uint8Array) {
  const master = HDKey.fromMasterSeed(seed, TPUB_VERSIONS);
  const vanilla = master.derive("m/86'/1'/0'");
  const colored = master.derive("m/86'/827167'/0'");
  return {
    xpub: master.publicExtendedKey,
    account_xpub_vanilla: vanilla.publicExtendedKey,
    account_xpub_colored: colored.publicExtendedKey,
    account_xpub_colored_fingerprint: toHex(fingerprintBytes(colored.fingerprint)),
  };
}

function fingerprintBytes(fingerprint: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, fingerprint);
  return bytes;
}
