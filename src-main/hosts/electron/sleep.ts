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
      const onSuspend = (): void => {
        sinceMs ??= clock.nowMs();
        asleep();
      };
      const onResume = (): void => {
        const fellAsleepMs = sinceMs ?? clock.nowMs();
        sinceMs = null;
        awake(fellAsleepMs);
      };
      powerMonitor.on('suspend', onSuspend);
      powerMonitor.on('resume', onResume);
      const onSessionLocked = (): void => sessionLocked?.();
      powerMonitor.on('lock-screen', onSessionLocked);
      return () => {
        powerMonitor.off('suspend', onSuspend);
        powerMonitor.off('resume', onResume);
        powerMonitor.off('lock-screen', onSessionLocked);
      };
    },
  };
}
