import { electronTrouble } from './electron-trouble.mjs';
import { foreground } from './foreground.mjs';
import { root } from './root.mjs';

/** What ends sooner than this, and badly, did not start. */
const STARTING_MS = 15_000;
const KEPT_CHARS = 16_384;

/**
 * @param {string} binary
 * @param {string} data
 */
export function startWindow(binary, data) {
  // Set, it would make a plain Node of Electron.
  return foreground([binary, root, '--data', data], { env: { ELECTRON_RUN_AS_NODE: undefined } });
}

/**
 * Runs Ochre in its own window until it is closed.
 * @param {string} binary
 * @param {string} data
 * @returns {Promise<{ code: number } | { trouble: string }>}
 */
export async function startElectron(binary, data) {
  const startedAt = performance.now();
  const { child, ended } = startWindow(binary, data);
  let stderr = '';
  child.stdout.pipe(process.stdout);
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr = (stderr + String(text)).slice(-KEPT_CHARS);
    process.stderr.write(String(text));
  });
  const { code, asked } = await ended;
  if (code === 0 || asked) return { code };
  const known = electronTrouble(stderr);
  if (known !== null) return { trouble: known };
  if (performance.now() - startedAt > STARTING_MS) return { code };
  return { trouble: `Electron ended at once (exit code ${code}); its own words are above.` };
}
