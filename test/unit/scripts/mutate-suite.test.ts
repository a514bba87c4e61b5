import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { filesOf, patternsByFolder } from '../../mutate/files.mjs';
import { testFiles } from '../../mutate/runner.mjs';
import { Suite } from '../../mutate/suite.mjs';

it('gives the tests that it runs whatever they import from vitest', () => {
  const given = Object.keys(new Suite().imports(expect, () => ({})));
  const wanted = testFiles()
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/^import \{([^}]*)\} from 'vitest';/gm),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(wanted).toContain('describe');
  expect([...new Set(wanted)].filter((name) => !given.includes(name) && !name.startsWith('type '))).toEqual(
    [],
  );
});

it('mutates files that are there, by every pattern', () => {
  for (const patterns of patternsByFolder().values()) expect(filesOf(patterns)).not.toEqual([]);
  expect(() => filesOf(['src-main/keyholder/gone.ts'])).toThrow('matches no file');
});

it('does once, before the first test of a file that is run, what the file wants done before all', async () => {
  const suite = new Suite();
  const done: string[] = [];
  const { it: add, beforeAll } = suite.imports(expect, () => ({}));
  await suite.collect('a.test.ts', () => {
    beforeAll(() => done.push('before'));
    add('one', () => done.push('one'));
    add('two', () => done.push('two'));
  });
  expect(done).toEqual([]);
  suite.tests[1]?.run();
  suite.tests[0]?.run();
  expect(done).toEqual(['before', 'two', 'one']);
});
