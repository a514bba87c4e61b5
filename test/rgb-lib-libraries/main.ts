import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { WHEELS } from '../../scripts/lib/rgb-lib.mjs';
import { calledFunctions } from '../../src-main/own-service/rgb-lib/library.ts';
import { openFetchLimit, orSkipped, sayBeside, textOf } from '../regtest/parts/needs.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { checkLibrary } from './check-library.ts';
import { fetchLibrary } from './fetch-library.ts';

/**
 * `npm run -s rgb-lib-libraries [-- --json]`: reads the library of each system out of its pinned wheel, and holds its header,
 * its exported names, uniffi's contract and checksums to what Ochre calls, without running any of it. Ends with 0 only if
 * nothing is wrong; what pip cannot have here is skipped, and said.
 */
const asked = readArgs({ json: { type: 'boolean', default: false } }, (values) => values);
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
for (const one of skipped) say(`SKIPPED: ${one}`);
report(asked, { libraries, failed: failed.length, skipped }, failed, failed.length === 0);
