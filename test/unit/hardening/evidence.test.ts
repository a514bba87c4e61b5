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
const lacks = (kind: Evidence['kind']) => (_: number, asked: Evidence['kind']) =>
  asked === kind ? 'not here' : null;
const two = [said('static', 'passed'), said('unit', 'passed')];
const packed = { ...item, kinds: ['static', 'unit', 'package'] } as const;

describe('an item of the forty', () => {
  it.each<[string, string, ...Parameters<typeof judgeItem>]>([
    ['where each kind of proof held', 'passed', item, [...two, said('window', 'passed')], everywhere],
    ['where a window is not here', 'needs Electron', item, two, lacks('window')],
    ['where a package is not here', 'needs a package', packed, two, lacks('package')],
    [
      'where a test of it failed',
      'failed',
      item,
      [...two, said('unit', 'failed'), said('window', 'passed')],
      everywhere,
    ],
    ['where one failed and another is not here', 'failed', item, [said('static', 'failed')], lacks('window')],
    ['where no test of a kind ran', 'failed', item, two, everywhere],
    ['where all of a kind were skipped', 'failed', item, [...two, said('window', 'skipped')], everywhere],
    [
      'where another item’s tests ran',
      'failed',
      item,
      two.map((one) => ({ ...one, item: 13 })),
      lacks('window'),
    ],
  ])('stands right %s: %s', (_, standing, ...asked) => {
    expect(judgeItem(...asked).standing).toBe(standing);
  });

  it('is one of forty, each counted once', () => {
    expect(ITEMS.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(summarise(ITEMS.map((one) => judgeItem(one, [], everywhere))).failed).toHaveLength(40);
  });

  it.each<[string, readonly number[]]>([
    ['the root hardening 12, 13: is denied', [12, 13]],
    ['hardening 1: x hardening 2: y', [1, 2]],
    ['unhardening 12: x', []],
  ])('is named by a test %j: %j', (name, items) => expect(itemsOf(name)).toEqual(items));
});

describe('a report', () => {
  const vitestSays = (assertions: readonly object[], status = 'passed') =>
    JSON.stringify({ testResults: [{ name: 'a.test.ts', status, assertionResults: assertions }] });
  const named = (status: string) => ({ fullName: 'hardening 12: x', status, failureMessages: ['no'] });
  const playwrightSays = (specs: readonly object[], errors: readonly object[] = []) =>
    JSON.stringify({ errors, suites: [{ title: 'file', specs: [], suites: [{ title: 'group', specs }] }] });
  const spec = (ok: boolean, status: string) => ({ title: 'hardening 12: x', ok, tests: [{ status }] });

  it('is taken test by test', () => {
    const unit = unitEvidence(vitestSays(['passed', 'failed', 'pending'].map(named)), 1, '');
    const specs = [spec(true, 'expected'), spec(false, 'unexpected'), spec(true, 'skipped')];
    for (const found of [unit, windowEvidence(playwrightSays(specs), 1, '')])
      expect(found.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped']);
  });

  it.each<[string, () => unknown]>([
    ['a file that did not load', () => unitEvidence(vitestSays([], 'failed'), 1, '')],
    ['a run that broke off', () => unitEvidence(vitestSays([named('passed')]), 1, 'Unhandled Rejection')],
    ['no text', () => unitEvidence('', 0, '')],
    [
      'an error outside any test',
      () => windowEvidence(playwrightSays([], [{ message: 'no browser' }]), 1, ''),
    ],
    ['no test of a window', () => windowEvidence(playwrightSays([]), 1, 'timed out')],
  ])('is refused with %s', (_, read) => expect(read).toThrow());
});
