import type { PowerMonitor } from 'electron';
import type { Clock, Sleep } from '../../ports/index.ts';

/**
 * The system's own word that it sleeps and wakes (on Linux logind's, where it runs), and that its session is locked, which
 * Electron tells on macOS and Windows alone. To be called after `ready`.
 */
export function createSystemSleep(
  powerMonitor: Pick<PowerMonitor, 'on' | 'off'>,
  clock: Pick<Clock, 'nowMs'>,
): Sleep {
  return {
    watch: ({ asleep, awake, sessionLocked }) => {
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
      // On Linux it never comes: there the machine's sleep locks, and the minutes without anybody.
      const shut = (): void => sessionLocked?.();
      powerMonitor.on('lock-screen', shut);
      return () => {
        powerMonitor.off('suspend', suspended);
        powerMonitor.off('resume', resumed);
        powerMonitor.off('lock-screen', shut);
      };
    },
  };
}
