/** @typedef {ReturnType<typeof import('../foreground.mjs').foreground>} Running */

/**
 * One program that is started anew whenever it is asked for, until we are told to end.
 * @param {() => Running} start
 * @param {{ endsWithIt: boolean }} options whether its own end is the end; else the next start is waited for
 * @returns {{ restart: () => void, ended: Promise<number> }} the exit code
 */
export function startedAnew(start, { endsWithIt }) {
  /** @type {Running | null} */
  let running = null;
  let ending = false;
  let starting = Promise.resolve();
  /** @type {(code: number) => void} */
  let end = () => undefined;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  // A program that runs hears of it by itself, and then ends.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      ending = true;
      if (running === null) end(0);
    });
  }
  const restart = () => {
    starting = starting.then(async () => {
      const old = running;
      running = null;
      old?.stop();
      await old?.ended;
      if (ending) return;
      const mine = start();
      running = mine;
      void mine.ended.then(({ code, asked }) => {
        if (running !== mine) return;
        running = null;
        if (asked || endsWithIt) end(code);
        else console.error(`It ended (${code}). Waiting for the next change.`);
      });
    });
  };
  return { restart, ended };
}
