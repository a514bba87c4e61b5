import { describe, expect, it } from 'vitest';
import {
  checkTotals,
  closingLine,
  playwrightTotals,
  sum,
  vitestTotals,
} from '../../../scripts/lib/totals.mjs';

const vitestReport = (changes: object = {}): string =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...changes,
  });
const playwrightReport = (stats: object, rest: object = {}): string =>
  JSON.stringify({
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: [],
    ...rest,
  });

describe('the unit tests', () => {
  it('count as their report says', () => {
    expect(vitestTotals(vitestReport(), 0)).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] });
    expect(vitestTotals(vitestReport({ numFailedTests: 2 }), 1).failed).toBe(2);
  });

  it('name what was skipped or is still to be written', () => {
    const assertionResults = [
      { status: 'skipped', fullName: 'reads the corpus' },
      { status: 'todo', fullName: 'reads more' },
    ];
    const text = vitestReport({ numPendingTests: 1, numTodoTests: 1, testResults: [{ assertionResults }] });
    expect(vitestTotals(text, 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      notes: ['skipped: reads the corpus', 'skipped: reads more'],
    });
  });

  it('name what only a second try set right', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'locks in time', failureMessages: ['too late\n  at'] },
    ];
    const text = vitestReport({ testResults: [{ assertionResults }] });
    expect(vitestTotals(text, 0)).toMatchObject({
      failed: 0,
      notes: ['unsteady, passed only at a second try: locks in time: too late'],
    });
  });

  it('say of one that ran out of its time just that, which the report does not', () => {
    const failureMessages = ['Error: STACK_TRACE_ERROR\n    at task (chunk-artifact.js:1784:27)'];
    const assertionResults = [{ status: 'passed', fullName: 'locks in time', failureMessages }];
    const text = vitestReport({ testResults: [{ assertionResults }] });
    expect(vitestTotals(text, 0).notes).toEqual([
      'unsteady, passed only at a second try: locks in time: ran out of its time',
    ]);
  });

  it('fail once for each file that did not load, which counts no test', () => {
    const unloaded = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'no such module\n  at',
      assertionResults: [],
    };
    const totals = vitestTotals(vitestReport({ testResults: [unloaded, unloaded] }), 1);
    expect(totals).toMatchObject({ passed: 3, failed: 2 });
    expect(totals.notes[0]).toBe('did not load: b.test.ts: no such module');
  });

  it('fail where a rejection nobody caught ended them, though no test failed', () => {
    expect(vitestTotals(vitestReport(), 1).failed).toBe(1);
  });

  it('do not count a red exit a second time where a test failed', () => {
    expect(vitestTotals(vitestReport({ numFailedTests: 1 }), 1).failed).toBe(1);
  });

  it.each([undefined, '', '{"numPassedTests": 3', 'null', '{}'])(
    'fail without a report to read (%j)',
    (text) => expect(vitestTotals(text, 0)).toMatchObject({ passed: 0, failed: 1 }),
  );

  it('fail where not one ran', () => {
    expect(vitestTotals(vitestReport({ numPassedTests: 0, testResults: [] }), 0).failed).toBe(1);
  });
});

describe('the end-to-end tests', () => {
  it('count as their report says', () => {
    const totals = playwrightTotals(playwrightReport({ expected: 4, unexpected: 1, flaky: 1 }), 1);
    expect(totals).toEqual({ passed: 5, failed: 1, skipped: 0, notes: [] });
  });

  it('name what only a second try set right', () => {
    const suites = [{ title: 'file', specs: [{ title: 'locks in time', tests: [{ status: 'flaky' }] }] }];
    const totals = playwrightTotals(playwrightReport({ flaky: 1 }, { suites }), 0);
    expect(totals).toMatchObject({
      failed: 0,
      notes: ['unsteady, passed only at a second try: locks in time'],
    });
  });

  it('give the reason of each that was skipped, however deep it stands', () => {
    const spec = {
      title: 'opens a window',
      tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no binary' }] }],
    };
    const suites = [{ title: 'file', suites: [{ title: 'group', specs: [spec] }] }];
    const totals = playwrightTotals(playwrightReport({ skipped: 1 }, { suites }), 0);
    expect(totals).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      notes: ['skipped: opens a window (no binary)'],
    });
  });

  it('fail for an error outside any test, such as no test found', () => {
    const totals = playwrightTotals(
      playwrightReport({ expected: 0 }, { errors: [{ message: 'No tests found' }] }),
      1,
    );
    expect(totals).toMatchObject({ passed: 0, failed: 1, notes: ['outside any test: No tests found'] });
  });

  it('fail on a red exit that no test explains', () => {
    expect(playwrightTotals(playwrightReport({}), 1).failed).toBe(1);
  });

  it.each([undefined, '', '{"stats":', '{}'])('fail without a report to read (%j)', (text) => {
    expect(playwrightTotals(text, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('counts a check as one, by its exit code', () => {
  expect(checkTotals(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(checkTotals(2)).toMatchObject({ passed: 0, failed: 1 });
});

it('closes with one line over all suites', () => {
  const whole = sum([checkTotals(0), checkTotals(1), vitestTotals(vitestReport({ numPendingTests: 2 }), 0)]);
  expect(closingLine(whole)).toBe('4 passed, 1 failed, 2 skipped');
});
