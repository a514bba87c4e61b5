import type { Dispatch, Timers } from '../ports/index.ts';

/** While calls follow each other this closely, the page is still showing its first screen. */
const QUIET_MS = 250;
/** A call may wait longer for a service or a keychain, but nodes must be watched. */
const LATEST_MS = 2_000;

/** Holds back what the first screen doesn't show: `served` resolves when calls pause, or a while after the start. */
export function createFirstScreen(timers: Timers, isOfIt: (call: unknown) => boolean) {
  let underWay = 0;
  let cancel = (): void => undefined;
  let resolve = (): void => undefined;
  const served = new Promise<void>((done) => {
    resolve = done;
  });
  const end = (): void => {
    cancelLatest();
    cancel();
    // A call that ends after this must not start another wait.
    underWay = Infinity;
  };
  const serve = (): void => {
    end();
    resolve();
  };
  const cancelLatest = timers.after(LATEST_MS, serve);
  const wait = (): void => {
    cancel();
    if (underWay === 0) cancel = timers.after(QUIET_MS, serve);
  };
  wait();
  return {
    served,
    /** Called when a screen asks for what was held back: from now on only calls under way delay it. */
    hurry: (): void => {
      if (underWay === 0) serve();
    },
    watch:
      (dispatch: Dispatch): Dispatch =>
      async (name, input) => {
        if (!isOfIt(name)) return dispatch(name, input);
        underWay += 1;
        wait();
        try {
          return await dispatch(name, input);
        } finally {
          underWay -= 1;
          wait();
        }
      },
    end,
  };
}
