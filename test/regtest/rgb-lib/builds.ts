import type { ApiNumbering } from '../../../src-main/ports/index.ts';

/** One of the two builds of rgb-lib that can be had as a package. */
export interface Build {
  readonly name: BuildName;
  readonly package: string;
  readonly version: string;
  /** Which table of status numbers a service over this release speaks (service-facts.md 2.1). */
  readonly numbering: ApiNumbering;
  /** The places of the statuses in this release's enumeration, by the names that the C ABI writes. */
  readonly statuses: readonly string[];
  /** A setting of the server, which a wallet has to accept either way: 0 and 1 are in use (service-facts.md 3.2). */
  readonly vanillaKeychain: number;
  /** It tells a new wallet from one that is on the disk. */
  readonly loadsWallets: boolean;
}

export const BUILD_NAMES = ['utexo', 'rgb-tools'] as const;
export type BuildName = (typeof BUILD_NAMES)[number];

export const BUILDS: Readonly<Record<BuildName, Build>> = {
  utexo: {
    name: 'utexo',
    package: '@utexo/rgb-lib-linux-x64',
    version: '0.3.0-beta.18',
    numbering: 'beta5',
    statuses: ['WaitingCounterparty', 'WaitingConfirmations', 'Settled', 'Failed', 'Initiated'],
    vanillaKeychain: 0,
    loadsWallets: false,
  },
  'rgb-tools': {
    name: 'rgb-tools',
    package: '@rgb-tools/rgb-lib-linux-x64',
    version: '0.3.0-beta.7',
    numbering: 'beta7',
    statuses: [
      'Initiated',
      'WaitingCounterparty',
      'WaitingSafeHeight',
      'WaitingBroadcast',
      'WaitingConfirmations',
      'Settled',
      'Failed',
    ],
    vanillaKeychain: 1,
    loadsWallets: true,
  },
};
