import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The longest time between two turns of this thread's loop while `act` ran, in ms of this thread's processor time where
 * the system tells it (Linux): what other programs, and other threads, take of a busy machine is no stall of ours.
 */
export async function longestStall(act: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let last = now();
  const turn = (): void => {
    const { wallMs, cpuMs } = now();
    longestMs = Math.max(longestMs, Math.min(wallMs - last.wallMs, cpuMs - last.cpuMs));
    last = now();
  };
  const timer = setInterval(turn, 1);
  try {
    await act();
    await nextTurn();
    turn();
  } finally {
    clearInterval(timer);
  }
  return longestMs;
}

function now(): { readonly wallMs: number; readonly cpuMs: number } {
  return { wallMs: performance.now(), cpuMs: ownCpuMs() };
}

/** Where the system does not tell, the wall clock's. */
function ownCpuMs(): number {
  if (process.platform !== 'linux') return performance.now();
  const [onCpuNs = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(onCpuNs) / 1e6;
}
