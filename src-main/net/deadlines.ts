/** Facts of SERVICE_SLOW. */
export type Late = { readonly seconds: number; readonly phase: 'connect' | 'headers' | 'body' | 'total' };

export type Deadlines = ReturnType<typeof createDeadlines>;
export type Watch = ReturnType<Deadlines['start']>;

interface Running {
  readonly endsAtMs: () => number;
  readonly expire: () => void;
}

/** One timer serves all exchanges, because thousands a minute end in time. */
export function createDeadlines() {
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;
  let ringsAtMs = Infinity;

  function setTimerFor(endsAtMs: number): void {
    if (endsAtMs >= ringsAtMs) return;
    clearTimeout(timer);
    ringsAtMs = endsAtMs;
    timer = setTimeout(expireDue, endsAtMs - performance.now());
  }

  function expireDue(): void {
    ringsAtMs = Infinity;
    const nowMs = performance.now();
    for (const one of [...running])
      if (one.endsAtMs() <= nowMs) one.expire();
      else setTimerFor(one.endsAtMs());
  }

  return {
    /** In ms. `idleMs` counts between pieces of the answer. `expire` is called once, never after `stop`. */
    start: (totalMs: number, idleMs: number, expire: (late: Late) => void) => {
      const totalAtMs = performance.now() + totalMs;
      let silentAtMs = Infinity;
      const stop = (): void => {
        running.delete(one);
        if (running.size > 0) return;
        // A timer that nobody waits for would keep the process alive.
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
      setTimerFor(totalAtMs);
      return {
        heard: () => {
          silentAtMs = performance.now() + idleMs;
          setTimerFor(one.endsAtMs());
        },
        stop,
      };
    },
  };
}
