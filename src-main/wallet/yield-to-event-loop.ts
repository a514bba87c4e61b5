import { inSlices as inSlicesBy, type Steps } from '../domain/steps.ts';
import type { Clock } from '../ports/index.ts';

/** Lets everything else that waits for main be done first. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Goes through steps without holding main up: whoever waits has their turn between slices, of `sliceMs` where told. */
export function inSlices<T>(
  { monotonicMs }: Pick<Clock, 'monotonicMs'>,
  steps: Steps<T>,
  sliceMs?: number,
): Promise<T> {
  return inSlicesBy(steps, {
    monotonicMs,
    rest: yieldToEventLoop,
    ...(sliceMs === undefined ? {} : { sliceMs }),
  });
}
