import type { Moment } from '../state/apply-evidence.ts';
import type { Clock } from '../../ports/index.ts';

const NETWORK_BACK_MS = 30_000;
/** Less is how a clock is kept right, and two clocks are read one after the other. */
const SET_MS = 1_000;

/** Time between questions and answers: it never goes back, and a sleep of the machine is part of it. */
export function createSleepAwareClock(clock: Clock) {
  const offsetNowMs = (): number => clock.nowMs() - clock.monotonicMs();
  let offsetMs = offsetNowMs();
  /** Where the system's clock stands still in a sleep (Linux), what it missed. */
  let missedMs = 0;
  /** How far the time of day was set, as was found at a sleep. */
  let foundSetMs = 0;
  let fellAsleepMs = 0;
  let wokeAt: Moment = -Infinity;

  const now = (): Moment => clock.monotonicMs() + missedMs;
  const isFromBeforeSleep = (askedAt: Moment): boolean => askedAt < wokeAt;
  return {
    now,
    isFromBeforeSleep,
    /** Unix ms, as late as is sure: what was asked before a sleep may have been answered before it. Null: no answer, so now. */
    answeredAtMs: (askedAt: Moment | null): number => {
      const nowMs = clock.nowMs();
      return askedAt !== null && isFromBeforeSleep(askedAt)
        ? Math.max(0, Math.min(fellAsleepMs, nowMs))
        : nowMs;
    },
    /** The network comes back some seconds after the machine: silence says nothing of anybody yet. */
    justWoke: () => now() - wokeAt < NETWORK_BACK_MS,
    /** By how much somebody set the time of day since this was asked last; 0: nobody did. */
    takeSet: (): number => {
      const aheadMs = offsetNowMs() - offsetMs;
      // Times of day are whole, and a clock that nobody sets is not.
      const byMs = Math.round(foundSetMs + aheadMs);
      if (Math.abs(byMs) < SET_MS) return 0;
      foundSetMs = 0;
      offsetMs += aheadMs;
      fellAsleepMs += byMs;
      return byMs;
    },
    /** The machine slept since then, Unix ms, and is awake now. */
    slept: (sinceMs: number) => {
      const nowMs = clock.nowMs();
      const asleepMs = Math.max(0, nowMs - sinceMs);
      const aheadMs = offsetNowMs() - offsetMs;
      // Time of day that ran ahead of the other clock, but for what a person may have set it by.
      const sleptMs = Math.min(asleepMs, Math.max(0, aheadMs));
      missedMs += sleptMs;
      foundSetMs += aheadMs - sleptMs;
      offsetMs += aheadMs;
      fellAsleepMs = sinceMs;
      wokeAt = now();
    },
  };
}
