import { HDKey } from '@scure/bip32';
import { p2tr } from '@scure/btc-signer';
import { hash160 } from '@scure/btc-signer/utils.js';
import type { Branch, Network } from '../../../src-main/domain/network.ts';
import type { JudgeAccount } from '../../../src-main/domain/psbt/verdict.ts';
import { u32 } from './raw-psbt.ts';
import type { Pair } from './raw-psbt.ts';

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
  readonly keychains?: JudgeAccount['keychains'];
  readonly highestIndex?: JudgeAccount['highestIndex'];
}

export function testWallet(options: TestWalletOptions = {}): TestWallet {
  const { network = 'regtest', seedByte = 7 } = options;
  const seed = new Uint8Array(64).fill(seedByte);
  const root = HDKey.fromMasterSeed(seed, network === 'mainnet' ? MAIN_VERSIONS : TEST_VERSIONS);
  const fingerprint = Buffer.from(hash160(root.publicKey!).subarray(0, 4)).toString('hex');
  const coins = network === 'mainnet' ? { vanilla: 0, colored: 827166 } : { vanilla: 1, colored: 827167 };
  const xpub = (branch: Branch): string => root.derive(`m/86'/${coins[branch]}'/0'`).publicExtendedKey;

  const keyAt = (path: readonly number[]): TestKey => {
    const node = path.reduce((parent, step) => parent.deriveChild(step), root);
    const internalKey = node.publicKey!.slice(1);
    return {
      privateKey: node.privateKey!,
      internalKey: hex(internalKey),
      script: hex(p2tr(internalKey).script),
      path,
      origin: fingerprint + path.map(u32).join(''),
    };
  };
  return {
    seed,
    keyAt,
    key: (branch, keychain, index) =>
      keyAt([HARDENED + 86, HARDENED + coins[branch], HARDENED, keychain, index]),
    account: {
      fingerprint,
      network,
      xpubs: { vanilla: xpub('vanilla'), colored: xpub('colored') },
      keychains: options.keychains ?? { vanilla: [0, 1], colored: [0] },
      highestIndex: options.highestIndex ?? { vanilla: 4, colored: 9 },
      gap: 20,
    },
  };
}

/** The fields that rgb-lib writes for an input of ours (service-facts 3.3), the UTXO aside. */
export function inputLabel({ internalKey, origin }: TestKey): Pair[] {
  return [
    [`16${internalKey}`, `00${origin}`],
    ['17', internalKey],
  ];
}

/** The fields that rgb-lib writes for an output of ours. */
export function outputLabel({ internalKey, origin }: TestKey): Pair[] {
  return [
    ['05', internalKey],
    [`07${internalKey}`, `00${origin}`],
  ];
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
