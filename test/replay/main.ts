import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { replay } from './replay.ts';

/**
 * `npm run -s replay -- [--json]`: reads recorded answers of real servers again. Ends with 0 only if every answer was
 * read and none is told otherwise.
 */
const asked = readArgs({ json: { type: 'boolean', default: false } }, (values) => values);
const { servers, exchanges, unread, falseStatements } = await replay();
const summary = { servers, exchanges, unread: unread.length, falseStatements: falseStatements.length };
const found = [...unread, ...falseStatements];
report(asked, summary, found, found.length === 0 && exchanges > 0);
