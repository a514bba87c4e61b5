import type { Moment } from '../state/apply-evidence.ts';
import type { Clock } from '../../ports/index.ts';

const NETWORK_BACK_MS = 30_000;

/** Time between questions and answers: it never goes back, and a sleep of the machine is part of it. */
export function createSleepAwareClock(clock: Clock) {
  const offsetNowMs = (): number => clock.nowMs() - clock.monotonicMs();
  let offsetMs = offsetNowMs();
  /** Where the system's clock stands still in a sleep (Linux), what it missed. */
  let missedMs = 0;
  let fellAsleepMs = 0;
  let wokeAt: Moment = -Infinity;

  const now = (): Moment => clock.monotonicMs() + missedMs;
  const isFromBeforeSleep = (askedAt: Moment): boolean => askedAt < wokeAt;
  return {
    now,
    isFromBeforeSleep,
    /**
     * Unix ms at which an answer that is heard now was given, as late as can be said for sure: what was asked before the
     * machine slept may have been answered before it, and have lain there since. Null: no answer, so now.
     */
    answeredAtMs: (askedAt: Moment | null): number => {
      const nowMs = clock.nowMs();
      return askedAt !== null && isFromBeforeSleep(askedAt) ? Math.min(fellAsleepMs, nowMs) : nowMs;
    },
    /** The network comes back some seconds after the machine: silence says nothing of anybody yet. */
    justWoke: () => now() - wokeAt < NETWORK_BACK_MS,
    /** The machine slept since then, Unix ms, and is awake now. */
    slept: (sinceMs: number) => {
      const nowMs = clock.nowMs();
      const asleepMs = Math.max(0, nowMs - sinceMs);
      // Time of day that ran ahead of the other clock, but for what a person may have set it by.
      missedMs += Math.min(asleepMs, Math.max(0, offsetNowMs() - offsetMs));
      offsetMs = offsetNowMs();
      fellAsleepMs = sinceMs;
      wokeAt = now();
    },
  };
}
