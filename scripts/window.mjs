// npm run window [-- --json] [-- spec …]: the specs of test/e2e/electron in a real window, in a desktop session of their own,
// by an ordinary user with Chromium's sandbox on. It fails where it cannot run, and skips nothing, unless the registry does
// not give the Electron. npm run window -- --packed [--json]: test/packed, a package that is made, installed and started.
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';
import { playwrightTotals } from './lib/totals.mjs';
import { packedLane } from './lib/window/packed.mjs';
import { NotToBeHad } from './lib/window/test-electron.mjs';
import { as, electronFor, keptElectron, ordinaryUser, projectFor } from './lib/window/user.mjs';

const LIMIT_MS = 12 * 60_000;

await command(async () => {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  const packed = args.includes('--packed');
  endWithUs();
  await setUpPackages();
  if (packed) {
    const electron = await orNotToBeHad(keptElectron());
    if (electron instanceof NotToBeHad) return skip('packed electron', electron);
    return tell('packed electron', electron, json, await packedLane(electron, { show: !json }));
  }
  await ensureBuild(root);
  const home = mkdtempSync(join(tmpdir(), 'ochre-window-session-'));
  process.on('exit', () => {
    rmSync(home, { recursive: true, force: true });
  });
  const user = ordinaryUser();
  const electron = await orNotToBeHad(electronFor(user, home));
  if (electron instanceof NotToBeHad) return skip('electron', electron);
  const at = projectFor(user, home);
  if (user !== null) chownSync(home, user.uid, user.gid);
  const specs = args.filter((arg) => arg !== '--json');
  const ended = await run(
    [
      ...as(user),
      join(at, 'scripts/lib/window/session.sh'),
      process.execPath,
      join(at, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(at, 'test/e2e/electron/playwright.config.ts'),
      ...specs,
    ],
    {
      show: !json,
      limitMs: LIMIT_MS,
      env: {
        OCHRE_WINDOW_HOME: home,
        ELECTRON_OVERRIDE_DIST_PATH: electron,
        TMPDIR: undefined,
      },
    },
  );
  const report = join(home, 'window.json');
  keep(home);
  const totals = playwrightTotals(existsSync(report) ? readFileSync(report, 'utf8') : undefined, ended.code);
  if (ended.timedOut) totals.notes.push(`was ended after ${LIMIT_MS / 60_000} minutes`);
  return tell('electron', electron, json, totals);
});

/**
 * @param {string} lane
 * @param {string} electron
 * @param {boolean} json
 * @param {import('./lib/totals.mjs').Totals} totals
 */
function tell(lane, electron, json, { passed, failed, skipped, notes }) {
  const version = readFileSync(join(electron, 'version'), 'utf8').trim();
  if (json) {
    console.log(JSON.stringify({ electron: version, passed, failed, skipped }));
    for (const note of notes) console.error(note);
  } else {
    for (const note of notes) console.log(`    ${note}`);
    const more = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`[${lane} ${version}] ${passed} passed, ${failed} failed${more}`);
  }
  return failed === 0 ? 0 : 1;
}

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

/**
 * @param {string} lane
 * @param {NotToBeHad} why
 */
function skip(lane, why) {
  console.log(`[${lane}] SKIPPED: ${why.message}`);
  return 0;
}

/** @param {Promise<string>} electron */
function orNotToBeHad(electron) {
  return electron.catch((error) => {
    if (error instanceof NotToBeHad) return error;
    throw error;
  });
}
