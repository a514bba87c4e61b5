import { join } from 'node:path';
import { npm } from './run.mjs';

const MINUTE_MS = 60_000;

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title
 * @property {'check' | 'vitest' | 'build' | 'built' | 'playwright'} kind a check, the build and what looks at it count as one each
 * @property {[string, ...string[]]} command
 * @property {string} [report]
 * @property {true} [beside] runs after the checks, beside the other suites
 * @property {true} [long] runs only where all is asked for
 * @property {Record<string, string>} [env]
 * @property {number} limitMs far above what it takes: it is there so that nothing hangs for ever
 */

/**
 * Everything npm test does: the checks, longest first, beside the suites. Each is a script of package.json, so that one
 * that fails can be run alone.
 * @param {string} reports folder of the JSON reports
 * @returns {Step[]}
 */
export function testSteps(reports) {
  const unit = join(reports, 'unit.json');
  const component = join(reports, 'component.json');
  return [
    check('lint', 'Lint (ESLint)', 'check:lint'),
    check('format', 'Format (Prettier)', 'check:format'),
    check('types', 'Types (tsc)', 'check:types'),
    check('svelte', 'Components (svelte-check)', 'check:svelte'),
    check('directions', 'Directions (dependency-cruiser)', 'check:directions'),
    check('unused', 'Unused code (knip)', 'check:unused'),
    vitest('unit', 'Unit, attack and contract tests', 'test:unit', unit),
    { ...vitest('component', 'Component tests', 'test:component', component), beside: true },
    {
      name: 'build',
      title: 'Build',
      kind: 'build',
      command: npm('run', '-s', 'build'),
      limitMs: 3 * MINUTE_MS,
    },
    {
      name: 'shell',
      title: 'The shell, as far as sources and build say (hardening)',
      kind: 'built',
      command: npm('run', '-s', 'hardening', '--', '--static'),
      limitMs: 3 * MINUTE_MS,
    },
    endToEnd(reports, 'short'),
    { ...vitest('long', 'Long tests', 'test:long', join(reports, 'long.json')), long: true },
    { ...endToEnd(reports, 'long'), long: true },
  ];
}

/**
 * playwright.config.ts says what is in a lane, and where its report goes.
 * @param {string} reports
 * @param {'short' | 'long'} lane
 * @returns {Step}
 */
function endToEnd(reports, lane) {
  const name = lane === 'long' ? 'e2e-long' : 'e2e';
  return {
    name,
    title: lane === 'long' ? 'End to end, long walks' : 'End to end',
    kind: 'playwright',
    command: npm('run', '-s', 'test:e2e'),
    report: join(reports, `${name}.json`),
    limitMs: 20 * MINUTE_MS,
    env: { OCHRE_E2E: lane },
  };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @returns {Step}
 */
function check(name, title, script) {
  return { name, title, kind: 'check', command: npm('run', '-s', script), limitMs: 8 * MINUTE_MS };
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
    limitMs: 20 * MINUTE_MS,
  };
}

/**
 * @param {readonly string[]} args
 * @param {readonly Step[]} steps
 * @returns {{ steps: Step[] } | { problem: string }}
 */
export function chosenSteps(args, steps) {
  const names = steps.map((step) => step.name).join(', ');
  if (args.length === 0) return { steps: steps.filter(({ long }) => long !== true) };
  if (args.length === 1 && args[0] === '--all') return { steps: [...steps] };
  const [flag, list, ...rest] = args.flatMap((arg) =>
    arg.startsWith('--only=') ? ['--only', arg.slice(7)] : [arg],
  );
  if (flag !== '--only' || list === undefined || rest.length > 0) {
    return { problem: `npm test takes no arguments, or -- --all, or -- --only with some of: ${names}.` };
  }
  const wanted = list.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) return { problem: `There is no step "${unknown}"; there are: ${names}.` };
  return { steps: steps.filter((step) => wanted.includes(step.name)) };
}
