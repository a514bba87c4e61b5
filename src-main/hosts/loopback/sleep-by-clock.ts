import type { Clock, Sleep, Timers } from '../../ports.ts';

const LOOK_EVERY_MS = 5_000;
/** So much more than it waited for: no busy machine is as late as that. */
const ASLEEP_MS = 30_000;

/**
 * Sleep as the time of day tells it, because nobody tells this host: found out after waking only, up to five seconds
 * late, and a clock that a person set ahead looks the same. Weaker than the system's own word, and named so.
 */
export function createSleepByClock({ clock, timers }: { clock: Clock; timers: Timers }): Sleep {
  return {
    watch: ({ awake }) => {
      let seenMs = clock.nowMs();
      let cancel = timers.after(LOOK_EVERY_MS, look);
      function look(): void {
        const lastMs = seenMs;
        seenMs = clock.nowMs();
        cancel = timers.after(LOOK_EVERY_MS, look);
        if (seenMs - lastMs > LOOK_EVERY_MS + ASLEEP_MS) awake(lastMs);
      }
      return () => {
        cancel();
      };
    },
  };
}
