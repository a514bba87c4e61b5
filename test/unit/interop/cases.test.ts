import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { problemOf } from '../../interop/judge-case.ts';
import { readFolder } from '../../interop/manifest.ts';
import { runCase } from '../../interop/run-case.ts';

const folder = readFolder(resolve(import.meta.dirname, '../../vectors/psbt-interop'));

it.each(folder.cases.map((one) => [one.file, one.wallet, one] as const))(
  "another program's output gives the expected result: %s for the wallet %s",
  async (_file, _wallet, one) => expect(problemOf(await runCase(folder, one))).toBeNull(),
);
