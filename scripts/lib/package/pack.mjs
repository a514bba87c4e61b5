import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SENTINEL } from '../fuses.mjs';
import { Problem } from '../problem.mjs';
import { run } from '../run.mjs';

/** @typedef {import('./target.mjs').Target} Target */

const LIMIT_MS = 20 * 60_000;
const SYSTEMS = { linux: '--linux', darwin: '--mac', win32: '--win' };

/**
 * Has electron-builder pack the contents that were laid out, with Electron from a folder, into another.
 * @param {string} root
 * @param {Target} target
 * @param {{ electron: string, version?: string | undefined, output: string, onlyFolder: boolean }} how `version` is Electron's, where
 *   it is not the one that is shipped
 */
export async function pack(root, { platform, arch }, { electron, version, output, onlyFolder }) {
  const ended = await run(
    [
      process.execPath,
      join(root, 'node_modules/electron-builder/cli.js'),
      SYSTEMS[platform],
      `--${arch}`,
      ...(onlyFolder ? ['--dir'] : []),
      '--config',
      join(root, 'scripts/electron-builder.config.mjs'),
      '--publish',
      'never',
    ],
    {
      cwd: root,
      env: {
        OCHRE_ELECTRON_DIST: electron,
        OCHRE_ELECTRON_VERSION: version,
        OCHRE_PACKAGE_OUTPUT: output,
      },
      limitMs: LIMIT_MS,
      show: false,
    },
  );
  if (ended.code !== 0)
    throw new Problem(`${ended.output}\nelectron-builder failed; its own words are above.`);
}

/**
 * Where electron-builder leaves the app before it makes an installer of it.
 * @param {string} output
 * @param {Target} target
 */
export function unpackedFolder(output, { platform, arch }) {
  const suffix = arch === 'x64' ? '' : `-${arch}`;
  if (platform === 'darwin') return join(output, `mac${suffix}`);
  return join(output, `${platform === 'win32' ? 'win' : 'linux'}${suffix}-unpacked`);
}

/**
 * A stand-in for Electron, for machines that cannot have it: no program, but a file with a fuse wire as Electron comes
 * with it, and what else is done away with or kept. With it electron-builder does all but make installers, on Linux.
 * What it makes cannot run, and lies apart from real packages.
 * @param {string} folder
 */
export function makeElectronStandIn(folder) {
  rmSync(folder, { recursive: true, force: true });
  const wire = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, 9]), Buffer.from('101100011')]);
  const filler = Buffer.alloc(4096);
  /** @type {[string, string | Buffer][]} */
  const files = [
    ['electron', Buffer.concat([filler, wire, filler])],
    ['version', '0.0.0'],
    ['LICENSE', 'stand-in\n'],
    ['LICENSES.chromium.html', 'stand-in\n'],
    ['resources/default_app.asar', 'stand-in\n'],
  ];
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, { mode: 0o755 });
  }
}
