import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { readExamples, type Example } from './examples.ts';
import { holdExamples } from './lane.ts';
import { holdSchemas } from './schemas.ts';

/**
 * `npm run -s wire [-- --json] [--examples DIR] [--planted]`: compares the program's reading and sending with the
 * vendors' published examples. `--planted`: each expectation is changed once, and none may be met. Ends with 0 only if
 * all is right. An example without a reader fails.
 */
const asked = readArgs(
  {
    json: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    examples: { type: 'string', default: 'test/vectors/wire/examples' },
  },
  (values) => values,
);
const { unknownNames, missing, endpointsUnread, ...held } = holdSchemas();
const { examples, asExpected, otherwise } = await holdExamples(readExamples(asked.examples), asked.planted);
const counts = { unknownNames: unknownNames.length, missing: missing.length, endpointsUnread };
const found = [...unknownNames, ...missing, ...otherwise.map((one) => `not as expected: ${nameOf(one)}`)];
const isGood = unknownNames.length + missing.length === 0 && asExpected === (asked.planted ? 0 : examples);
report(asked, { ...held, ...counts, examples, asExpected }, asked.planted ? [] : found, isGood);

function nameOf({ server, endpoint, status, body }: Example): string {
  return `${server} ${endpoint} ${String(status)} ${Buffer.from(body).toString('utf8').slice(0, 80)}`;
}
