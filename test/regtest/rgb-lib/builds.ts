import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RGB_LIB, type Build } from '../../../src-main/own-service/rgb-lib/build.ts';
import { laneFolder } from '../parts/packages.ts';

export const BUILD_NAMES = ['utexo', 'rgb-tools'] as const;
export type BuildName = (typeof BUILD_NAMES)[number];

/** The two that can be had as packages: the one of the own service, and one of the lane's own. */
export const BUILDS: Readonly<Record<BuildName, Build>> = {
  utexo: RGB_LIB,
  'rgb-tools': {
    name: 'rgb-tools',
    package: '@rgb-tools/rgb-lib-linux-x64',
    version: '0.3.0-beta.7',
    from: pathToFileURL(join(laneFolder, 'package.json')).href,
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
    needsExpiry: true,
    loadsWallets: true,
    database: null,
  },
};
