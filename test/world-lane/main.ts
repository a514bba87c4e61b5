import { parseArgs } from 'node:util';
import '../support/in-english.ts';
import { holdWorld } from './lane.ts';

/**
 * `npm run -s world -- [--dir DIR] [--json]`: what people paste and what gateways answer, read by the program's own readers
 * and held against what is right. Without `--json` each misreading is listed. Ends with 0 only where there is none.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'test/vectors/world' },
    json: { type: 'boolean', default: false },
  },
});
const { cases, misread } = await holdWorld(values.dir);
const asExpected = cases - misread.length;
if (values.json) console.log(JSON.stringify({ cases, asExpected }));
else {
  for (const one of misread) console.error(one);
  console.log(`${String(asExpected)} of ${String(cases)} as expected`);
}
process.exitCode = misread.length === 0 && cases > 0 ? 0 : 1;
