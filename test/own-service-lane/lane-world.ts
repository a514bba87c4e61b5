import { RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import type { Stage } from '../regtest/flows/flow.ts';
import { inWorld, type WorldOptions } from '../regtest/in-world.ts';
import type { Ending } from '../regtest/parts/ending.ts';
import { seededRandom } from '../support/psbt/mutate.ts';

export interface LaneOptions extends WorldOptions {
  readonly seed: number;
}

/** What all people of a lane share; each has a host for themselves. */
export interface Lane {
  readonly stage: Omit<Stage, 'host'>;
  readonly random: (below: number) => number;
  readonly say: (line: string) => void;
}

/** In a world over the real rgb-lib, with random numbers of the seed. */
export const inLane = <T>(
  options: LaneOptions,
  act: (lane: Lane, kept: Ending['kept']) => Promise<T>,
): Promise<T> =>
  inWorld(RGB_LIB, options, ({ stage, kept }) =>
    act({ stage, random: seededRandom(options.seed), say: options.say }, kept),
  );
