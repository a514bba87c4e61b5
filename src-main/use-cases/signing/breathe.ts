import type { Pause } from '../../domain/psbt/steps.ts';

/**
 * A frame of the screen has 16 ms. What one slice runs over, what else the loop has to do, and the engine's tidying up
 * after it must fit in as well.
 */
const SLICE_MS = 3;

/** Lets the loop run once before the work begins, and again whenever a slice of it is used up. */
export function breathe(): Pause {
  let sliceEndMs = -Infinity;
  return () =>
    performance.now() < sliceEndMs
      ? null
      : new Promise((resolve) => {
          setImmediate(() => {
            sliceEndMs = performance.now() + SLICE_MS;
            resolve();
          });
        });
}
