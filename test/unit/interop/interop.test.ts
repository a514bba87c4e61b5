import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../interop/judge-case.ts';
import { readFolder, type InteropCase } from '../../interop/manifest.ts';
import { runCase } from '../../interop/run-case.ts';

const folder = readFolder(resolve(import.meta.dirname, '../../vectors/psbt-interop'));
const asked = (file: string, change: Partial<InteropCase> = {}): InteropCase => {
  const found = folder.cases.find((one) => one.file === file);
  if (found === undefined) throw new Error(file);
  return { ...found, ...change };
};

describe('the command interop', () => {
  it('finds a refusal where one is expected, and none where one was asked for', async () => {
    const other = await runCase(folder, asked('in-wpkh.txt'));
    expect([problemOf(other), other.signed]).toEqual([null, null]);
    expect(problemOf({ ...other, of: asked('in-wpkh.txt', { expect: 'signs' }) })).toContain('otherScript');
  });

  it('does not take a doubt that was not shown, a signature that does not hold, or what a node refuses', async () => {
    const core = 'core-1in-2out.txt';
    const result = await runCase(folder, asked(core));
    const { signed } = result;
    if (signed === null) throw new Error('not signed');
    const problems = [
      problemOf({ ...result, of: asked(core, { expect: 'refuses' }) }),
      problemOf({ ...result, of: asked(core, { expect: 'doubt' }) }),
      problemOf({ ...result, signed: { ...signed, holds: false } }),
      problemOf(result, 'dust'),
      problemOf(result, null),
    ];
    const found = ['should be refused', 'without a doubt', 'does not hold', 'a node says dust'];
    expect(problems).toEqual([...found.map((one) => expect.stringContaining(one) as string), null]);
  });
});
