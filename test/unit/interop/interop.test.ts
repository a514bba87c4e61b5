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
  it('signs what Core made, and finds a refusal where one is expected', async () => {
    const signed = await runCase(folder, asked('core-1in-2out.txt'));
    expect([problemOf(signed), signed.signed?.holds]).toEqual([null, true]);
    expect(problemOf({ ...signed, of: asked('core-1in-2out.txt', { expect: 'refuses' }) })).toContain(
      'should be refused',
    );
    const other = await runCase(folder, asked('in-wpkh.txt'));
    expect([problemOf(other), other.signed]).toEqual([null, null]);
    expect(problemOf({ ...other, of: asked('in-wpkh.txt', { expect: 'signs' }) })).toContain('otherScript');
  });

  it('does not take a doubt that was not shown, a signature that does not hold, or what a node refuses', async () => {
    const result = await runCase(folder, asked('core-1in-2out.txt'));
    const { signed } = result;
    if (signed === null) throw new Error('not signed');
    expect(problemOf({ ...result, of: asked('core-1in-2out.txt', { expect: 'doubt' }) })).toContain(
      'without a doubt',
    );
    expect(problemOf({ ...result, signed: { ...signed, holds: false } })).toContain('does not hold');
    expect(problemOf(result, 'dust')).toBe('a node says dust');
    expect(problemOf(result, null)).toBeNull();
  });

  it('puts back what came back signed for what went out', async () => {
    const back = await runCase(folder, asked('slots-signed-core-final.txt'));
    expect([problemOf(back), back.signed?.holds]).toEqual([null, true]);
    const other = await runCase(
      folder,
      asked('slots-signed-core-final.txt', { of: 'slots-to-sign-bdk-final.txt' }),
    );
    expect(other.refused).toContain('backOther');
  });
});
