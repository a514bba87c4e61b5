import { randomBytes } from 'node:crypto';
import type { Clock, Random } from '../ports.ts';

/** The machine's clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

/** The system's randomness. */
export const systemRandom: Random = { id: () => randomBytes(16).toString('hex') };
