// Counts the house, here or at any revision: what it weighs, what its limits are about, and the files that each way takes.
import { parseArgs } from 'node:util';
import { countHouse } from './lib/house/count.mjs';
import { countWalks } from './lib/house/walks.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, json: { type: 'boolean' }, 'no-walks': { type: 'boolean' } },
});
const now = await count(null);
const base = values.base === undefined ? null : await count(values.base);
const counted = base === null ? now : { ...now, base, difference: difference(now, base) };
if (values.json) console.log(JSON.stringify(counted));
else for (const [name, figure] of Object.entries(counted)) console.log(`${name}: ${JSON.stringify(figure)}`);

/** @param {string | null} revision */
async function count(revision) {
  const figures = countHouse(root, revision);
  if (values['no-walks']) return figures;
  const walks = await countWalks(revision);
  if (walks === null) process.exitCode = 1;
  return { ...figures, walks };
}

/**
 * @param {any} figures
 * @param {any} before
 * @returns {any}
 */
function difference(figures, before) {
  if (figures === null || before === null) return null;
  if (typeof figures === 'number') return Number((figures - before).toFixed(4));
  const names = new Set([...Object.keys(figures), ...Object.keys(before)]);
  return Object.fromEntries(
    [...names].map((name) => [name, difference(figures[name] ?? 0, before[name] ?? 0)]),
  );
}
