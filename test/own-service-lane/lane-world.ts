import { RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import type { Stage } from '../regtest/flows/flow.ts';
import { openEnding, type Ending } from '../regtest/parts/ending.ts';
import type { RunFolder } from '../regtest/parts/run-folder.ts';
import { newTally } from '../regtest/run-world.ts';
import { startWorld, type Parts } from '../regtest/world.ts';
import { seededRandom } from '../support/psbt/mutate.ts';

export interface LaneOptions {
  readonly seed: number;
  readonly parts: Parts;
  readonly folder: RunFolder;
  readonly say: (line: string) => void;
}

/** What all people of a lane share; each has a host for themselves. */
export interface Lane {
  readonly stage: Omit<Stage, 'host'>;
  readonly random: (below: number) => number;
  readonly say: (line: string) => void;
}

/** A node, an indexer and a proxy for as long as it takes; what it keeps ends with them. */
export async function inLane<T>(
  { seed, parts, folder, say }: LaneOptions,
  act: (lane: Lane, kept: Ending['kept']) => Promise<T>,
): Promise<T> {
  const { kept, stop } = openEnding();
  try {
    const onFault = (path: string, error: unknown): void => say(`${path}: ${String(error)}`);
    const world = kept(await startWorld(RGB_LIB, parts, { folder, onFault }));
    const stage = { world, tally: newTally(), people: new Map(), assets: new Map<string, string>() };
    return await act({ stage, random: seededRandom(seed), say }, kept);
  } finally {
    await stop();
  }
}
