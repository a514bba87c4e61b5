/** Facts of SERVICE_SLOW: which clock ran out, and after how long. */
export type Late = { readonly seconds: number; readonly phase: 'connect' | 'headers' | 'body' | 'total' };

/** Two clocks for one exchange: the total, and from the first byte of the answer on the silence between its pieces. */
export function startWatch(totalMs: number, idleMs: number) {
  const controller = new AbortController();
  let late: Late | null = null;
  let idle: NodeJS.Timeout | undefined;
  const expire = (phase: Late['phase'], ms: number) => {
    late ??= { phase, seconds: Math.ceil(ms / 1000) };
    controller.abort();
  };
  const total = setTimeout(() => expire(idle === undefined ? 'headers' : 'total', totalMs), totalMs);
  return {
    signal: controller.signal,
    late: () => late,
    heard: () => {
      clearTimeout(idle);
      idle = setTimeout(() => expire('body', idleMs), idleMs);
    },
    stop: () => {
      clearTimeout(total);
      clearTimeout(idle);
    },
  };
}
