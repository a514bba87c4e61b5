import { parseArgs } from 'node:util';
import '../support/in-english.ts';
import { readExamples, type Example } from './examples.ts';
import { holdExamples } from './lane.ts';
import { holdSchemas } from './schemas.ts';

/**
 * `npm run -s wire [-- --json] [--examples DIR] [--planted]`: what the program reads and sends, held against what vendors
 * publish. `--planted`: each expectation changed once, of which none may be met. Ends with 0 only if all is as it should be.
 * What nothing reads yet is not as expected.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    examples: { type: 'string', default: 'test/vectors/wire/examples' },
  },
});
const schemas = holdSchemas();
const { examples, asExpected, otherwise } = await holdExamples(readExamples(values.examples), values.planted);
const { endpointsUnread, ...held } = schemas;
const figures = {
  ...held,
  unknownNames: schemas.unknownNames.length,
  missing: schemas.missing.length,
  endpointsUnread,
  examples,
  asExpected,
};
if (!values.planted) {
  for (const one of [...schemas.unknownNames, ...schemas.missing]) console.error(one);
  for (const one of otherwise) console.error(`not as expected: ${nameOf(one)}`);
}
if (values.json) console.log(JSON.stringify(figures));
else
  console.log(
    `${String(held.servers)} tables, ${String(held.fields)} fields, ${String(figures.unknownNames)} names unknown, ` +
      `${String(figures.missing)} missing; ${String(asExpected)} of ${String(examples)} examples as expected`,
  );
const wanted = values.planted ? 0 : examples;
process.exitCode = figures.unknownNames + figures.missing === 0 && asExpected === wanted ? 0 : 1;

function nameOf({ server, endpoint, status, body }: Example): string {
  return `${server} ${endpoint} ${String(status)} ${Buffer.from(body).toString('utf8').slice(0, 80)}`;
}
