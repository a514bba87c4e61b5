import { expect, it } from 'vitest';
import { checkTotals, playwrightTotals, vitestTotals } from '../../../scripts/lib/totals.mjs';

const vitest = (failed: number, passed = 3, file: object = {}): string => {
  const totals = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...totals, testResults: [{ name: 'a', assertionResults: [], ...file }] });
};
const playwright = (stats: object, errors: readonly object[] = []): string =>
  JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

it.each([
  ['a check that ends with another code', checkTotals(2)],
  ['a test that failed', vitestTotals(vitest(1), 1)],
  ['a file that did not load', vitestTotals(vitest(0, 3, { status: 'failed', message: 'no' }), 1)],
  ['a rejection that nobody caught', vitestTotals(vitest(0), 1)],
  ['no test at all', vitestTotals(vitest(0, 0), 0)],
  ['no report', vitestTotals(undefined, 0)],
  ['half a report', vitestTotals('{"numPassedTests": 3', 0)],
  ['an end-to-end test that failed', playwrightTotals(playwright({ unexpected: 1 }), 1)],
  ['an error outside any of them', playwrightTotals(playwright({}, [{ message: 'none found' }]), 1)],
  ['a red end that none of them explains', playwrightTotals(playwright({}), 1)],
  ['no report of them', playwrightTotals(undefined, 0)],
])('npm test counts as failed, once: %s', (_, { failed }) => expect(failed).toBe(1));
