import type { Steps } from '../../domain/psbt/steps.ts';
import type { Clock } from '../../ports.ts';

/** Main answers others at least this often. */
const SLICE_MS = 10;

/** Goes through steps without holding main up: whoever waits has their turn between slices. */
export async function inSlices<T>(clock: Pick<Clock, 'monotonicMs'>, steps: Steps<T>): Promise<T> {
  let fromMs = clock.monotonicMs();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (clock.monotonicMs() - fromMs < SLICE_MS) continue;
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    fromMs = clock.monotonicMs();
  }
}
