/** A silence longer than this is taken for hanging; a shorter one fills a log. */
const PLAIN_MS = 10_000;
const IN_PLACE_MS = 1_000;

let planned = 0;
let begun = 0;

/** @param {number} count how many steps are ahead, so that each can say which of them it is */
export function planSteps(count) {
  planned = count;
  begun = 0;
}

/**
 * Does one step and shows how long it has run: in place on a terminal, else in a line now and then.
 * @template T
 * @param {string} name
 * @param {() => string} outlook what is known of its length
 * @param {() => Promise<T>} work
 * @param {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} [out]
 * @returns {Promise<T>}
 */
export async function showStep(name, outlook, work, out = process.stdout) {
  begun += 1;
  const step = planned === 0 ? name : `${name}, ${begun} of ${Math.max(begun, planned)}`;
  const inPlace = out.isTTY === true && process.env['TERM'] !== 'dumb';
  const startedAt = performance.now();
  const time = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  const show = () => {
    const line = `${step} · ${time()}, ${outlook()}`;
    // A line that wraps cannot be written over.
    out.write(inPlace ? `\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, inPlace ? IN_PLACE_MS : PLAIN_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    out.write(`${inPlace ? '\r\x1b[K' : ''}${step} · took ${time()}\n`);
  }
}
