import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { WHEELS } from '../../scripts/lib/rgb-lib.mjs';
import { calledFunctions } from '../../src-main/own-service/rgb-lib/library.ts';
import { openFetchLimit, orSkipped, sayBeside, textOf } from '../regtest/parts/needs.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { checkLibrary } from './check-library.ts';
import { fetchLibrary } from './fetch-library.ts';
import { layOutPackage } from './lay-out.ts';

/**
 * `npm run -s rgb-lib-libraries [-- --json]`: reads the library of each system out of its pinned wheel, and holds its header,
 * its exported names, uniffi's contract and checksums to what Ochre calls, without running any of it. Ends with 0 only if
 * nothing is wrong; what pip cannot have here is skipped, and said. With `--packages`, what a package of each system holds of
 * other packages is laid out, too, and the library held to where Ochre looks for it.
 */
const asked = readArgs(
  { json: { type: 'boolean', default: false }, packages: { type: 'boolean', default: false } },
  (values) => values,
);
endWithUs();
const say = sayBeside(asked.json);
const limit = openFetchLimit();
const skipped: string[] = [];
const libraries: ReturnType<typeof checkLibrary>[] = [];
const failed: string[] = [];
for (const [system, wheel] of Object.entries(WHEELS)) {
  try {
    const bytes = await orSkipped(system, skipped, () => fetchLibrary(wheel, limit));
    if (bytes === null) continue;
    const checked = checkLibrary(system, bytes, calledFunctions());
    libraries.push(checked);
    failed.push(...checked.wrong.map((one) => `${system}: ${one}`));
  } catch (error) {
    failed.push(`${system}: ${textOf(error)}`);
  }
}
const packages: Awaited<ReturnType<typeof layOutPackage>>[] = [];
for (const system of asked.packages ? Object.keys(WHEELS) : []) {
  const what = `the package for ${system}`;
  try {
    const laid = await orSkipped(what, skipped, () => layOutPackage(system, limit));
    if (laid === null) continue;
    packages.push(laid);
    failed.push(...laid.wrong.map((one) => `${what}: ${one}`));
  } catch (error) {
    failed.push(`${what}: ${textOf(error)}`);
  }
}
for (const one of skipped) say(`SKIPPED: ${one}`);
const told = { libraries, ...(asked.packages && { packages }), failed: failed.length, skipped };
report(asked, told, failed, failed.length === 0);
