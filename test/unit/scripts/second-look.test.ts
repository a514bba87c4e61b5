import { describe, expect, it } from 'vitest';
import { afterSecondLook, MOST_FILES, secondCommand } from '../../../scripts/lib/second-look.mjs';
import { testSteps } from '../../../scripts/lib/test-steps.mjs';
import { playwrightTotals, vitestTotals } from '../../../scripts/lib/totals.mjs';

const steps = testSteps('/reports');
const stepNamed = (name: string): (typeof steps)[number] => {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  return step;
};
const failedFile = (name: string): object => ({
  name: `/home/me/ochre/test/${name}`,
  status: 'failed',
  assertionResults: [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'counts', failureMessages: ['AssertionError: 1 is not 2\n at'] },
  ],
});
const unitReport = (testResults: object[], numFailedTests = testResults.length): string =>
  JSON.stringify({ numPassedTests: 8, numFailedTests, numPendingTests: 0, numTodoTests: 0, testResults });

describe('a second look', () => {
  it('takes the failed files of a suite and nothing else', () => {
    const passed = { name: '/home/me/ochre/test/c.test.ts', status: 'passed', assertionResults: [] };
    const text = unitReport([failedFile('a.test.ts'), passed]);
    expect(secondCommand(stepNamed('unit'), text, '/home/me/ochre')?.slice(-1)).toEqual(['test/a.test.ts']);
  });

  it('takes the failed tests of the end-to-end suite, one at a time', () => {
    const text = JSON.stringify({ stats: { unexpected: 1 }, errors: [] });
    expect(secondCommand(stepNamed('e2e'), text, '/')?.slice(-2)).toEqual(['--last-failed', '--workers=1']);
  });

  it.each([
    ['a suite that passed', 'unit', unitReport([])],
    ['a suite without a report', 'unit', undefined],
    [
      'a file that did not load',
      'unit',
      unitReport([{ name: '/a', status: 'failed', assertionResults: [] }]),
    ],
    [
      'many files',
      'unit',
      unitReport(Array.from({ length: MOST_FILES + 1 }, (_, at) => failedFile(`${String(at)}.test.ts`))),
    ],
    ['a check', 'lint', '{}'],
    ['many end-to-end tests', 'e2e', JSON.stringify({ stats: { unexpected: MOST_FILES + 1 } })],
    ['an error outside the tests', 'e2e', JSON.stringify({ stats: { unexpected: 1 }, errors: [{}] })],
  ])('is not taken for %s', (_, name, text) => {
    expect(secondCommand(stepNamed(name), text, '/')).toBeUndefined();
  });
});

describe('after a second look', () => {
  const first = vitestTotals(unitReport([failedFile('a.test.ts')]), 1);
  const second = (passed: number, failed: number): typeof first => ({
    passed,
    failed,
    skipped: 0,
    notes: [],
  });

  it('what passed alone counts as passed, and is named as unsteady', () => {
    expect(afterSecondLook(first, second(2, 0))).toEqual({
      passed: 9,
      failed: 0,
      skipped: 0,
      notes: ['unsteady, passed only in a second run, alone: counts (a.test.ts): AssertionError: 1 is not 2'],
    });
  });

  it('what failed again stays failed', () => {
    const totals = afterSecondLook(first, second(1, 1));
    expect(totals).toMatchObject({ passed: 8, failed: 1 });
    expect(totals.notes).toContain('failed again in a second run, alone');
  });

  it('a second run that ran nothing clears nothing', () => {
    expect(afterSecondLook(first, second(0, 0)).failed).toBe(1);
  });

  it('names a failed end-to-end test', () => {
    const suites = [{ title: 'a', specs: [{ title: 'pays', tests: [{ status: 'unexpected' }] }] }];
    const text = JSON.stringify({ stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 }, suites });
    expect(playwrightTotals(text, 1).notes).toEqual(['failed: pays']);
  });
});
