import type { MonotonicMs } from '../state/apply-evidence.ts';
import type { Clock } from '../../ports/index.ts';

const NETWORK_BACK_MS = 30_000;
/** Smaller steps are ordinary clock discipline, and the two clocks are read one after the other. */
const SET_MS = 1_000;

/** Never goes back, and includes the machine's sleep. */
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
    /** The latest certain time: a call before a sleep may have been answered before it. */
    answeredAtMs: (askedAt: MonotonicMs | null): number => {
      const nowMs = clock.nowMs();
      return askedAt !== null && isFromBeforeSleep(askedAt)
        ? Math.max(0, Math.min(fellAsleepMs, nowMs))
        : nowMs;
    },
    /** The network returns seconds after the machine: silence proves nothing yet. */
    justWoke: () => now() - wokeAt < NETWORK_BACK_MS,
    /** How far the wall clock was set since the last call. */
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
      // The wall clock's lead, less what a person may have set it by.
      const sleptMs = Math.min(asleepMs, Math.max(0, aheadMs));
      missedMs += sleptMs;
      foundSetMs += aheadMs - sleptMs;
      offsetMs += aheadMs;
      fellAsleepMs = sinceMs;
      wokeAt = now();
    },
  };
}
