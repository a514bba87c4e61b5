import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { readFolder, type InteropFolder } from './manifest.ts';
import { openNodeOpinion } from './node.ts';
import { runCase } from './run-case.ts';
import { problemOf } from './judge-case.ts';

/**
 * `npm run -s interop -- DIR [--json]`: PSBTs of other programs in a folder, listed in its `manifest.json`, through
 * the calls of the screens. Ends with 0 only if each has the expected result.
 */
const asked = readArgs(
  { json: { type: 'boolean', default: false } },
  ({ json }, [path, ...more]) =>
    path === undefined || more.length > 0
      ? 'Name one folder: npm run -s interop -- DIR [--json]'
      : { folder: readFolder(path), json },
  { positionals: true, wrong: (problem) => `This folder cannot be run: ${problem}` },
);
process.exitCode = await run(asked);

async function run({ folder, json }: { folder: InteropFolder; json: boolean }): Promise<number> {
  const node = await openNodeOpinion();
  const wrong: string[] = [];
  let signed = 0;
  let acceptedByNode = 0;
  try {
    for (const one of folder.cases) {
      const result = await runCase(folder, one);
      const hex = result.signed?.hex ?? null;
      const against =
        node === null || result.signed === null || hex === null ? null : await node.against(result.signed);
      if (result.signed !== null) signed += 1;
      if (node !== null && hex !== null && against === null) acceptedByNode += 1;
      const parts = result.signed?.combined?.parts;
      const theirs = parts === undefined ? undefined : await node?.combine(parts);
      const problem = problemOf(result, node === null ? undefined : against, theirs);
      if (!json) console.log(`${problem === null ? 'as expected' : 'WRONG'}  ${result.name}`);
      if (problem === null) continue;
      wrong.push(result.name);
      console.error(`${result.name}: ${problem}`);
    }
  } finally {
    await node?.stop();
  }
  const { length: cases } = folder.cases;
  const summary = {
    cases,
    asExpected: cases - wrong.length,
    signed,
    // Null: this machine has no node.
    acceptedByNode: node === null ? null : acceptedByNode,
    wrong,
  };
  if (json) console.log(JSON.stringify(summary));
  else console.log(`${String(summary.asExpected)} of ${String(cases)} as expected, ${String(signed)} signed`);
  return wrong.length === 0 && cases > 0 ? 0 : 1;
}
