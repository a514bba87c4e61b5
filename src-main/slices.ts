import { setImmediate } from 'node:timers/promises';

/** Work in slices: at each `yield` the caller may do something else. Text and backups of other people's making need it. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Main's event loop turns at least this often, whatever somebody sent. */
export const SLICE_MS = 10;

/** Does the whole work without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the work, and lets the event loop turn between slices of SLICE_MS. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let untilMs = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < untilMs) continue;
    await setImmediate();
    untilMs = performance.now() + SLICE_MS;
  }
}
