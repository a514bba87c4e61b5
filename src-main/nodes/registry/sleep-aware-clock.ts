import type { MonotonicMs } from '../state/apply-evidence.ts';
import type { Clock } from '../../ports/index.ts';

const NETWORK_BACK_MS = 30_000;
/** Smaller steps are ordinary clock discipline, or come from reading the two clocks one after the other. */
const SET_MS = 1_000;

/** A clock that never goes back, and goes on while the computer sleeps. */
export function createSleepAwareClock(clock: Clock) {
  const offsetNowMs = (): number => clock.nowMs() - clock.monotonicMs();
  let offsetMs = offsetNowMs();
  let missedMs = 0;
  let foundSetMs = 0;
  let fellAsleepMs = 0;
  let wokeAt: MonotonicMs = -Infinity;

  const now = (): MonotonicMs => clock.monotonicMs() + missedMs;
  const isFromBeforeSleep = (askedAt: MonotonicMs): boolean => askedAt < wokeAt;
  return {
    now,
    isFromBeforeSleep,
    /** When an answer came at the latest. A call made before a sleep may have been answered before the sleep. */
    answeredAtMs: (askedAt: MonotonicMs | null): number => {
      const nowMs = clock.nowMs();
      return askedAt !== null && isFromBeforeSleep(askedAt)
        ? Math.max(0, Math.min(fellAsleepMs, nowMs))
        : nowMs;
    },
    /** True while silence proves nothing, because the network returns seconds after the computer. */
    justWoke: () => now() - wokeAt < NETWORK_BACK_MS,
    /** By how much the wall clock was set since the last call; 0 for small steps. */
    takeSet: (): number => {
      const aheadMs = offsetNowMs() - offsetMs;
      const byMs = Math.round(foundSetMs + aheadMs);
      if (Math.abs(byMs) < SET_MS) return 0;
      foundSetMs = 0;
      offsetMs += aheadMs;
      fellAsleepMs += byMs;
      return byMs;
    },
    slept: (sinceMs: number) => {
      const nowMs = clock.nowMs();
      const asleepMs = Math.max(0, nowMs - sinceMs);
      const aheadMs = offsetNowMs() - offsetMs;
      // The sleep, at most as long as the wall clock gained: the rest of the gain is by setting it.
      const sleptMs = Math.min(asleepMs, Math.max(0, aheadMs));
      missedMs += sleptMs;
      foundSetMs += aheadMs - sleptMs;
      offsetMs += aheadMs;
      fellAsleepMs = sinceMs;
      wokeAt = now();
    },
  };
}
