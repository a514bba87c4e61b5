/** Holds what Ochre was opened with until somebody takes it: macOS hands the first over before anything is there. */
export interface Collector<T> {
  readonly offer: (given: readonly T[]) => void;
  readonly handOver: (open: (given: readonly T[]) => void) => void;
}

export function createCollector<T>(): Collector<T> {
  let open: ((given: readonly T[]) => void) | null = null;
  let held: readonly T[] = [];
  return {
    offer: (given) => {
      if (given.length === 0) return;
      if (open === null) held = given;
      else open(given);
    },
    handOver: (taker) => {
      open = taker;
      if (held.length > 0) taker(held);
      held = [];
    },
  };
}
