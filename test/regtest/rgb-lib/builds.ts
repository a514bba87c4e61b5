import { RGB_LIB, type Build } from '../../../src-main/own-service/rgb-lib/build.ts';

export const BUILD_NAMES = ['official'] as const;
export type BuildName = (typeof BUILD_NAMES)[number];

/** What stands behind the own service's document; other releases stand behind servers of their time. */
export const BUILDS: Readonly<Record<BuildName, Build>> = { official: RGB_LIB };
