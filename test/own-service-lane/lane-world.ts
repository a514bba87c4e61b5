import { RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import { inWorld, type InWorld, type WorldOptions } from '../regtest/in-world.ts';
import { seededRandom } from '../support/psbt/mutate.ts';

export interface LaneOptions extends WorldOptions {
  readonly seed: number;
}

/** Shared by all people of a lane; each has their own host. */
export interface Lane extends Pick<InWorld, 'stage'> {
  readonly random: (below: number) => number;
  readonly say: (line: string) => void;
}

/** A node, an indexer and a proxy while `act` runs; programs started in it end with them. */
export const inLane = <T>(
  { seed, ...options }: LaneOptions,
  act: (lane: Lane, kept: InWorld['kept']) => Promise<T>,
): Promise<T> =>
  inWorld(RGB_LIB, options, ({ stage, kept }) =>
    act({ stage, random: seededRandom(seed), say: options.say }, kept),
  );
