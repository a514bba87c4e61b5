import { acts } from '../../src-main/reader/acts.ts';
import { ACTS, type ReaderAct } from '../../src-main/reader/act-names.ts';
import type { Reader } from '../../src-main/reader/client.ts';

/** The reader without a worker: the same acts, on the loop of whoever asks. */
export const readerHere = {
  ...Object.fromEntries(ACTS.map((act) => [act, here(act)])),
  warm: () => undefined,
} as unknown as Reader;

function here(act: ReaderAct): (...given: readonly unknown[]) => Promise<unknown> {
  // Not at once: whoever forgets to wait is found out.
  const perform = acts[act] as (...given: readonly unknown[]) => unknown;
  return async (...given) => {
    await Promise.resolve();
    return perform(...given);
  };
}
