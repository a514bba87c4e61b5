import type { Store } from './store.ts';

/** What every part of the practice service works on. Given the same clock and random bytes it does the same again. */
export interface World {
  readonly store: Store;
  /** Unix time in milliseconds. */
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Uint8Array;
}
