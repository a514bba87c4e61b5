import { total } from '../lib/house/count.mjs';

/** What the counts of each limit say; what was beyond one when it came is kept in limits.json and may only shrink. */
const LIMITS = /** @type {const} */ ({
  files: 'lines, of 400 that a file may have',
  functions: 'functions of more than 70 lines',
  names: 'files that export a type or function of this name, or a letter away from another',
  generators: 'generators that are no iterators',
  rooms: 'files, of 40 that a folder may have of its own',
  comments: 'comments that begin with “Of”, name no file of here or a code without its document',
  faces: 'lines, of 120 that the index.ts of a room may have',
});

/**
 * What differs from what is kept, in sentences, and which limits have more beyond them in all. What only moved to another
 * place is not more.
 * @param {import('../lib/house/count.mjs').Beyond} now
 * @param {import('../lib/house/count.mjs').Beyond} kept
 */
export function compareLimits(now, kept) {
  /** @type {string[]} */
  const worse = [];
  /** @type {string[]} */
  const better = [];
  /** @type {string[]} */
  const grown = [];
  for (const [limit, meaning] of Object.entries(LIMITS)) {
    const [found, before] = [now[limit] ?? {}, kept[limit] ?? {}];
    for (const name of new Set([...Object.keys(found), ...Object.keys(before)])) {
      const [count, allowed] = [found[name] ?? 0, before[name] ?? 0];
      const line = `${name}: ${String(count)} ${meaning}; kept: ${String(allowed)}`;
      if (count !== allowed) (count > allowed ? worse : better).push(line);
    }
    if (total(found) > total(before)) grown.push(limit);
  }
  return { worse, better, grown };
}
