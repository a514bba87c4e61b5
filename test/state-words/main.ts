import { parseArgs } from 'node:util';
import '../support/in-english.ts';
import { FALSE_BY } from '../../src-preload/contract/state-words.ts';
import { rows } from './scenes.ts';

/**
 * `npm run -s state-words [-- --json]`: every word of a state or an outcome, the grounds on which it is said, and who could
 * make each false; each ground is taken away once, and then its word may not be said. Ends with 0 only if none is.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const all = rows();
const still = all.filter(({ holds }) => !holds);
if (values.json) console.log(JSON.stringify({ rows: all.length, red: all.length - still.length }));
else
  for (const { area, word, ground } of all)
    console.log(`${area} | ${word} | ${ground} | ${FALSE_BY[ground]}`);
for (const { area, word, ground } of still)
  console.error(`${area} ${word}: is said without ${ground}, or never`);
process.exitCode = still.length === 0 ? 0 : 1;
