import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeProgramParser } from '../../../scripts/lint/whole-program.mjs';

const house: Record<string, string> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      lib: ['ES2015'],
      strict: true,
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
    },
    include: ['.'],
  }),
  'act.ts': `export const act = (): Promise<number> => Promise.resolve(1);\nexport const twice = 2;`,
  'plain.ts': `import { act } from './act.ts';\nact();\nexport const none = 0;`,
  'rune.svelte.ts': `import { act } from './act.ts';\nlet count = $state(0);\nexport const start = () => {\n  count += 1;\n  act();\n};`,
  'First.svelte': `<script lang="ts">\n  import { act } from './act.ts';\n  act();\n</script>\n<p>first</p>`,
  'Second.svelte': `<script lang="ts">\n  import { act, twice } from './act.ts';\n  const after = () => {\n    twice;\n    act();\n  };\n</script>\n<button onclick={() => { act(); after(); }}>second</button>`,
  'Good.svelte': `<script lang="ts">\n  import { act } from './act.ts';\n  void act();\n</script>\n<p>good</p>`,
  'Torn.svelte': `<script lang="ts">\n  const torn = ;\n</script>\n<p>torn</p>`,
};

type Parser = Parameters<typeof wholeProgramParser>[0]['svelteParser'];

let folder = '';
let svelteParser: Parser;
let parser: Parser;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-lint-'));
  for (const [path, text] of Object.entries(house)) writeFileSync(join(folder, path), text);
  const [reads] = svelte.configs.base.flatMap(({ languageOptions }) => languageOptions?.['parser'] ?? []);
  svelteParser = reads as Parser;
  const tsconfig = join(folder, 'tsconfig.json');
  parser = wholeProgramParser({ tsconfig, svelteParser, svelteConfig: {} });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `line: rule` of everything that is found, as the whole house is linted by one parser. */
function lint(texts: Record<string, string>): Record<string, string[]> {
  const linter = new Linter({ cwd: folder });
  const found = Object.entries(texts).map(([path, text]): [string, string[]] => {
    const inSvelte = /\.svelte(\.ts)?$/.test(path);
    const messages = linter.verify(
      text,
      [
        {
          files: ['**/*.ts', '**/*.svelte'],
          plugins: { '@typescript-eslint': tseslint.plugin },
          rules: { '@typescript-eslint/no-floating-promises': 'error' },
          languageOptions: {
            parser: inSvelte ? svelteParser : parser,
            parserOptions: {
              parser,
              project: './tsconfig.json',
              extraFileExtensions: ['.svelte'],
              svelteConfig: {},
              tsconfigRootDir: folder,
            },
          },
        },
      ],
      { filename: join(folder, path) },
    );
    return [path, messages.map(({ line, ruleId, message }) => `${String(line)}: ${ruleId ?? message}`)];
  });
  return Object.fromEntries(found);
}

describe('the lint of components by one program', () => {
  it('knows the types in components, their markup, modules with runes and plain files', () => {
    const sources = Object.entries(house).filter(([path]) => path !== 'tsconfig.json');
    const rule = '@typescript-eslint/no-floating-promises';
    expect(lint(Object.fromEntries(sources))).toEqual({
      'act.ts': [],
      'plain.ts': [`2: ${rule}`],
      'rune.svelte.ts': [`5: ${rule}`],
      'First.svelte': [`3: ${rule}`],
      'Second.svelte': [`5: ${rule}`, `8: ${rule}`],
      'Good.svelte': [],
      'Torn.svelte': ['2: Parsing error: Expression expected.'],
    });
  });

  it('begins one program, however many components there are', () => {
    const programs = ['First.svelte', 'Second.svelte', 'rune.svelte.ts'].map((path) => {
      const filePath = join(folder, path);
      const options = { filePath, parser, project: './tsconfig.json', tsconfigRootDir: folder };
      return svelteParser.parseForESLint(house[path] ?? '', options) as { services: { program: unknown } };
    });
    expect(programs[0]?.services.program).toBeTypeOf('object');
    expect(new Set(programs.map(({ services }) => services.program)).size).toBe(1);
  });

  it('reads a text that is not the file’s as it is', () => {
    const text = (house['Good.svelte'] ?? '').replace('void act', 'act');
    expect(lint({ 'Good.svelte': text })).toEqual({
      'Good.svelte': ['3: @typescript-eslint/no-floating-promises'],
    });
  });
});
