import { setImmediate } from 'node:timers/promises';
import { inSlices as inSlicesBy, type Steps } from '../../domain/steps.ts';

/** The work, step by step, with everything else that waits done in between. */
export function inSlices<T>(steps: Steps<T>): Promise<T> {
  return inSlicesBy(steps, { monotonicMs: () => performance.now(), rest: () => setImmediate() });
}
