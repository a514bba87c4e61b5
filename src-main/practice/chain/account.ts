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
  const { key, derived } = branchKey(xpub, branch);
  const known = derived.get(index);
  if (known !== undefined) return known;
  const { publicKey } = key.deriveChild(index);
  if (publicKey === null) throw new Error('a derived key without a public key');
  const internalKey = publicKey.slice(1);
  const made = { internalKey, script: p2tr(internalKey, undefined, REGTEST).script };
  if (derived.size < MAX_KEYS_OF_BRANCH) derived.set(index, made);
  return made;
}

interface BranchKey {
  readonly key: HDKey;
  readonly derived: Map<number, DerivedKey>;
}

/** Deriving costs more than all else here, and a chain that is opened again asks for the same keys. Public ones only. */
const branchKeys = new Map<string, BranchKey>();
const MAX_BRANCH_KEYS = 100;
const MAX_KEYS_OF_BRANCH = 1_000;

function branchKey(xpub: string, branch: Branch): BranchKey {
  const name = `${xpub}/${KEYCHAINS[branch]}`;
  const known = branchKeys.get(name);
  if (known !== undefined) return known;
  if (branchKeys.size >= MAX_BRANCH_KEYS) branchKeys.clear();
  const key = HDKey.fromExtendedKey(xpub, TPUB_VERSIONS).deriveChild(KEYCHAINS[branch]);
  const made = { key, derived: new Map<number, DerivedKey>() };
  branchKeys.set(name, made);
  return made;
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
