// npm start: makes the clone ready and opens Ochre, in its own window where Electron can be had, else in a browser.
import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';
import { buildProblem, ensureBuild } from './lib/build.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { ensureElectron, findElectron } from './lib/electron-binary.mjs';
import { electronHopeless } from './lib/electron-trouble.mjs';
import { installProblem } from './lib/packages.mjs';
import { planSteps } from './lib/progress.mjs';
import { root } from './lib/root.mjs';
import { command, endByOurselves, endWithUs, setUpPackages } from './lib/set-up.mjs';
import { startOptions, usage } from './lib/start-args.mjs';
import { startElectron } from './lib/start-electron.mjs';
import { startLoopback } from './lib/start-loopback.mjs';

await command(async () => {
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const here = process.env['npm_lifecycle_event'] === 'start' ? process.env['INIT_CWD'] : undefined;
  const options = startOptions(process.argv.slice(2), here ?? process.cwd());
  if ('problem' in options) {
    console.error(`${options.problem}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    console.log(usage);
    return 0;
  }
  endWithUs();
  const { platform, env } = process;
  const hopeless = electronHopeless({ platform, uid: process.getuid?.(), env });
  const mayFetch = !options.served && hopeless === null && !env['ELECTRON_OVERRIDE_DIST_PATH'];
  const missing = [
    installProblem(root) !== null,
    buildProblem(root) !== null,
    mayFetch && findElectron(root) === undefined,
  ];
  planSteps(missing.filter(Boolean).length);
  await setUpPackages();
  await ensureBuild(root);
  const home = isAbsolute(homedir()) ? homedir() : userInfo().homedir;
  const data = options.data ?? dataFolder({ platform, env, home });

  if (!options.served) {
    const result = hopeless === null ? await inItsOwnWindow(data) : { trouble: hopeless };
    if ('code' in result) return result.code;
    console.log(`Ochre does not open in its own window: ${result.trouble}`);
  }
  endByOurselves();
  // What rules Electron out was said above, and rules a browser's window out too.
  const open = options.open && (options.served || hopeless === null);
  return await startLoopback({ port: options.port, data, open });
});

/**
 * @param {string} data
 * @returns {Promise<{ code: number } | { trouble: string }>}
 */
async function inItsOwnWindow(data) {
  const electron = await ensureElectron(root);
  if ('problem' in electron) return { trouble: `Electron cannot be had, because ${electron.problem}.` };
  endByOurselves();
  return await startElectron(electron.path, data);
}
