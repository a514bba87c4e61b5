// npm test: everything that must hold, in one go. Stops at nothing, and closes with one line over all suites.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, ensureBuild } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/browser.mjs';
import { ensureElectron } from './lib/electron-binary.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';
import { chosenSteps, testSteps } from './lib/test-steps.mjs';
import { checkTotals, closingLine, playwrightTotals, sum, vitestTotals } from './lib/totals.mjs';

/** @typedef {import('./lib/test-steps.mjs').Step} Step */
/** @typedef {import('./lib/totals.mjs').Totals} Totals */

const reports = join(root, 'test-results');
/** Checks that need nothing of each other; two at a time, as many as the smallest machine has cores. */
const AT_ONCE = 2;

await command(async () => {
  const chosen = chosenSteps(process.argv.slice(2), testSteps(reports));
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  endWithUs();
  await setUpPackages();
  const { steps } = chosen;
  if (steps.some((step) => step.name === 'component' || step.name === 'e2e')) {
    console.log(`Browser for the tests: ${await ensureTestBrowser(root)}`);
  }
  if (steps.some((step) => step.name === 'e2e') && existsSync(join(root, 'test/e2e/electron'))) {
    const electron = await ensureElectron(root);
    if ('problem' in electron) console.log(`No tests in an Electron window, because ${electron.problem}.`);
  }
  const built = steps.some(({ kind }) => kind === 'playwright' || kind === 'built');
  if (built && !steps.some((step) => step.name === 'build')) {
    await ensureBuild(root);
  }
  // What an earlier run left must not pass for this one's.
  for (const { report } of steps) if (report !== undefined) rmSync(report, { force: true });
  mkdirSync(reports, { recursive: true });

  const startedAt = performance.now();
  const results = await runAll(steps);
  const totals = sum([...results.values()]);
  console.log(`\n${'─'.repeat(72)}`);
  for (const [step, result] of results) {
    console.log(`${result.failed === 0 ? '✓' : '✗'} ${step.title}: ${closingLine(result)}`);
    for (const note of result.notes) console.log(`    ${note}`);
  }
  console.log(`In ${seconds(startedAt)}.`);
  console.log(closingLine(totals));
  return totals.failed === 0 ? 0 : 1;
});

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<Map<Step, Totals>>} in the order of the steps
 */
async function runAll(steps) {
  /** @type {Map<Step, Totals>} */
  const results = new Map(steps.map((step) => [step, checkTotals(1)]));
  const waiting = steps.filter((step) => step.kind === 'check');
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.set(step, await runStep(step, false));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  let built = true;
  for (const step of steps) {
    if (step.kind === 'check') continue;
    if ((step.kind === 'playwright' || step.kind === 'built') && !built) {
      console.log(`✗ ${step.title}: not run, since the build failed`);
      results.set(step, { ...checkTotals(1), notes: ['not run, since the build failed'] });
      continue;
    }
    const result = await runStep(step, true);
    results.set(step, result);
    if (step.kind === 'build') built = result.failed === 0;
  }
  return results;
}

/**
 * @param {Step} step
 * @param {boolean} show its output as it comes; else only where it failed
 * @returns {Promise<Totals>}
 */
async function runStep(step, show) {
  const startedAt = performance.now();
  if (show) console.log(`\n▸ ${step.title}`);
  const ended =
    step.kind === 'build'
      ? await build(root, { show })
      : await run(step.command, { show, limitMs: step.limitMs });
  const totals = totalsOf(step, ended.code);
  if (ended.timedOut) totals.notes.push(`was ended after ${step.limitMs / 60_000} minutes`);
  console.log(`${totals.failed === 0 ? '✓' : '✗'} ${step.title} (${seconds(startedAt)})`);
  if (!show && totals.failed > 0) console.log(`${ended.output.trimEnd()}\n`);
  return totals;
}

/**
 * @param {Step} step
 * @param {number} code
 * @returns {Totals}
 */
function totalsOf({ kind, report }, code) {
  if (report === undefined) return checkTotals(code);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  return kind === 'vitest' ? vitestTotals(text, code) : playwrightTotals(text, code);
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
