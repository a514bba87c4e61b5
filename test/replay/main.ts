import '../support/in-english.ts';
import { parseArgs } from 'node:util';
import { replay } from './replay.ts';

/**
 * `npm run -s replay -- [--json]`: what real servers answered, read once more. Ends with 0 only if all of it was read and
 * nothing is told otherwise than they said.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { servers, exchanges, unread, falseStatements } = await replay();
for (const one of [...unread, ...falseStatements]) console.error(one);
const summary = { servers, exchanges, unread: unread.length, falseStatements: falseStatements.length };
if (values.json) console.log(JSON.stringify(summary));
else
  console.log(
    `${String(exchanges)} answers of ${String(servers)} servers: ${String(unread.length)} not read, ` +
      `${String(falseStatements.length)} told otherwise`,
  );
process.exitCode = unread.length + falseStatements.length === 0 && exchanges > 0 ? 0 : 1;
