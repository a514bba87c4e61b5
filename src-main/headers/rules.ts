import { bitsOf, headerAt, timeOf, type Headers } from './header.ts';
import type { Network } from '../base/bitcoin.ts';

/** arith_uint256::SetCompact. Null if negative, zero or beyond 256 bits: no hash can be below it. */
export function targetOf(bits: number): bigint | null {
  const size = bits >>> 24;
  const word = bits & 0x007fffff;
  if (word === 0 || (bits & 0x00800000) !== 0) return null;
  const target = size <= 3 ? BigInt(word >>> (8 * (3 - size))) : BigInt(word) << BigInt(8 * (size - 3));
  return target === 0n || target >> 256n !== 0n ? null : target;
}

/** arith_uint256::GetCompact: rounds down to three bytes. */
export function compactOf(target: bigint): number {
  const length = Math.ceil(target.toString(16).length / 2);
  const word = Number(length <= 3 ? target << BigInt(8 * (3 - length)) : target >> BigInt(8 * (length - 3)));
  return (word & 0x800000) === 0 ? word + length * 0x1000000 : (word >>> 8) + (length + 1) * 0x1000000;
}

/** Hashes on average (Core, GetBlockProof). */
export function workOf(target: bigint): bigint {
  return (1n << 256n) / (target + 1n);
}

/** 32 bytes in the order of a hash. */
export function targetBytes(target: bigint): Uint8Array {
  const bytes = new Uint8Array(32);
  let rest = target;
  for (let i = 0; i < 32; i++, rest >>= 8n) bytes[i] = Number(rest & 0xffn);
  return bytes;
}

/** True also if both are equal. The hash's last byte counts most. */
export function isBelow(hash: Uint8Array, target: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    const [one = 0, most = 0] = [hash[i], target[i]];
    if (one !== most) return one < most;
  }
  return true;
}

const TIMESPAN_S = 14 * 24 * 60 * 60;
const TWENTY_MINUTES_S = 20 * 60;

export type HeaderBefore = (height: number) => Uint8Array;

/** Bitcoin Core, GetNextWorkRequired. `timeS`: for the twenty-minute rule. Null if unknown: at the first kept block. */
export function requiredBits(
  rules: ChainRules,
  height: number,
  timeS: number,
  before: HeaderBefore,
): number | null {
  if (height === rules.from) return null;
  const last = before(height - 1);
  if (!rules.retargets) return bitsOf(last);
  if (height % PERIOD === 0) return retarget(rules, before(height - PERIOD), last);
  if (!rules.twentyMinutes) return bitsOf(last);
  const easiest = compactOf(rules.powLimit);
  if (timeS > timeOf(last) + TWENTY_MINUTES_S) return easiest;
  return lastOrdinary(easiest, height, before);
}

/** A retarget changes the target to at least a quarter and at most four times (Core, CalculateNextWorkRequired). */
function retarget({ powLimit, bip94 }: ChainRules, first: Uint8Array, last: Uint8Array): number | null {
  const tookS = timeOf(last) - timeOf(first);
  const boundedS = Math.min(Math.max(tookS, TIMESPAN_S / 4), TIMESPAN_S * 4);
  // The last block of a period may be a twenty-minute one: all other work would be lost (BIP94).
  const target = targetOf(bitsOf(bip94 ? first : last));
  if (target === null) return null;
  const next = (target * BigInt(boundedS)) / BigInt(TIMESPAN_S);
  return compactOf(next > powLimit ? powLimit : next);
}

function lastOrdinary(easiest: number, height: number, before: HeaderBefore): number {
  let at = height - 1;
  while (at % PERIOD !== 0 && bitsOf(before(at)) === easiest) at -= 1;
  return bitsOf(before(at));
}

export function headersIn(earlier: Headers, later: Headers): HeaderBefore {
  return (height) => headerAt(height < later.from ? earlier : later, height);
}

export type ChainName = 'mainnet' | 'testnet3' | 'testnet4' | 'signet' | 'regtest';

/** Bitcoin Core, src/kernel/chainparams.cpp. */
export interface ChainRules {
  readonly name: ChainName;
  readonly powLimit: bigint;
  readonly retargets: boolean;
  /** A block more than twenty minutes after the one before may have the easiest target. */
  readonly twentyMinutes: boolean;
  /** A retarget uses the period's first block, at most 600 s before the block before it (BIP94). */
  readonly bip94: boolean;
  readonly genesis: string;
  /** The first kept block, which begins a period. */
  readonly from: number;
  /** Lowest first, none below `from`. Nothing counts before the last of them is reached. */
  readonly checkpoints: readonly Checkpoint[];
}

export interface Checkpoint {
  readonly height: number;
  readonly hash: string;
}

/** Two weeks of ten minutes. */
export const PERIOD = 2_016;

const USUAL_LIMIT = (1n << 224n) - 1n;
const CORE = { powLimit: USUAL_LIMIT, retargets: true, twentyMinutes: false, bip94: false };

function from(checkpoints: readonly Checkpoint[]): Pick<ChainRules, 'from' | 'checkpoints'> {
  const height = checkpoints[0]?.height ?? 0;
  return { from: height - (height % PERIOD), checkpoints };
}

/** Mainnet's checkpoints: Core's pull requests 31969 and 34677; test chains': `m_assumeutxo_data` of February 2026. */
export const CHAINS: Readonly<Record<ChainName, ChainRules>> = {
  mainnet: {
    ...CORE,
    name: 'mainnet',
    genesis: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    ...from([
      { height: 880_000, hash: '000000000000000000010b17283c3c400507969a9c2afd1dcf2082ec5cca2880' },
      { height: 935_000, hash: '0000000000000000000147034958af1652b2b91bba607beacc5e72a56f0fb5ee' },
      { height: 938_343, hash: '00000000000000000000ccebd6d74d9194d8dcdc1d177c478e094bfad51ba5ac' },
    ]),
  },
  testnet3: {
    ...CORE,
    name: 'testnet3',
    twentyMinutes: true,
    genesis: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    ...from([
      { height: 4_840_000, hash: '00000000000000f4971a7fb37fbdff89315b69a2e1920c467654a382f0d64786' },
    ]),
  },
  testnet4: {
    ...CORE,
    name: 'testnet4',
    twentyMinutes: true,
    bip94: true,
    genesis: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
    ...from([{ height: 120_000, hash: '000000000bd2317e51b3c5794981c35ba894ce27d3e772d5c39ecd9cbce01dc8' }]),
  },
  // Its signature (BIP325) lies in the coinbase and isn't checked: whoever can hash at this limit can make headers that pass.
  signet: {
    ...CORE,
    name: 'signet',
    powLimit: 0x377aen << 216n,
    genesis: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    ...from([
      { height: 160_000, hash: '0000003ca3c99aff040f2563c2ad8f8ec88bd0fd6b8f0895cfaf1ef90353a62c' },
      { height: 290_000, hash: '0000000577f2741bb30cd9d39d6d71b023afbeb9764f6260786a97969d5c9ac0' },
    ]),
  },
  regtest: {
    ...CORE,
    name: 'regtest',
    powLimit: (1n << 255n) - 1n,
    retargets: false,
    genesis: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    ...from([]),
  },
};

/** The two testnets share one kind of address. */
export function chainsOf(network: Network): readonly ChainRules[] {
  return network === 'testnet' ? [CHAINS.testnet3, CHAINS.testnet4] : [CHAINS[network]];
}
