// Counts the house: lines, tokens, comments, and what its limits are about, here or at any revision.
import { parseArgs } from 'node:util';
import { countHouse } from './lib/house/count.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' }, json: { type: 'boolean' } } });
const now = countHouse(root, null);
const base = values.base === undefined ? null : countHouse(root, values.base);
const counted = base === null ? now : { ...now, base, difference: difference(now, base) };
if (values.json) console.log(JSON.stringify(counted));
else for (const [name, figure] of Object.entries(counted)) console.log(`${name}: ${JSON.stringify(figure)}`);

/**
 * @param {any} figures
 * @param {any} before
 * @returns {any}
 */
function difference(figures, before) {
  if (typeof figures === 'number') return Number((figures - (before ?? 0)).toFixed(4));
  const names = new Set([...Object.keys(figures), ...Object.keys(before ?? {})]);
  return Object.fromEntries(
    [...names].map((name) => [name, difference(figures[name] ?? 0, before?.[name] ?? 0)]),
  );
}
