/**
 * What the suites' own reports say, brought to three numbers. A suite may fail without any test in its report having
 * failed (a file that did not load, a rejection nobody caught, a host that did not start, no report at all): each of
 * these counts as a failure here, so the closing line never says 0 failed over a red run.
 */

import { basename } from 'node:path';

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} notes what people should read: skipped tests with their reasons, failures no test shows
 */

/** @typedef {{ status?: string, fullName?: string, title?: string, failureMessages?: string[] }} VitestAssertion */
/** @typedef {{ name?: string, status?: string, message?: string, assertionResults?: VitestAssertion[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ status?: string, annotations?: Annotation[] }} PlaywrightTest */
/** @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: { message?: string }[], suites?: PlaywrightSuite[] }} PlaywrightReport */

/**
 * @param {number} exitCode
 * @returns {Totals}
 */
export function checkTotals(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, notes: [] };
}

/**
 * @param {string | undefined} text the JSON report, or undefined where none was written
 * @param {number} exitCode
 * @returns {Totals}
 */
export function vitestTotals(text, exitCode) {
  const report = /** @type {VitestReport | null} */ (parse(text));
  if (report === null || !Array.isArray(report.testResults)) return noReport();
  /** @type {string[]} */
  const notes = [];
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && (file.assertionResults ?? []).length === 0,
  );
  for (const file of unloaded)
    notes.push(`did not load: ${file.name ?? 'a file'}: ${firstLine(file.message)}`);
  for (const file of report.testResults) {
    for (const test of file.assertionResults ?? []) {
      const name = test.fullName ?? test.title ?? 'a test';
      if (test.status === 'skipped' || test.status === 'pending' || test.status === 'todo') {
        notes.push(`skipped: ${name}`);
      }
      // What a second try set right is no failure, and nothing to overlook.
      if (test.status === 'passed' && (test.failureMessages ?? []).length > 0) {
        notes.push(`unsteady, passed only at a second try: ${name}: ${whyOf(test)}`);
      }
      if (test.status === 'failed') {
        notes.push(`failed: ${name} (${basename(file.name ?? '')}): ${whyOf(test)}`);
      }
    }
  }
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
      notes,
    },
    exitCode,
  );
}

/**
 * @param {VitestAssertion} test
 * @returns {string}
 */
function whyOf({ failureMessages }) {
  const line = firstLine(failureMessages?.[0]);
  // Vitest's report has of a test that ran out of time nothing but the name of the error it takes the place from.
  return /^(Error: )?STACK_TRACE_ERROR$/.test(line) ? 'ran out of its time' : line;
}

/**
 * @param {string | undefined} text the JSON report, or undefined where none was written
 * @param {number} exitCode
 * @returns {Totals}
 */
export function playwrightTotals(text, exitCode) {
  const report = /** @type {PlaywrightReport | null} */ (parse(text));
  if (report === null || report.stats === undefined) return noReport();
  const { expected, flaky, unexpected, skipped } = report.stats;
  const errors = report.errors ?? [];
  const notes = [
    ...errors.map((error) => `outside any test: ${firstLine(error.message)}`),
    ...(report.suites ?? []).flatMap((suite) => toldOf(suite)),
  ];
  return honest({ passed: expected + flaky, failed: unexpected + errors.length, skipped, notes }, exitCode);
}

/**
 * @param {readonly Totals[]} all
 * @returns {Totals}
 */
export function sum(all) {
  return all.reduce(
    (whole, part) => ({
      passed: whole.passed + part.passed,
      failed: whole.failed + part.failed,
      skipped: whole.skipped + part.skipped,
      notes: [...whole.notes, ...part.notes],
    }),
    { passed: 0, failed: 0, skipped: 0, notes: [] },
  );
}

/** @param {Totals} totals */
export const closingLine = (totals) =>
  `${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`;

/**
 * @param {Totals} totals
 * @param {number} exitCode
 * @returns {Totals}
 */
function honest(totals, exitCode) {
  if (totals.failed > 0) return totals;
  if (exitCode !== 0) {
    const note = `ended with ${exitCode} though no test failed (an error outside the tests, see above)`;
    return { ...totals, failed: 1, notes: [...totals.notes, note] };
  }
  if (totals.passed === 0) return { ...totals, failed: 1, notes: [...totals.notes, 'ran no test'] };
  return totals;
}

/** @returns {Totals} */
const noReport = () => ({ passed: 0, failed: 1, skipped: 0, notes: ['wrote no report that can be read'] });

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function toldOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped' || status === 'unexpected' || status === 'flaky')
      .map((test) => {
        if (test.status === 'unexpected') return `failed: ${spec.title}`;
        if (test.status === 'flaky') return `unsteady, passed only at a second try: ${spec.title}`;
        const reason = test.annotations?.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `skipped: ${spec.title}${reason === undefined ? '' : ` (${reason})`}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(toldOf)];
}

/**
 * @param {string | undefined} text
 * @returns {unknown}
 */
function parse(text) {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? '').split('\n')[0]?.slice(0, 200) ?? '';
