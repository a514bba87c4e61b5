import type { PowerMonitor } from 'electron';
import type { Clock, Sleep } from '../../ports.ts';

/** The system's own word that it sleeps and wakes (on Linux logind's, where it runs). To be called after `ready`. */
export function createSystemSleep(
  powerMonitor: Pick<PowerMonitor, 'on' | 'off'>,
  clock: Pick<Clock, 'nowMs'>,
): Sleep {
  return {
    watch: ({ asleep, awake }) => {
      let sinceMs: number | null = null;
      const suspended = (): void => {
        sinceMs ??= clock.nowMs();
        asleep();
      };
      const resumed = (): void => {
        const fellAsleepMs = sinceMs ?? clock.nowMs();
        sinceMs = null;
        awake(fellAsleepMs);
      };
      powerMonitor.on('suspend', suspended);
      powerMonitor.on('resume', resumed);
      return () => {
        powerMonitor.off('suspend', suspended);
        powerMonitor.off('resume', resumed);
      };
    },
  };
}
