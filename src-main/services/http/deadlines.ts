/** Facts of SERVICE_SLOW: which clock ran out, and after how long. */
export type Late = { readonly seconds: number; readonly phase: 'connect' | 'headers' | 'body' | 'total' };

/**
 * The clocks of many exchanges on one timer, which is set for whichever runs out first. Nearly all of them end in time,
 * thousands in a minute, so that none has timers of its own to set and to clear.
 */
export class Deadlines {
  readonly #running = new Set<Watch>();
  #timer: NodeJS.Timeout | undefined;
  #ringsAtMs = Infinity;

  /** Times in ms. `expire` is told once, and never after `stop`. */
  start(totalMs: number, idleMs: number, expire: (late: Late) => void): Watch {
    const watch = new Watch(this, totalMs, idleMs, expire);
    this.#running.add(watch);
    this.ringFor(watch);
    return watch;
  }

  ringFor({ endsAtMs }: Watch): void {
    if (endsAtMs >= this.#ringsAtMs) return;
    clearTimeout(this.#timer);
    this.#ringsAtMs = endsAtMs;
    this.#timer = setTimeout(() => {
      this.#ring();
    }, endsAtMs - performance.now());
  }

  end(watch: Watch): void {
    this.#running.delete(watch);
    if (this.#running.size > 0) return;
    // A timer that nobody waits for would keep the process up.
    clearTimeout(this.#timer);
    this.#ringsAtMs = Infinity;
  }

  #ring(): void {
    this.#ringsAtMs = Infinity;
    const nowMs = performance.now();
    for (const watch of [...this.#running])
      if (watch.endsAtMs <= nowMs) watch.expire();
      else this.ringFor(watch);
  }
}

/** Two clocks for one exchange: the total, and from the first byte of the answer on the silence between its pieces. */
export class Watch {
  readonly #deadlines: Deadlines;
  readonly #totalMs: number;
  readonly #idleMs: number;
  readonly #expire: (late: Late) => void;
  readonly #totalAtMs: number;
  #silentAtMs = Infinity;

  constructor(deadlines: Deadlines, totalMs: number, idleMs: number, expire: (late: Late) => void) {
    this.#deadlines = deadlines;
    this.#totalMs = totalMs;
    this.#idleMs = idleMs;
    this.#expire = expire;
    this.#totalAtMs = performance.now() + totalMs;
  }

  /** By the monotonic clock: when the first of the two runs out. */
  get endsAtMs(): number {
    return Math.min(this.#totalAtMs, this.#silentAtMs);
  }

  /** A piece of the answer came. */
  heard(): void {
    this.#silentAtMs = performance.now() + this.#idleMs;
    this.#deadlines.ringFor(this);
  }

  stop(): void {
    this.#deadlines.end(this);
  }

  expire(): void {
    this.stop();
    const isSilent = this.#silentAtMs < this.#totalAtMs;
    const phase = isSilent ? 'body' : this.#silentAtMs === Infinity ? 'headers' : 'total';
    this.#expire({ phase, seconds: Math.ceil((isSilent ? this.#idleMs : this.#totalMs) / 1000) });
  }
}
