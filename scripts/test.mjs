// npm test: what must hold, in one go; with --all the tests that take long, too. Stops at nothing, and closes with one line
// over all suites.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, buildProblem, ensureBuild } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/browser.mjs';
import { ensureElectron } from './lib/electron-binary.mjs';
import { keepTemporaryFilesInMemory } from './lib/quick-temp.mjs';
import { ensureRgbLib } from './lib/rgb-lib.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';
import { chosenSteps } from './lib/test-steps.mjs';
import { checkTotals, closingLine, playwrightTotals, sum, vitestTotals } from './lib/totals.mjs';
import { watchTree } from './lib/watch-tree.mjs';

/** @typedef {import('./lib/test-steps.mjs').Step} Step */
/** @typedef {import('./lib/totals.mjs').Totals} Totals */

const reports = join(root, 'test-results');
/** Checks run beside the suites, which want two cores: one at a time on the smallest machine. */
const CHECKS_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** @type {Set<Step>} */
const running = new Set();

await command(async () => {
  const chosen = chosenSteps(process.argv.slice(2), reports);
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  endWithUs();
  await setUpPackages();
  const { steps } = chosen;
  if (steps.some((step) => step.name === 'component' || step.kind === 'playwright')) {
    console.log(`Browser for the tests: ${await ensureTestBrowser(root)}`);
  }
  if (steps.some((step) => step.kind === 'playwright') && existsSync(join(root, 'test/e2e/electron'))) {
    const electron = await ensureElectron(root);
    if ('problem' in electron) console.log(`No tests in an Electron window, because ${electron.problem}.`);
  }
  if (steps.some((step) => step.name === 'unit')) {
    const missing = await ensureRgbLib(root);
    if (missing !== null) console.log(`No tests with the real rgb-lib: ${missing}`);
  }
  const built = steps.some(({ kind }) => kind === 'playwright' || kind === 'built');
  if (built && !steps.some((step) => step.name === 'build')) {
    await ensureBuild(root);
  }
  // Here too, so that nothing stays behind where a suite is ended by its limit.
  keepTemporaryFilesInMemory();
  // What an earlier run left must not pass for this one's.
  for (const { report } of steps) if (report !== undefined) rmSync(report, { force: true });
  mkdirSync(reports, { recursive: true });

  const startedAt = performance.now();
  const treeTotals = countChanges();
  const results = [...(await runAll(steps))].map(([{ title }, result]) => ({ title, result }));
  results.push({ title: 'No step writes where others read', result: await treeTotals() });
  const totals = sum(results.map(({ result }) => result));
  console.log(`\n${'─'.repeat(72)}`);
  for (const { title, result } of results) {
    console.log(`${result.failed === 0 ? '✓' : '✗'} ${title}: ${closingLine(result)}`);
    for (const note of result.notes) console.log(`    ${note}`);
  }
  console.log(`In ${seconds(startedAt)}.`);
  console.log(closingLine(totals));
  return totals.failed === 0 ? 0 : 1;
});

/**
 * Counts as one check that the tree stays as it is: a file that a step writes there for a moment makes another step fail,
 * now and then.
 * @returns {() => Promise<Totals>} ends the watching
 */
function countChanges() {
  /** @type {Map<string, Set<string>>} the steps that ran, by the path that changed */
  const changes = new Map();
  const stop = watchTree(root, (path) => {
    const during = changes.get(path) ?? new Set();
    for (const { name } of running) during.add(name);
    changes.set(path, during);
  });
  return async () => {
    await stop();
    const notes = [...changes].map(
      ([path, during]) =>
        `${path} appeared, changed or vanished during ${[...during].join(', ')}. If you edited it, run this again.`,
    );
    return { ...checkTotals(notes.length), notes };
  };
}

/**
 * Two rows beside each other, since much of a suite is waiting: the checks, and then the unit tests, which are shown as they
 * go; and the build with what needs it or a browser. A third would leave two cores too little for tests of the clock. What
 * one of the others that failed has to say comes last.
 * @param {readonly Step[]} steps
 * @returns {Promise<Map<Step, Totals>>} in the order of the steps
 */
async function runAll(steps) {
  /** @type {Map<Step, Totals>} */
  const results = new Map(steps.map((step) => [step, checkTotals(1)]));
  /** @type {string[]} */
  const said = [];
  let built = true;
  /**
   * @param {Step[]} row
   */
  const inTurn = async (row) => {
    for (let step = row.shift(); step !== undefined; step = row.shift()) {
      if ((step.kind === 'playwright' || step.kind === 'built') && !built) {
        console.log(`✗ ${step.title}: not run, since the build failed`);
        results.set(step, { ...checkTotals(1), notes: ['not run, since the build failed'] });
        continue;
      }
      const show = shown.has(step);
      const { totals, output } = await runStep(step, show);
      results.set(step, totals);
      if (step.kind === 'build') built = totals.failed === 0;
      if (totals.failed > 0 && !show) said.push(`\n▸ ${step.title}\n${output.trimEnd()}`);
    }
  };
  const checks = steps.filter(({ kind }) => kind === 'check');
  const onNode = steps.filter(({ name }) => name === 'unit');
  const rest = steps.filter((step) => !checks.includes(step) && !onNode.includes(step));
  const shown = new Set(onNode.length > 0 ? onNode : rest);
  const checking = Array.from({ length: CHECKS_AT_ONCE }, () => inTurn(checks));
  await Promise.all([Promise.all(checking).then(() => inTurn(onNode)), inTurn(rest)]);
  for (const output of said) console.log(output);
  return results;
}

/**
 * @param {Step} step
 * @param {boolean} show its output as it comes
 * @returns {Promise<{ totals: Totals, output: string }>} the output where it was not shown
 */
async function runStep(step, show) {
  const startedAt = performance.now();
  if (show) console.log(`\n▸ ${step.title}`);
  running.add(step);
  const ended =
    step.kind === 'build'
      ? await buildUnlessFresh(show)
      : await run(step.command, { show, limitMs: step.limitMs, env: step.env ?? {} });
  running.delete(step);
  const totals = totalsOf(step, ended.code);
  if (ended.timedOut) totals.notes.push(`was ended after ${step.limitMs / 60_000} minutes`);
  console.log(`${totals.failed === 0 ? '✓' : '✗'} ${step.title} (${seconds(startedAt)})`);
  return { totals, output: ended.output };
}

/** @param {boolean} show */
async function buildUnlessFresh(show) {
  if (buildProblem(root) !== null) return await build(root, { show });
  console.log('It stands as the sources are.');
  return { code: 0, timedOut: false, output: '' };
}

/**
 * @param {Step} step
 * @param {number} code
 * @returns {Totals}
 */
function totalsOf(step, code) {
  const { kind, report } = step;
  if (report === undefined) return checkTotals(code);
  const text = reportOf(step);
  return kind === 'vitest' ? vitestTotals(text, code) : playwrightTotals(text, code);
}

/**
 * @param {Step} step
 * @returns {string | undefined}
 */
function reportOf({ report }) {
  return report !== undefined && existsSync(report) ? readFileSync(report, 'utf8') : undefined;
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
