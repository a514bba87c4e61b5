import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 1_000;

/** The page's clock, which ticks only while something on screen reads it. */
export class PageClock {
  readonly #ticks = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  get nowMs(): number {
    this.#ticks();
    return Date.now();
  }
}
