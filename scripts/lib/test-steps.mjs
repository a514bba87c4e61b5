import { join } from 'node:path';
import { npm } from './run.mjs';

const MINUTE_MS = 60_000;
/** Of rules that read one file at a time alone: what reads types is wrong where another file changed. */
const LINT_CACHE = 'node_modules/.cache/eslint/';

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title
 * @property {'check' | 'vitest' | 'build' | 'built' | 'playwright'} kind a check, the build and what looks at it count as one each
 * @property {[string, ...string[]]} command
 * @property {string} [report]
 * @property {Record<string, string>} [env]
 * @property {number} limitMs far above what it takes: it is there so that nothing hangs for ever
 */

/** Without it everything runs: what takes long, and the rules of lint that read types. */
const SHORT = { OCHRE_LANE: 'short' };

/**
 * Everything npm test does: the checks, longest first, beside the suites. Each is a script of package.json, so that one
 * that fails can be run alone.
 * @param {string} reports folder of the JSON reports
 * @param {boolean} all what takes long too
 * @returns {Step[]}
 */
function testSteps(reports, all) {
  const unit = join(reports, 'unit.json');
  const component = join(reports, 'component.json');
  /** @type {Step[]} */
  const steps = [
    all
      ? check('lint', 'Lint (ESLint)', 'check:lint')
      : check('lint', 'Lint (ESLint) without types', 'check:lint', '--cache', '--cache-location', LINT_CACHE),
    check('format', 'Format (Prettier)', 'check:format'),
    check('types', 'Types (tsc)', 'check:types'),
    check('svelte', 'Components (svelte-check)', 'check:svelte'),
    check('directions', 'Directions (dependency-cruiser)', 'check:directions'),
    check('unused', 'Unused code (knip)', 'check:unused'),
    check('messages', 'Messages in every language', 'check:messages'),
    check('wire', 'The wire, as vendors publish it', 'wire'),
    check('world', 'What people paste, and gateways answer', 'world'),
    vitest('unit', 'Unit, attack and contract tests', 'test:unit', unit),
    {
      name: 'build',
      title: 'Build',
      kind: 'build',
      command: npm('run', '-s', 'build'),
      limitMs: 6 * MINUTE_MS,
    },
    {
      name: 'shell',
      title: 'The shell, as far as sources and build say (hardening)',
      kind: 'built',
      command: npm('run', '-s', 'hardening', '--', '--static'),
      limitMs: 6 * MINUTE_MS,
    },
    vitest('component', 'Component tests', 'test:component', component),
    {
      name: 'e2e',
      title: 'End to end',
      kind: 'playwright',
      command: npm('run', '-s', 'test:e2e'),
      // Where playwright.config.ts writes it.
      report: join(reports, 'e2e.json'),
      limitMs: 30 * MINUTE_MS,
    },
  ];
  return all ? steps : steps.map((step) => ({ ...step, env: SHORT }));
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, title, script, ...args) {
  const command = npm('run', '-s', script, '--', ...args);
  return { name, title, kind: 'check', command, limitMs: 15 * MINUTE_MS };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @param {string} report
 * @returns {Step}
 */
function vitest(name, title, script, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    title,
    kind: 'vitest',
    command: npm('run', '-s', script, '--', ...reporters),
    report,
    limitMs: 30 * MINUTE_MS,
  };
}

/**
 * @param {readonly string[]} args
 * @param {string} reports folder of the JSON reports
 * @returns {{ steps: Step[] } | { problem: string }}
 */
export function chosenSteps(args, reports) {
  const all = args.includes('--all');
  const steps = testSteps(reports, all);
  const [flag, list, ...rest] = args
    .filter((arg) => arg !== '--all')
    .flatMap((arg) => (arg.startsWith('--only=') ? ['--only', arg.slice(7)] : [arg]));
  if (flag === undefined) return { steps };
  if (flag !== '--only' || list === undefined || rest.length > 0) {
    const names = steps.map((step) => step.name).join(', ');
    return { problem: `npm test takes -- --all, and --only with some of: ${names}.` };
  }
  const wanted = list.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    return {
      problem: `There is no step "${unknown}"; there are: ${steps.map((step) => step.name).join(', ')}.`,
    };
  }
  return { steps: steps.filter((step) => wanted.includes(step.name)) };
}
