interface Pace {
  /** The pause between two successful runs. */
  readonly everyMs: number;
  /** The pause doubles after failures, up to this. */
  readonly mostMs: number;
}

/** Runs an act on a schedule while the window is visible, never twice at once. `done` also reports runs by hand. */
export class RefreshSchedule {
  readonly #act: () => void;
  readonly #pace: Pace;
  #waitMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on = false;
  /** Null while a run is under way, or if none is planned. */
  nextAtMs = $state<number | null>(null);
  readonly #look = (): void => this.#set();

  constructor(act: () => void, pace: Pace) {
    this.#act = act;
    this.#pace = pace;
    this.#waitMs = pace.everyMs;
  }

  start(firstInMs: number): void {
    this.stop();
    this.#on = true;
    this.#waitMs = this.#pace.everyMs;
    document.addEventListener('visibilitychange', this.#look);
    this.#plan(firstInMs);
  }

  stop(): void {
    this.#on = false;
    this.nextAtMs = null;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Runs within `inMs`, unless runs are failing: their pauses stay. */
  soon(inMs: number): void {
    const failing = this.#waitMs > this.#pace.everyMs;
    if (!this.#on || failing || this.nextAtMs === null || this.nextAtMs <= Date.now() + inMs) return;
    this.#plan(inMs);
  }

  began(): void {
    this.nextAtMs = null;
    clearTimeout(this.#timer);
  }

  done(well: boolean): void {
    if (!this.#on) return;
    this.#waitMs = well ? this.#pace.everyMs : Math.min(this.#pace.mostMs, this.#waitMs * 2);
    this.#plan(this.#waitMs);
  }

  #plan(inMs: number): void {
    this.nextAtMs = Date.now() + inMs;
    this.#set();
  }

  /** Sets the timer. A hidden window gets none, and catches up once it is shown again. */
  #set(): void {
    clearTimeout(this.#timer);
    if (this.nextAtMs === null || document.visibilityState === 'hidden') return;
    this.#timer = setTimeout(
      () => {
        this.began();
        this.#act();
      },
      Math.max(0, this.nextAtMs - Date.now()),
    );
  }
}
