import type { Network } from '../base/bitcoin.ts';

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
