import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../../package.json';
import { beyondLimits } from '../../../scripts/lib/house/count.mjs';
import { readSource } from '../../../scripts/lib/house/read-source.mjs';
import { readCatalogue } from '../../../scripts/lib/messages/catalogue.mjs';
import { differences } from '../../../scripts/lib/messages/differences.mjs';
import { wordsOutside } from '../../../scripts/lib/messages/outside.mjs';
import { unusedIn } from '../../../scripts/lib/messages/used.mjs';
import { hashOf, readVoice } from '../../../scripts/lib/messages/voice.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { checkTotals, playwrightTotals, vitestTotals } from '../../../scripts/lib/totals.mjs';
import { strayBounds, TABLE } from '../../../scripts/lint/bounds.mjs';
import { compareLimits } from '../../../scripts/lint/limits.mjs';
import { wholeProgramParser } from '../../../scripts/lint/whole-program.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

// Each check of the house has a fault to find here: one that finds nothing holds nothing.

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('check:lint', () => {
  const lines = (count: number): string => '// x\n'.repeat(count);
  const beyond = (path: string, text: string) => beyondLimits([readSource({ path, text })], [path]);

  it.each([
    ['files', 'src-main/a.ts', lines(401)],
    ['functions', 'src-main/a.ts', `export function a() {\n${lines(69)}}\n`],
    ['generators', 'src-main/a.ts', 'function* a() { const b = yield 1; }\n'],
    ['comments', 'src-main/a.ts', '/** See gone.ts. */\n'],
    ['faces', 'src-main/backup/index.ts', lines(121)],
  ] as const)('finds more than the house allows, and that it was not kept: %s', (limit, path, text) => {
    const found = beyond(path, text);
    expect(found[limit]).toHaveProperty([path]);
    expect(compareLimits(found, beyond(path, '')).grown).toEqual([limit]);
    expect(manifest.scripts['check:lint']).toContain('house.mjs --limits');
  });

  it('finds a bound that is written in a second place', () => {
    const table = { path: TABLE, text: readFileSync(join(root, TABLE), 'utf8') };
    const text = '<Field maxlength={199} />';
    expect(strayBounds([table, { path: 'src-renderer/wallet/A.svelte', text }])).toHaveLength(1);
  });

  it('finds a promise that a component forgets, by the types of another file', () => {
    const compilerOptions = { lib: ['ES2015'], strict: true, module: 'ESNext', moduleResolution: 'bundler' };
    write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] } }));
    write('act.ts', 'export const act = (): Promise<number> => Promise.resolve(1);');
    const text = `<script lang="ts">\n  import { act } from './act.ts';\n  act();\n</script>`;
    write('First.svelte', text);
    const [reads] = svelte.configs.base.flatMap(({ languageOptions }) => languageOptions?.['parser'] ?? []);
    const svelteParser = reads as Parameters<typeof wholeProgramParser>[0]['svelteParser'];
    const tsconfig = join(folder, 'tsconfig.json');
    const parser = wholeProgramParser({ tsconfig, svelteParser, svelteConfig: {} });
    const rules = { '@typescript-eslint/no-floating-promises': 'error' } as const;
    const parserOptions = { parser, project: './tsconfig.json', tsconfigRootDir: folder, svelteConfig: {} };
    const languageOptions = { parser: svelteParser, parserOptions };
    const plugins = { '@typescript-eslint': tseslint.plugin };
    const found = new Linter({ cwd: folder }).verify(
      text,
      [{ files: ['**/*.svelte'], plugins, rules, languageOptions }],
      { filename: join(folder, 'First.svelte') },
    );
    expect(found.map(({ line, ruleId }) => [line, ruleId])).toEqual([[3, Object.keys(rules)[0]]]);
  });
});

describe('check:messages', () => {
  const catalogue = (language: string, send: string) => {
    write(`resources/messages/${language}/terms.ftl`, '-ochre = Ochre\n');
    write(`resources/messages/${language}/send.ftl`, send);
    return readCatalogue(join(folder, 'resources/messages', language));
  };

  it('finds what cannot be read, and what a language lacks, has beside or puts other things into', () => {
    expect(catalogue('en', 'send-a = { $\n\nsend-b = { -slot }\n').problems).toEqual([
      'send.ftl:1 cannot be read: send-a = { $',
      'terms.ftl has no -slot',
    ]);
    const english = catalogue('en', 'send-title = Send\nsend-to = To { $name }\n');
    const german = catalogue('de', 'send-to = An { $wen }\nsend-more = Mehr\n');
    const found = { missing: ['send-title'], more: ['send-more'], differ: ['send-to'] };
    expect(differences(english, german)).toEqual(found);
  });

  it('finds a message that nobody says, and words that stand in code', async () => {
    write('src-main/a.ts', `say('send-title'); export const x = { label: 'Quit' };`);
    write('src-preload/b.ts', '');
    write('src-renderer/A.svelte', '<p>Send it</p>');
    expect(unusedIn(folder, catalogue('en', 'send-title = Send\nsend-other = Other\n'))).toEqual([
      'send-other',
    ]);
    expect((await wordsOutside(folder)).map(({ text }) => text.replace(/^.*?: /, '')).toSorted()).toEqual([
      'Quit',
      'Send it',
    ]);
  });

  it('finds a long sentence, and a changed text of those that carry money', () => {
    catalogue('en', `send-a = ${'word '.repeat(21)}.\nsend-b = You can undo this.\n`);
    const { hits } = readVoice(folder, 'en', { 'send-b': hashOf(['You cannot undo it.']) });
    expect(hits.map(({ rule, id }) => `${rule} ${id}`)).toEqual(['sentence send-a', 'exact send-b']);
  });
});

const vitest = (failed: number, passed = 3, file: object = {}): string => {
  const totals = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...totals, testResults: [{ name: 'a', assertionResults: [], ...file }] });
};
const playwright = (stats: object, errors: readonly object[] = []): string =>
  JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

it.each([
  ['a check that ends with another code', checkTotals(2)],
  ['a test that failed', vitestTotals(vitest(1), 1)],
  ['a file that did not load', vitestTotals(vitest(0, 3, { status: 'failed', message: 'no' }), 1)],
  ['a rejection that nobody caught', vitestTotals(vitest(0), 1)],
  ['no test at all', vitestTotals(vitest(0, 0), 0)],
  ['no report', vitestTotals(undefined, 0)],
  ['half a report', vitestTotals('{"numPassedTests": 3', 0)],
  ['an end-to-end test that failed', playwrightTotals(playwright({ unexpected: 1 }), 1)],
  ['an error outside any of them', playwrightTotals(playwright({}, [{ message: 'none found' }]), 1)],
  ['a red end that none of them explains', playwrightTotals(playwright({}), 1)],
  ['no report of them', playwrightTotals(undefined, 0)],
])('npm test counts as failed, once: %s', (_, { failed }) => expect(failed).toBe(1));
