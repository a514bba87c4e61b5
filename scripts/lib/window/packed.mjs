import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { playwrightTotals } from '../totals.mjs';
import { startRegtest } from './regtest.mjs';

const PACK_LIMIT_MS = 6 * 60_000;
const LIMIT_MS = 12 * 60_000;

/**
 * The packed lane: a .deb is made, installed on a Debian of its own, started from its desktop entry, used and removed.
 * @param {string} electron folder of the Electron that is packed
 * @param {{ show: boolean }} how
 */
export async function packedLane(electron, { show }) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Problem('The packed lane makes a Debian of its own, on Linux, which takes root.');
  const deb = await makePackage(electron, show);
  // Its pictures are to be looked at afterwards.
  const out = join(root, 'test-results/packed');
  rmSync(out, { recursive: true, force: true });
  const regtest = await startRegtest();
  const ended = await run(
    [
      process.execPath,
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(root, 'test/packed/playwright.config.ts'),
    ],
    { show, limitMs: LIMIT_MS, env: { ...regtest.env, OCHRE_PACKED_DEB: deb, OCHRE_PACKED_OUT: out } },
  );
  await regtest.stop();
  const report = join(out, 'packed.json');
  const totals = playwrightTotals(existsSync(report) ? readFileSync(report, 'utf8') : undefined, ended.code);
  if (ended.timedOut) totals.notes.push(`was ended after ${LIMIT_MS / 60_000} minutes`);
  return totals;
}

/**
 * @param {string} electron
 * @param {boolean} show
 */
async function makePackage(electron, show) {
  const made = await run([process.execPath, join(root, 'scripts/package.mjs'), '--deb'], {
    show,
    limitMs: PACK_LIMIT_MS,
    env: { ELECTRON_OVERRIDE_DIST_PATH: electron },
  });
  if (made.code !== 0)
    throw new Problem(`${made.output}\nNo package could be made; its own words are above.`);
  const dist = join(root, 'dist');
  const deb = readdirSync(dist, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.deb'));
  if (deb === undefined) throw new Problem('A package was made, and there is no .deb.');
  return join(dist, deb);
}
