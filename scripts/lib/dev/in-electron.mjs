import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureElectron } from '../electron-binary.mjs';
import { Problem } from '../problem.mjs';
import { root } from '../root.mjs';
import { startWindow } from '../start-electron.mjs';
import { startedAnew } from './anew.mjs';
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
  const { restart, ended } = startedAnew(
    () => {
      const app = startWindow(electron.path, data);
      app.child.stdout.pipe(process.stdout);
      app.child.stderr.pipe(process.stderr);
      return app;
    },
    { endsWithIt: true },
  );
  const watching = await watchBuild(['main', 'preload', 'renderer'], { built: restart });
  const code = await ended;
  await watching.close();
  return code;
}
