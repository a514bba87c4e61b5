/** When which node is to be asked next. Times are those of the monotonic clock, in ms. */
export interface Schedule {
  readonly put: (nodeId: string, atMs: number) => void;
  /** Takes out all that are due, the longest due first. Who cannot be asked now is put in again. */
  readonly take: (nowMs: number) => readonly Due[];
  /** As they were taken, in their order: nothing else is due sooner. */
  readonly putBack: (due: readonly Due[]) => void;
  /** Another time for each that waits. */
  readonly move: (timeOf: (due: Due) => number) => void;
}

export interface Due {
  readonly nodeId: string;
  readonly atMs: number;
}

/** In order of their times, so that a look at a thousand nodes, ten times a second, is a look at the first of them. */
export function createSchedule(): Schedule {
  let waiting: Due[] = [];

  return {
    put: (nodeId, atMs) => {
      waiting.splice(placeOf(waiting, atMs), 0, { nodeId, atMs });
    },
    take: (nowMs) => {
      const place = placeOf(waiting, nowMs);
      return place === 0 ? NONE : waiting.splice(0, place);
    },
    putBack: (due) => {
      if (due.length > 0) waiting = [...due, ...waiting];
    },
    move: (timeOf) => {
      waiting = waiting
        .map((due) => ({ nodeId: due.nodeId, atMs: timeOf(due) }))
        .sort((a, b) => a.atMs - b.atMs);
    },
  };
}

const NONE: readonly Due[] = [];

/** How many are due at this time or sooner, which is where the next one of this time belongs. */
function placeOf(waiting: readonly Due[], atMs: number): number {
  let low = 0;
  let high = waiting.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((waiting[middle]?.atMs ?? Infinity) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
