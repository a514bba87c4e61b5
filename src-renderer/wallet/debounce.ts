/** Typing pauses that long before anything is asked. */
const PAUSE_MS = 250;

/** Something asked again with each key: once the typing pauses, and only the newest answer counts. */
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
