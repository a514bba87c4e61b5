import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureElectron } from '../electron-binary.mjs';
import { foreground } from '../foreground.mjs';
import { Problem } from '../problem.mjs';
import { root } from '../root.mjs';
import { watchBuild } from './watch-build.mjs';

/**
 * Ochre in its own window as it is built, page and content policy included, started anew at each change.
 * @param {string} data folder
 * @returns {Promise<number>} the exit code, once its window was closed
 */
export async function devInElectron(data) {
  const electron = await ensureElectron(root);
  if ('problem' in electron) throw new Problem(`Electron cannot be had, because ${electron.problem}.`);
  // What is built here is not what `npm start` stamped.
  rmSync(join(root, 'out/stamp.json'), { force: true });
  /** @type {ReturnType<typeof foreground> | null} */
  let running = null;
  /** @type {(code: number) => void} */
  let end = () => undefined;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  let starting = Promise.resolve();
  const watching = await watchBuild(['main', 'preload', 'renderer'], {
    built: () => {
      starting = starting.then(async () => {
        const old = running;
        running = null;
        old?.stop();
        await old?.ended;
        // Set, it would make a plain Node of Electron.
        const mine = foreground([electron.path, root, '--data', data], {
          env: { ELECTRON_RUN_AS_NODE: undefined },
        });
        running = mine;
        mine.child.stdout.pipe(process.stdout);
        mine.child.stderr.pipe(process.stderr);
        void mine.ended.then(({ code }) => {
          if (running === mine) end(code);
        });
      });
    },
  });
  const code = await ended;
  await watching.close();
  return code;
}
