/** Work in steps: each `yield` is a place where the caller may go and do something else. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Main's loop turns at least so often, whatever somebody sent. */
export const SLICE_MS = 10;

export interface Turns {
  readonly monotonicMs: () => number;
  /** Lets everything else that waits be done. */
  readonly rest: () => Promise<unknown>;
  /** Of one slice; SLICE_MS unless told. */
  readonly sliceMs?: number;
}

/** The work, step by step, with everything else that waits done between slices of it. */
export async function inSlices<T>(
  steps: Steps<T>,
  { monotonicMs, rest, sliceMs = SLICE_MS }: Turns,
): Promise<T> {
  let untilMs = monotonicMs() + sliceMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (monotonicMs() < untilMs) continue;
    await rest();
    untilMs = monotonicMs() + sliceMs;
  }
}
