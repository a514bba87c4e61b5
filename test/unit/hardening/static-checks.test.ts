import { beforeAll, describe, expect, it } from 'vitest';
import { readProject, type Files } from '../../hardening/files.ts';
import { staticChecks } from '../../hardening/static/index.ts';
import { plants } from './plants.ts';
import { madeUpBuild } from './made-up-build.ts';

// Tests the checks: each must find the faults that it is for. The build is made up, because these tests have none; `npm
// run hardening` checks the real one.

describe('a static check', () => {
  let project: Files;
  beforeAll(() => void (project = madeUpBuild(readProject({ built: false }))));

  const named = staticChecks.map((check) => [check.name, check] as const);

  it.each(named)('finds nothing in the project: %s', (_, check) => {
    expect(check.problems(project)).toEqual([]);
  });

  const faults = Object.entries(plants).flatMap(([name, planted]) =>
    Object.entries(planted).map(([what, into]) => [name, what, into] as const),
  );
  it.each(faults)('finds a fault: %s (%s)', (name, _what, into) => {
    const check = staticChecks.find((one) => one.name === name);
    expect(check?.problems(into(project)) ?? []).not.toEqual([]);
  });

  /** Checks that run code instead of reading text. */
  const CALLED = ['what is served says its type, and is taken for no other'];
  it('has a fault to find in its own test', () => {
    const names = staticChecks.map(({ name }) => name).filter((name) => !CALLED.includes(name));
    expect(Object.keys(plants).toSorted()).toEqual(names.toSorted());
  });

  it('runs without the build, which may not exist yet', () =>
    expect(() => readProject({ built: false }).below('out', '')).toThrow('nothing below'));

  it('fails if the file that it checks is gone', () => {
    expect(() => project.text('src-main/no-such-file.ts')).toThrow('not there');
    expect(() => project.below('src-main', '.nothing')).toThrow('nothing below');
  });
});
