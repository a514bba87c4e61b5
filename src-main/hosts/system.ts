import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import type { Clock, Random, Timers } from '../ports/index.ts';

/** What the coarser clock may be behind or ahead of the finer one without a sleep between them. */
const COARSE_MS = 2_000;
const upSinceMs = uptime() * 1_000 - performance.now();
/** Asked for each answer of a thousand nodes, the uptime (a file, on Linux) took a fifth of what watching them takes. */
const LOOK_EVERY_MS = 100;
let sleptMs = 0;
let lookedAtMs = -Infinity;

/**
 * Time that goes on in the machine's sleep, and that nobody sets. On Linux performance.now (CLOCK_MONOTONIC) stands still
 * in a suspend, and the system's uptime (CLOCK_BOOTTIME, as /proc/uptime) goes on: what that ran ahead was slept. On macOS
 * (mach_continuous_time; its uptime is counted from a boot time that moves along when the clock is set) and Windows
 * (QueryPerformanceCounter; GetTickCount64) both go on, and nothing is added.
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

/** The machine's clocks. */
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
