// npm run test:quick: what a change touches, in less than a minute. What it leaves out it says; npm test does all of it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from './lib/browser.mjs';
import { keepTemporaryFilesInMemory } from './lib/quick-temp.mjs';
import { relatedTests } from './lib/related.mjs';
import { root } from './lib/root.mjs';
import { npm, run } from './lib/run.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';

/** The nearest tests say most of a change; these many take half a minute on two cores. */
const MOST = { node: 12, browser: 3 };
/** As `npm run check:format` has it: without, Prettier would throw its cache away. */
const CACHED = ['--cache', '--cache-strategy', 'content'];
const LIMIT_MS = 5 * 60_000;
const CODE = /\.(ts|mjs|js|cjs|svelte)$/;

await command(async () => {
  const base = process.argv[2] ?? 'HEAD';
  const changed = changedSince(base);
  if (changed === null) {
    console.error(`"${base}" is nothing that git knows here. npm run test:quick -- [COMMIT]`);
    return 2;
  }
  if (changed.length === 0) {
    console.log(
      `Nothing has changed since ${base}. For the change of a commit: npm run test:quick -- HEAD~1`,
    );
    return 0;
  }
  endWithUs();
  await setUpPackages();
  keepTemporaryFilesInMemory();
  const startedAt = performance.now();
  const there = changed.filter((file) => existsSync(join(root, file)));
  const code = there.filter((file) => CODE.test(file));
  const tests = relatedTests(root, changed);
  const inBrowser = tests.filter((file) => file.startsWith('test/component/'));
  const onNode = tests.filter((file) => !file.startsWith('test/component/'));
  // The documents have a test that reads them all.
  if (changed.some((file) => file.endsWith('.md'))) onNode.unshift('test/unit/documents/documents.test.ts');
  const chosen = [...onNode.slice(0, MOST.node), ...inBrowser.slice(0, MOST.browser)];
  const browser = inBrowser.length > 0;
  if (browser) await ensureTestBrowser(root);

  console.log(`${changed.length} changed since ${base}:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  const lint = ['--max-warnings', '0', '--no-warn-ignored', ...code];
  /** @type {[string, [string, ...string[]]][]} */
  const checks = [
    ['Format', npm('exec', '--', 'prettier', '--check', '--ignore-unknown', ...CACHED, ...there)],
  ];
  if (code.length > 0) checks.push(['Lint without types', npm('exec', '--', 'eslint', ...lint)]);
  if (changed.some((file) => /\.(ts|mjs)$/.test(file)))
    checks.push(['Types', npm('run', '-s', 'check:types')]);
  if (changed.some((file) => file.startsWith('src-renderer/') || file.startsWith('src-preload/')))
    checks.push(['Components (svelte-check)', npm('run', '-s', 'check:svelte')]);

  const suites = async () => {
    if (chosen.length === 0) return [];
    const vitest = npm('exec', '--', 'vitest', 'run', '--reporter=dot', ...chosen);
    return [await one(`${chosen.length} test files`, vitest)];
  };
  const inTurn = async () => {
    const all = [];
    for (const [title, what] of checks) all.push(await one(title, what));
    return all;
  };
  const results = (await Promise.all([inTurn(), suites()])).flat();
  const left = tests.length - chosen.length;
  if (left > 0) console.log(`${left} test files farther away were left out; npm test runs them.`);
  console.log(`In ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  const failed = results.filter((ok) => !ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * @param {string} title
 * @param {[string, ...string[]]} what
 * @returns {Promise<boolean>}
 */
async function one(title, what) {
  const { code, output } = await run(what, { limitMs: LIMIT_MS, env: { OCHRE_LANE: 'short' } });
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
  return code === 0;
}

/**
 * Files that differ from the commit, those among them that git does not know yet; null where there is no such commit.
 * @param {string} base
 * @returns {string[] | null}
 */
function changedSince(base) {
  const differing = git('diff', '--name-only', '--no-renames', '--relative', base);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  if (differing === null || unknown === null) return null;
  return [...new Set([...differing, ...unknown])];
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}
