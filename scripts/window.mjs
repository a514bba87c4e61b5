// npm run window [-- --json] [-- spec …]: the specs of test/e2e/electron in a real window, in a desktop session of their own,
// by an ordinary user with Chromium's sandbox on. It fails where it cannot run, and skips nothing,
// unless the registry does not give the Electron.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { Problem } from './lib/problem.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';
import { playwrightTotals } from './lib/totals.mjs';
import { copyElectron, ensureTestElectron, NotToBeHad } from './lib/window/test-electron.mjs';

const LIMIT_MS = 12 * 60_000;
/** The ordinary user for a machine where we are root, whom the sandbox does not protect. */
const USER = 'ochre-window';

await command(async () => {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  endWithUs();
  await setUpPackages();
  await ensureBuild(root);
  const home = mkdtempSync(join(tmpdir(), 'ochre-window-session-'));
  process.on('exit', () => {
    rmSync(home, { recursive: true, force: true });
  });
  const user = ordinaryUser();
  const electron = await electronFor(user, home).catch((error) => {
    if (error instanceof NotToBeHad) return error;
    throw error;
  });
  if (electron instanceof NotToBeHad) {
    console.log(`[electron] SKIPPED: ${electron.message}`);
    return 0;
  }
  const at = user === null || canRead(user) ? root : copyOf(home);
  if (user !== null) chownSync(home, user.uid, user.gid);
  const ended = await run(
    [
      ...as(user),
      join(at, 'scripts/lib/window/session.sh'),
      process.execPath,
      join(at, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(at, 'test/e2e/electron/playwright.config.ts'),
      ...args.filter((arg) => arg !== '--json'),
    ],
    {
      show: !json,
      limitMs: LIMIT_MS,
      env: { OCHRE_WINDOW_HOME: home, ELECTRON_OVERRIDE_DIST_PATH: electron, TMPDIR: undefined },
    },
  );
  const report = join(home, 'window.json');
  keep(home);
  const totals = playwrightTotals(existsSync(report) ? readFileSync(report, 'utf8') : undefined, ended.code);
  if (ended.timedOut) totals.notes.push(`was ended after ${LIMIT_MS / 60_000} minutes`);
  const { passed, failed, skipped, notes } = totals;
  const version = readFileSync(join(electron, 'version'), 'utf8').trim();
  if (json) {
    console.log(JSON.stringify({ electron: version, passed, failed, skipped }));
    for (const note of notes) console.error(note);
  } else {
    for (const note of notes) console.log(`    ${note}`);
    console.log(
      `[electron ${version}] ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
  }
  return failed === 0 ? 0 : 1;
});

/**
 * What the session wrote goes with it: its report and the pictures of its screen stay in test-results/window.
 * @param {string} home
 */
function keep(home) {
  const results = join(root, 'test-results/window');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const name of ['window.json', 'pictures'])
    if (existsSync(join(home, name))) cpSync(join(home, name), join(results, name), { recursive: true });
}

/** @returns {{ uid: number, gid: number } | null} null where we are one ourselves */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return null;
  try {
    /** @param {string} flag */
    const id = (flag) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Problem(
      `Chromium's sandbox does not protect root: make a user for these tests (useradd ${USER}).`,
    );
  }
}

/**
 * @param {{ uid: number, gid: number } | null} user
 * @returns {[string, ...string[]]} what a command begins with that runs as that user
 */
function as(user) {
  return user === null
    ? ['setpriv']
    : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
}

/** @param {{ uid: number, gid: number }} user who may be kept out of a folder above this one */
function canRead(user) {
  const [setpriv, ...args] = as(user);
  return spawnSync(setpriv, [...args, 'test', '-r', join(root, 'package.json')]).status === 0;
}

/** @param {string} home */
function copyOf(home) {
  const copied = join(home, 'ochre');
  execFileSync('cp', ['-a', root, copied]);
  return copied;
}

/**
 * @param {{ uid: number, gid: number } | null} user
 * @param {string} home
 */
async function electronFor(user, home) {
  const told = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (told !== undefined && told !== '') return told;
  const kept = await ensureTestElectron();
  if (user === null) return kept;
  const copied = join(home, 'electron');
  await copyElectron(kept, copied);
  return copied;
}
