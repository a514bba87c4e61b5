import type { Clock } from '../../ports/index.ts';

export type ServiceClocks = ReturnType<typeof createServiceClocks>;

/** The last Date header, carried on by the monotonic clock so that a reset of ours shows (security.md, F14). */
export function createServiceClocks(clock: Clock) {
  const heard = new Map<string, { readonly serverDateMs: number; readonly monotonicMs: number }>();
  return {
    /** `service` by routeKey (wallet-list.ts); `serverDateMs` Unix milliseconds. */
    hear: (service: string, serverDateMs: number): void => {
      heard.set(service, { serverDateMs, monotonicMs: clock.monotonicMs() });
    },
    /** Milliseconds ahead of ours; null: not heard since the start. */
    aheadMs: (service: string): number | null => {
      const last = heard.get(service);
      if (last === undefined) return null;
      return last.serverDateMs + (clock.monotonicMs() - last.monotonicMs) - clock.nowMs();
    },
  };
}
