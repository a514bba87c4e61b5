import type { PowerMonitor } from 'electron';
import type { Clock, Sleep } from '../../ports/index.ts';

/** On Linux logind announces sleep; only macOS and Windows report a locked session. Call after `ready`. */
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
