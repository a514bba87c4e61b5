/**
 * Work that may be interrupted: each `yield` is a place where the caller may go and do something else. Whoever cannot
 * wait runs it at once; main, whose loop serves the screen meanwhile, runs it in slices. Same code, same answer.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Answers null while there is time left, else a promise to wait for. Asked before each step. The domain knows no clock. */
export type Pause = () => Promise<void> | null;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export async function inSlices<T>(steps: Steps<T>, pause: Pause): Promise<T> {
  for (;;) {
    const wait = pause();
    if (wait !== null) await wait;
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
