/** macOS hands over links and files before anything is there to take them. */
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
