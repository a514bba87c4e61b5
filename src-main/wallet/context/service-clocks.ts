import type { Clock } from '../../ports/index.ts';

export type ServiceClocks = ReturnType<typeof createServiceClocks>;

/**
 * How far the services' clocks are from ours, by the Date header of what they answered last. What was heard goes on by the clock that never jumps: where ours was set meanwhile, the difference shows it
 * (security.md, F14).
 */
export function createServiceClocks(clock: Clock) {
  const heard = new Map<string, { readonly serverDateMs: number; readonly monotonicMs: number }>();
  return {
    /** `service`: with the way to it (wayName in wallet-list.ts); `serverDateMs` Unix milliseconds. */
    hear: (service: string, serverDateMs: number): void => {
      heard.set(service, { serverDateMs, monotonicMs: clock.monotonicMs() });
    },
    /** Milliseconds by which the service's clock is ahead of ours now; null: it was not heard since the start. */
    aheadMs: (service: string): number | null => {
      const last = heard.get(service);
      if (last === undefined) return null;
      return last.serverDateMs + (clock.monotonicMs() - last.monotonicMs) - clock.nowMs();
    },
  };
}
