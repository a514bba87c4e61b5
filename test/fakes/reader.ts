import { acts } from '../../src-main/reader/acts.ts';
import { ACTS, type ReaderAct } from '../../src-main/reader/act-names.ts';
import type { Reader } from '../../src-main/reader/client.ts';

/** The reader without a worker: the same acts, on the caller's loop. */
export const readerHere = {
  ...Object.fromEntries(ACTS.map((act) => [act, here(act)])),
  warm: () => undefined,
} as unknown as Reader;

function here(act: ReaderAct): (...given: readonly unknown[]) => Promise<unknown> {
  // Deferred, so that a missing await shows.
  const perform = acts[act] as (...given: readonly unknown[]) => unknown;
  return async (...given) => {
    await Promise.resolve();
    return perform(...given);
  };
}
