import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import type { Clock, Random, Timers } from '../ports/index.ts';

/** The clocks may differ this much without a sleep. */
const COARSE_MS = 2_000;
const upSinceMs = uptime() * 1_000 - performance.now();
/** Reading the uptime each time took a fifth of watching a thousand nodes. */
const LOOK_EVERY_MS = 100;
let sleptMs = 0;
let lookedAtMs = -Infinity;

/**
 * Time that counts sleep and nobody sets. Linux: performance.now (CLOCK_MONOTONIC) stops in a suspend, uptime
 * (CLOCK_BOOTTIME) doesn't. On others performance.now goes on: mach_continuous_time (macOS's uptime follows a set
 * clock), QueryPerformanceCounter.
 */
function sinceStartMs(): number {
  const runMs = performance.now();
  if (process.platform !== 'linux') return runMs;
  if (runMs - lookedAtMs < LOOK_EVERY_MS) return runMs + sleptMs;
  lookedAtMs = runMs;
  const aheadMs = uptime() * 1_000 - upSinceMs - runMs;
  if (aheadMs - sleptMs > COARSE_MS) sleptMs = aheadMs;
  return runMs + sleptMs;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: sinceStartMs,
};

export const systemTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};

export function systemName(): string {
  const { node }: { readonly node: string } = process.versions;
  const electron: unknown = Reflect.get(process.versions, 'electron');
  const runs = typeof electron === 'string' ? `Electron ${electron}, Node ${node}` : `Node ${node}`;
  return `${process.platform} ${process.arch}, ${runs}`;
}

export const systemRandom: Random = { id: () => randomBytes(16).toString('hex') };
