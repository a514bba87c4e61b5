// npm run mutate:folders -- [--list] [--again] [FOLDER …]: mutates each folder of stryker.config.json for at most 120 minutes,
// and writes what came of it into results.json, with a digest of the files. A folder whose files are those of its result is
// passed over, unless it is to be mutated --again.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../scripts/lib/problem.mjs';
import { keepTemporaryFilesInMemory } from '../../scripts/lib/quick-temp.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { command, endWithUs } from '../../scripts/lib/set-up.mjs';
import { filesOf, patternsByFolder } from './files.mjs';

const LIMIT_MS = 120 * 60_000;
const RESULTS = join(root, 'test/mutate/results.json');
const REPORT = join(root, 'test-results/mutation.json');

/** @typedef {{ files: string, killed: number, survived: number, score: number, minutes: number }} Result */

await command(async () => {
  endWithUs();
  const patterns = patternsByFolder();
  const args = process.argv.slice(2);
  if (args.includes('--list')) {
    console.log([...patterns.keys()].join('\n'));
    return 0;
  }
  const chosen = args.filter((arg) => arg !== '--again');
  const unknown = chosen.find((folder) => !patterns.has(folder));
  if (unknown !== undefined) throw new Problem(`${unknown} is none of: ${[...patterns.keys()].join(', ')}`);
  keepTemporaryFilesInMemory();
  let failed = 0;
  for (const folder of chosen.length > 0 ? chosen : patterns.keys()) {
    const own = patterns.get(folder) ?? [];
    const files = digestOf(own);
    if (readResults()[folder]?.files === files && !args.includes('--again')) {
      console.log(`${folder}: its files are those of the result that is kept.`);
    } else if (!(await mutate(folder, own, files))) failed += 1;
  }
  return failed === 0 ? 0 : 1;
});

/**
 * @param {string} folder
 * @param {readonly string[]} patterns
 * @param {string} files their digest
 */
async function mutate(folder, patterns, files) {
  rmSync(REPORT, { force: true });
  const startedAt = performance.now();
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { code, timedOut } = await run([process.execPath, stryker, 'run', '--mutate', patterns.join(',')], {
    show: true,
    limitMs: LIMIT_MS,
  });
  if (timedOut)
    throw new Problem(`${folder} was ended after ${LIMIT_MS / 60_000} minutes, without a result.`);
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  // It also ends with 1 where the score is too low, and that is a result.
  const mutants = readMutants();
  if (mutants.length === 0) throw new Problem(`${folder}: Stryker ended with ${code}, and mutated nothing.`);
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const score = Number(((100 * killed) / mutants.length).toFixed(2));
  const results = {
    ...readResults(),
    [folder]: { files, killed, survived: mutants.length - killed, score, minutes },
  };
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  return code === 0;
}

/**
 * SHA-256 over names and bytes of the files.
 * @param {readonly string[]} patterns
 */
function digestOf(patterns) {
  const hash = createHash('sha256');
  for (const name of filesOf(patterns)) {
    const bytes = readFileSync(join(root, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** @returns {Record<string, Result>} */
function readResults() {
  return JSON.parse(readFileSync(RESULTS, 'utf8'));
}

/** @returns {{ status: string }[]} those that say something: not those that do not compile or are switched off */
function readMutants() {
  try {
    /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
    return all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  } catch {
    return [];
  }
}
