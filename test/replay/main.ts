import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { replay } from './replay.ts';

/**
 * `npm run -s replay -- [--json]`: what real servers answered, read once more. Ends with 0 only if all of it was read and
 * nothing is told otherwise than they said.
 */
const asked = readArgs({ json: { type: 'boolean', default: false } }, (values) => values);
const { servers, exchanges, unread, falseStatements } = await replay();
const summary = { servers, exchanges, unread: unread.length, falseStatements: falseStatements.length };
const found = [...unread, ...falseStatements];
report(asked, summary, found, found.length === 0 && exchanges > 0);
