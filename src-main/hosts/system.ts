import { randomBytes } from 'node:crypto';
import type { Clock, Random, Timers } from '../ports/index.ts';

/** The machine's clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

export const systemTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** The system, its architecture, and what runs Ochre. */
export function systemName(): string {
  const { node }: { readonly node: string } = process.versions;
  // Set where Electron runs it, whatever the types say.
  const electron: unknown = Reflect.get(process.versions, 'electron');
  const runs = typeof electron === 'string' ? `Electron ${electron}, Node ${node}` : `Node ${node}`;
  return `${process.platform} ${process.arch}, ${runs}`;
}

/** The system's randomness. */
export const systemRandom: Random = { id: () => randomBytes(16).toString('hex') };
