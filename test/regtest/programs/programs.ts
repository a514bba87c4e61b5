import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { run } from '../../../scripts/lib/run.mjs';
import { openFetchLimit, orSkipped, type Say } from '../parts/needs.ts';
import { ensurePackages } from '../parts/packages.ts';
import { fetchPython, PYTHON } from '../parts/python.ts';
import type { RunFolder } from '../parts/run-folder.ts';

/** Programs of others that a wallet is used beside, each from its registry. */
export const PROGRAMS = ['core', 'bdk', 'embit', 'keystone', 'bbqr'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** Has another program do one act, in a process of its own. Throws an Error with its last lines where it fails. */
export type Ask = <S extends v.GenericSchema>(
  schema: S,
  act: string,
  asked: Readonly<Record<string, unknown>>,
) => Promise<v.InferOutput<S>>;

export interface Asks {
  readonly bdk: Ask;
  readonly embit: Ask;
  /** Keystone's SDK and bbqr. */
  readonly codes: Ask;
}

/** The wheels of 3.1.1 for Linux on x64, of Python 3.10 to 3.13. */
const BDK_HASHES = [
  '791bb8ee9eeacc8cd153574be66159c6504532cfa7380bece9b9e55b5dd89cbd',
  'f5ca7128da5465acebdb652e8279d235dca46cce64faed0aac473cdaf3b7e79f',
  '20e36eb38e74230691424e9e683e5bcde8c367fa1500b7eac23c8d6dc2609865',
  '56aec79e8b4e0039bfbc5f36bcc2d4ccce9633bb614700d31d4432e730940022',
];
const EMBIT_HASH = '8bf4b10073c67400370ce523fb16f035fe759f6fdd987c579bdcc268d75ed770';
const ACT_LIMIT_MS = 60_000;
const LAST_LINES = 4;
const here = import.meta.dirname;

/** Fetches what is not here yet. What a registry does not give is left out, and said. */
export async function fetchPrograms(
  say: Say,
  skipped: string[],
): Promise<(folder: RunFolder) => Partial<Asks>> {
  const limit = openFetchLimit();
  const python = (name: string, version: string, hashes: readonly string[]): Promise<string | null> => {
    const held = hashes.map((hash) => ` --hash=sha256:${hash}`).join('');
    const what = { name: `${name}-${version}`, what: `${name} ${version}` };
    return orSkipped(`what is tried with ${name}`, skipped, () =>
      fetchPython({ ...what, requirements: [`${name}==${version}${held}`] }, say, limit),
    );
  };
  const bdk = await python('bdkpython', '3.1.1', BDK_HASHES);
  const embit = await python('embit', '0.8.0', [EMBIT_HASH]);
  const codes = await orSkipped('what is tried with Keystone’s SDK and bbqr', skipped, async () => {
    await ensurePackages({ folder: here, what: 'Keystone’s SDK and bbqr' }, say, limit);
    return here;
  });
  return (folder) => ({
    ...(bdk === null ? {} : { bdk: asking(folder, [PYTHON, join(here, 'with-bdk.py')], bdk) }),
    ...(embit === null ? {} : { embit: asking(folder, [PYTHON, join(here, 'with-embit.py')], embit) }),
    ...(codes === null ? {} : { codes: asking(folder, [process.execPath, join(here, 'with-codes.mjs')]) }),
  });
}

function asking(folder: RunFolder, command: readonly [string, ...string[]], packages?: string): Ask {
  let count = 0;
  const env = packages === undefined ? {} : { PYTHONPATH: packages, PYTHONDONTWRITEBYTECODE: '1' };
  return async (schema, act, asked) => {
    count += 1;
    const file = join(folder.sub('programs'), `${act}-${count}-${packages === undefined ? 'js' : 'py'}.json`);
    writeFileSync(file, JSON.stringify({ act, ...asked }));
    const ended = await run([...command, file], { cwd: folder.path, env, limitMs: ACT_LIMIT_MS });
    if (ended.code !== 0)
      throw new Error(`${act}: ${ended.output.trim().split('\n').slice(-LAST_LINES).join(' | ')}`);
    return v.parse(schema, JSON.parse(ended.output));
  };
}
