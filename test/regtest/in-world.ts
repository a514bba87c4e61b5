import type { Stage } from './flows/flow.ts';
import { openEnding, type Ending } from './parts/ending.ts';
import { textOf } from './parts/needs.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { startWorld, type IndexerName, type Parts, type ServedBy } from './world.ts';

export interface WorldOptions {
  readonly parts: Parts;
  readonly folder: RunFolder;
  /** Hears of a fault of the service, and of what else there is to be said. */
  readonly say: (line: string) => void;
  readonly over?: IndexerName;
}
export interface InWorld {
  /** Where nothing has happened yet, without a host. */
  readonly stage: Omit<Stage, 'host'>;
  readonly kept: Ending['kept'];
}

/** Runs in its own world, which ends afterwards with everything started in it. */
export async function inWorld<T>(
  servedBy: ServedBy,
  { parts, say, ...options }: WorldOptions,
  act: (at: InWorld) => Promise<T>,
): Promise<T> {
  const { kept, stop } = openEnding();
  const onFault = (path: string, error: unknown): void => say(`${path}: ${textOf(error)}`);
  try {
    const world = kept(await startWorld(servedBy, parts, { ...options, onFault }));
    const tally = { notProved: 0, honestRefused: 0 };
    return await act({ kept, stage: { world, tally, people: new Map(), assets: new Map() } });
  } finally {
    await stop();
  }
}
