import { HDKey } from '@scure/bip32';
import { p2tr } from '@scure/btc-signer';
import { hash160 } from '@scure/btc-signer/utils.js';
import type { Branch, Network } from '../../../src-main/base/bitcoin.ts';
import type { JudgeAccount } from '../../../src-main/keys/account.ts';
import { u32, type Pair } from './raw-psbt.ts';

const HARDENED = 0x8000_0000;
const TEST_VERSIONS = { private: 0x04358394, public: 0x043587cf };
const MAIN_VERSIONS = { private: 0x0488ade4, public: 0x0488b21e };

/** One key of a test wallet, as @scure derives it. */
export interface TestKey {
  readonly privateKey: Uint8Array;
  /** x-only, hex. */
  readonly internalKey: string;
  /** BIP86 script, hex. */
  readonly script: string;
  readonly path: readonly number[];
  /** Fingerprint and path, hex, as key origins hold them. */
  readonly origin: string;
}

/** Throw-away keys from a fixed seed; never funded anywhere. */
export interface TestWallet {
  readonly seed: Uint8Array;
  readonly account: JudgeAccount;
  readonly key: (branch: Branch, keychain: number, index: number) => TestKey;
  readonly keyAt: (path: readonly number[]) => TestKey;
}

export interface TestWalletOptions {
  readonly network?: Network;
  /** Any byte: another one is another wallet. */
  readonly seedByte?: number;
  /** 64 bytes, in place of those that `seedByte` fills. */
  readonly seed?: Uint8Array;
  readonly keychains?: JudgeAccount['keychains'];
  readonly highestIndex?: JudgeAccount['highestIndex'];
  readonly searchLength?: number;
}

export function testWallet(options: TestWalletOptions = {}): TestWallet {
  const { network = 'regtest', seedByte = 7 } = options;
  const { seed, fingerprint, xpubs, keyAt } = keysOf(
    network === 'mainnet',
    options.seed ?? new Uint8Array(64).fill(seedByte),
  );
  const coins = network === 'mainnet' ? MAIN_COINS : TEST_COINS;
  return {
    seed: Uint8Array.from(seed),
    keyAt,
    key: (branch, keychain, index) =>
      keyAt([HARDENED + 86, HARDENED + coins[branch], HARDENED, keychain, index]),
    account: {
      fingerprint,
      network,
      xpubs,
      keychains: options.keychains ?? { vanilla: [0, 1], colored: [0] },
      highestIndex: options.highestIndex ?? { vanilla: 4, colored: 9 },
      gap: 20,
      searchLength: options.searchLength ?? 1_000,
    },
  };
}

const MAIN_COINS = { vanilla: 0, colored: 827166 } as const;
const TEST_COINS = { vanilla: 1, colored: 827167 } as const;

type Keys = Pick<TestWallet, 'seed' | 'keyAt'> & Pick<JudgeAccount, 'fingerprint' | 'xpubs'>;
const known = new Map<string, Keys>();

/** Derived once per run: the library takes some milliseconds a step, and every case builds a PSBT. */
function keysOf(mainnet: boolean, seed: Uint8Array): Keys {
  const name = `${String(mainnet)}/${hex(seed)}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const root = HDKey.fromMasterSeed(seed, mainnet ? MAIN_VERSIONS : TEST_VERSIONS);
  const nodes = new Map<string, HDKey>([['', root]]);
  const nodeAt = (path: readonly number[]): HDKey => {
    const at = path.join('/');
    const node = nodes.get(at) ?? nodeAt(path.slice(0, -1)).deriveChild(path.at(-1)!);
    nodes.set(at, node);
    return node;
  };
  const fingerprint = hex(hash160(root.publicKey!).subarray(0, 4));
  const coins = mainnet ? MAIN_COINS : TEST_COINS;
  const xpub = (branch: Branch): string =>
    nodeAt([HARDENED + 86, HARDENED + coins[branch], HARDENED]).publicExtendedKey;
  const keys = new Map<string, TestKey>();
  const keyAt = (path: readonly number[]): TestKey => {
    const at = path.join('/');
    const key = keys.get(at) ?? keyOf(nodeAt(path), fingerprint, path);
    keys.set(at, key);
    return key;
  };
  const made = { seed, fingerprint, xpubs: { vanilla: xpub('vanilla'), colored: xpub('colored') }, keyAt };
  known.set(name, made);
  return made;
}

function keyOf(node: HDKey, fingerprint: string, path: readonly number[]): TestKey {
  const internalKey = node.publicKey!.slice(1);
  return {
    privateKey: node.privateKey!,
    internalKey: hex(internalKey),
    script: hex(p2tr(internalKey).script),
    path,
    origin: fingerprint + path.map(u32).join(''),
  };
}

/** The fields that rgb-lib writes for an input of ours (service-facts 3.3), the UTXO aside. */
export const inputLabel = ({ internalKey, origin }: TestKey): Pair[] => [
  [`16${internalKey}`, `00${origin}`],
  ['17', internalKey],
];

/** The fields that rgb-lib writes for an output of ours. */
export const outputLabel = ({ internalKey, origin }: Pick<TestKey, 'internalKey' | 'origin'>): Pair[] => [
  ['05', internalKey],
  [`07${internalKey}`, `00${origin}`],
];

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
