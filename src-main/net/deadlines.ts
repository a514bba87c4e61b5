/** Facts of SERVICE_SLOW: which clock ran out, and after how long. */
export type Late = { readonly seconds: number; readonly phase: 'connect' | 'headers' | 'body' | 'total' };

export type Deadlines = ReturnType<typeof createDeadlines>;
export type Watch = ReturnType<Deadlines['start']>;

interface Running {
  /** By the monotonic clock: when the first of its two clocks runs out. */
  readonly endsAtMs: () => number;
  readonly expire: () => void;
}

/**
 * The clocks of many exchanges on one timer, which is set for whichever runs out first. Nearly all of them end in time,
 * thousands in a minute, so that none has timers of its own to set and to clear.
 */
export function createDeadlines() {
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;
  let ringsAtMs = Infinity;

  function ringFor(endsAtMs: number): void {
    if (endsAtMs >= ringsAtMs) return;
    clearTimeout(timer);
    ringsAtMs = endsAtMs;
    timer = setTimeout(ring, endsAtMs - performance.now());
  }

  function ring(): void {
    ringsAtMs = Infinity;
    const nowMs = performance.now();
    for (const one of [...running])
      if (one.endsAtMs() <= nowMs) one.expire();
      else ringFor(one.endsAtMs());
  }

  return {
    /**
     * Two clocks for one exchange: the total, and from the first byte of the answer on the silence between its pieces.
     * Times in ms. `expire` is told once, and never after `stop`.
     */
    start: (totalMs: number, idleMs: number, expire: (late: Late) => void) => {
      const totalAtMs = performance.now() + totalMs;
      let silentAtMs = Infinity;
      const stop = (): void => {
        running.delete(one);
        if (running.size > 0) return;
        // A timer that nobody waits for would keep the process up.
        clearTimeout(timer);
        ringsAtMs = Infinity;
      };
      const one: Running = {
        endsAtMs: () => Math.min(totalAtMs, silentAtMs),
        expire: () => {
          stop();
          const isSilent = silentAtMs < totalAtMs;
          const phase = isSilent ? 'body' : silentAtMs === Infinity ? 'headers' : 'total';
          expire({ phase, seconds: Math.ceil((isSilent ? idleMs : totalMs) / 1000) });
        },
      };
      running.add(one);
      ringFor(totalAtMs);
      return {
        /** A piece of the answer came. */
        heard: () => {
          silentAtMs = performance.now() + idleMs;
          ringFor(one.endsAtMs());
        },
        stop,
      };
    },
  };
}
