import type { Steps } from '../../domain/psbt/steps.ts';

/** Main's loop turns at least so often, whatever somebody sent. */
export const SLICE_MS = 10;

/** The work, step by step, with everything else that waits done in between. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    until = performance.now() + SLICE_MS;
  }
}
