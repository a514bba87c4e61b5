import { randomBytes } from 'node:crypto';
import type { Clock, Random, Timers } from '../ports.ts';

/** The machine's clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

export const systemTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};

/** The system's randomness. */
export const systemRandom: Random = { id: () => randomBytes(16).toString('hex') };
