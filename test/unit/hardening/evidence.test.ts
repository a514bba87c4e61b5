import { describe, expect, it } from 'vitest';
import { itemsOf, judgeItem, summarise, type Evidence } from '../../hardening/evidence.ts';
import { ITEMS } from '../../hardening/items.ts';
import { unitEvidence, windowEvidence } from '../../hardening/run-tests.ts';

const item = { number: 12, title: 'the page stays', kinds: ['static', 'unit', 'window'] } as const;
const said = (kind: Evidence['kind'], outcome: Evidence['outcome']): Evidence => ({
  item: 12,
  kind,
  name: 'a test',
  outcome,
});
const everywhere = () => null;
const noWindow = (_item: number, kind: Evidence['kind']) => (kind === 'window' ? 'no binary' : null);
const two = [said('static', 'passed'), said('unit', 'passed')];

describe('an item of the forty', () => {
  it('passed where each kind of proof was looked at and held', () => {
    expect(judgeItem(item, [...two, said('window', 'passed')], everywhere).standing).toBe('passed');
  });

  it('needs Electron where a part of its proof does, whatever else held', () => {
    expect(judgeItem(item, two, noWindow)).toMatchObject({
      standing: 'needs Electron',
      parts: ['static: 1', 'unit: 1', 'window: not here'],
    });
  });

  it('needs a package where that alone is not here', () => {
    const packed = { number: 12, title: 'the fuses', kinds: ['static', 'unit', 'package'] } as const;
    expect(
      judgeItem(packed, two, (_, kind) => (kind === 'package' ? 'nothing was packed' : null)),
    ).toMatchObject({
      standing: 'needs a package',
    });
  });

  it.each<[string, readonly Evidence[]]>([
    ['a test of it failed', [...two, said('unit', 'failed'), said('window', 'passed')]],
    ['no test of a kind ran', [said('static', 'passed'), said('window', 'passed')]],
    [
      'every test of a kind was skipped',
      [said('static', 'passed'), said('unit', 'skipped'), said('window', 'passed')],
    ],
    ['another item’s tests ran', two.map((one) => ({ ...one, item: 13 }))],
  ])('failed where %s', (_, evidence) => {
    expect(judgeItem(item, evidence, everywhere).standing).toBe('failed');
  });

  it('failed, also where a part of its proof needs Electron', () => {
    expect(judgeItem(item, [said('static', 'failed'), said('unit', 'passed')], noWindow).standing).toBe(
      'failed',
    );
  });

  it('is counted once', () => {
    const judged = ITEMS.map((one) => judgeItem(one, [], () => 'nothing is here'));
    expect(summarise(judged)).toEqual({
      checks: 40,
      passed: 0,
      needsElectron: Array.from({ length: 40 }, (_, at) => at + 1),
      needsPackage: [],
      failed: [],
    });
    expect(summarise(ITEMS.map((one) => judgeItem(one, [], everywhere))).failed).toHaveLength(40);
  });

  it('is one of forty, in their order', () => {
    expect(ITEMS.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });
});

describe('a test', () => {
  it.each<[string, readonly number[]]>([
    ['hardening 12: navigation is denied', [12]],
    ['the root hardening 12, 13: is denied', [12, 13]],
    ['hardening 1: x hardening 2: y', [1, 2]],
    ['hardening is fun', []],
    ['unhardening 12: x', []],
    ['hardening 12 is not named so', []],
  ])('%j names the items %j', (name, items) => expect(itemsOf(name)).toEqual(items));
});

const vitestSays = (assertions: readonly object[], status = 'passed') =>
  JSON.stringify({ testResults: [{ name: 'a.test.ts', status, assertionResults: assertions }] });

describe('a report of vitest', () => {
  it('is taken test by test', () => {
    const report = vitestSays([
      { fullName: 'hardening 12, 13: is denied', status: 'passed', failureMessages: [] },
      { fullName: 'hardening 14: one way', status: 'failed', failureMessages: ['Error: no\n at x'] },
      { fullName: 'hardening 15: later', status: 'pending', failureMessages: [] },
      { fullName: 'something else', status: 'passed', failureMessages: [] },
    ]);
    expect(unitEvidence(report, 1, '')).toEqual([
      { item: 12, kind: 'unit', name: 'hardening 12, 13: is denied', outcome: 'passed' },
      { item: 13, kind: 'unit', name: 'hardening 12, 13: is denied', outcome: 'passed' },
      { item: 14, kind: 'unit', name: 'hardening 14: one way', outcome: 'failed', detail: 'Error: no' },
      { item: 15, kind: 'unit', name: 'hardening 15: later', outcome: 'skipped' },
    ]);
  });

  it('is refused where a file did not load, or the run broke off', () => {
    expect(() => unitEvidence(vitestSays([], 'failed'), 1, '')).toThrow('did not load');
    const good = vitestSays([{ fullName: 'hardening 12: x', status: 'passed' }]);
    expect(() => unitEvidence(good, 1, 'Unhandled Rejection')).toThrow('Unhandled Rejection');
    expect(() => unitEvidence('', 0, '')).toThrow();
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  const report = (specs: readonly object[], errors: readonly object[] = []) =>
    JSON.stringify({ errors, suites: [{ title: 'file', specs: [], suites: [{ title: 'group', specs }] }] });

  it('is taken test by test', () => {
    const said = windowEvidence(
      report([
        spec('hardening 12: stays', true, 'expected'),
        spec('hardening 13: opens none', false, 'unexpected'),
        spec('hardening 15: asks', true, 'skipped'),
      ]),
      1,
      '',
    );
    expect(said.map(({ item: number, kind, outcome }) => [number, kind, outcome])).toEqual([
      [12, 'window', 'passed'],
      [13, 'window', 'failed'],
      [15, 'window', 'skipped'],
    ]);
  });

  it('is refused where the run broke off', () => {
    expect(() => windowEvidence(report([], [{ message: 'no browser' }]), 1, '')).toThrow('no browser');
    expect(() => windowEvidence(report([]), 1, 'timed out')).toThrow('timed out');
  });
});
