import { setImmediate } from 'node:timers/promises';

/** Main's event loop turns at least this often while it does what cannot be done elsewhere. */
const HELD_MS = 10;

/** For a long piece of work: awaited between two small ones, it lets the loop turn where it has stood still for so long. */
export function createTurns(): () => Promise<void> {
  let untilMs = performance.now() + HELD_MS;
  return async () => {
    if (performance.now() < untilMs) return;
    await setImmediate();
    untilMs = performance.now() + HELD_MS;
  };
}
