/** How long typing must pause before anything is asked. */
const PAUSE_MS = 250;

/** Asks once typing pauses, and lets only the newest answer count. */
export class Debounce {
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pauseMs: number;

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs;
  }

  do(act: (isNewest: () => boolean) => Promise<void>): void {
    this.stop();
    const mine = this.#asked;
    this.#timer = setTimeout(() => void act(() => mine === this.#asked), this.#pauseMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
