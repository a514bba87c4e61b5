import { join } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { testsOnTheirOwn } from './scripts/lib/test-projects.mjs';
import { wordsRule } from './scripts/lib/messages/outside.mjs';
import { wholeProgramParser } from './scripts/lint/whole-program.mjs';
import svelteConfig from './svelte.config.js';

const typed = ['src-main/**/*.ts', 'src-preload/**/*.ts', 'test/**/*.ts', '*.config.ts'];
// These have a DOM, so they belong to the renderer's tsconfig.
const inBrowser = ['src-renderer/**/*.ts', 'test/component/**/*.ts'];
const components = ['**/*.svelte'];
const runeModules = ['src-renderer/**/*.svelte.ts', 'test/component/**/*.svelte.ts'];
const plainScripts = ['scripts/**/*.mjs', 'test/**/*.mjs', '*.js', '*.cjs'];

const tsconfig = './src-renderer/tsconfig.json';
const svelteParser = svelte.configs.base.flatMap(({ languageOptions }) => languageOptions?.parser ?? [])[0];
// An editor's lint goes on while files change.
const runsOnce = /[\\/]eslint(\.js)?$/.test(process.argv[1] ?? '');
/** The rules that read types take most of the time: `npm test` leaves them to CI and to `npm run check:lint`. */
const short = process.env['OCHRE_LANE'] === 'short';
const rendererParser =
  runsOnce && !short
    ? wholeProgramParser({ tsconfig: join(import.meta.dirname, tsconfig), svelteParser, svelteConfig })
    : tseslint.parser;

const noCodeFromText = {
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
};

const everywhere = {
  ...noCodeFromText,
  eqeqeq: 'error',
  'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
  'no-var': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  'no-debugger': 'error',
  'no-alert': 'error',
  'no-unsafe-finally': 'error',
  'no-promise-executor-return': 'error',
  'no-constant-binary-expression': 'error',
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unmodified-loop-condition': 'error',
  'no-warning-comments': ['error', { terms: ['fixme', 'xxx'] }],
};

const strictTypes = {
  ...everywhere,
  // A number in a sentence reads as a number; everything else in a template is still an error.
  '@typescript-eslint/restrict-template-expressions': [
    'error',
    {
      allowNumber: true,
      allowAny: false,
      allowArray: false,
      allowBoolean: false,
      allowNullish: false,
      allowRegExp: false,
      allowNever: false,
    },
  ],
  // `(event) => doIt()` in callbacks is how Svelte and Node callbacks are written here.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // A destructured `{ secret: _, ...rest }` drops a member on purpose.
  '@typescript-eslint/no-unused-vars': [
    'error',
    {
      argsIgnorePattern: '^_',
      varsIgnorePattern: '^_',
      caughtErrorsIgnorePattern: '^_',
      ignoreRestSiblings: true,
    },
  ],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/consistent-type-exports': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/method-signature-style': ['error', 'property'],
};

/** Rule 2 of the directions, for what needs no import: a pure room is given the time, the randomness and the world. */
const pure = {
  'no-restricted-globals': [
    'error',
    ...[
      'process',
      'fetch',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'performance',
      'crypto',
      'console',
    ].map((name) => ({ name, message: 'This room is pure: it is handed this as a value.' })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'This room is pure: the time is handed in.' },
    {
      object: 'Math',
      property: 'random',
      message: 'This room is pure, and this is not random enough for anything.',
    },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
      message: 'This room is pure: the time is handed in.',
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      paths: ['crypto', 'node:crypto'].map((name) => ({
        name,
        importNames: ['randomBytes', 'randomFillSync', 'randomFill', 'randomInt', 'randomUUID', 'webcrypto'],
        message: 'This room is pure: randomness is handed in.',
      })),
    },
  ],
};

const inTests = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'No sleeping: wait for what is awaited.',
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name="only"]',
    message: 'A suite that runs only this says nothing of the rest.',
  },
];
/** Test files on Node share a process unless they are listed, and a module is loaded once. */
const inSharedTests = [
  ...inTests,
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|resetModules)$/]',
    message: 'Add the file to testsOnTheirOwn in scripts/lib/test-projects.mjs.',
  },
];

export default defineConfig([
  globalIgnores(['out/', 'dist/', 'coverage/', 'test-results/', 'resources/']),
  { linterOptions: { reportUnusedDisableDirectives: short ? 'off' : 'error' } },

  {
    files: typed,
    ignores: inBrowser,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: strictTypes,
  },
  {
    files: inBrowser,
    ignores: runeModules,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parser: rendererParser,
      parserOptions: {
        project: tsconfig,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: strictTypes,
  },
  {
    files: [...components, ...runeModules],
    extends: [tseslint.configs.strictTypeChecked, svelte.configs.recommended],
    languageOptions: {
      parserOptions: {
        parser: rendererParser,
        project: tsconfig,
        extraFileExtensions: ['.svelte'],
        // Its functions have no form that a cache could keep.
        svelteConfig: { ...svelteConfig, toJSON: () => 'svelte.config.js' },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...strictTypes,
      // `let { a } = $props()` is assigned by Svelte, and `$bindable` by the parent.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      'svelte/no-at-html-tags': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/button-has-type': 'error',
      'svelte/no-inspect': 'error',
      'svelte/require-each-key': 'error',
      // `void value` in an effect says that it runs again when the value changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Links between screens are ours, not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
      'no-restricted-syntax': [
        'error',
        {
          // `style="{…}"` is set by script and passes; an attribute that is all text is refused by style-src 'self'.
          selector: 'SvelteAttribute[key.name="style"][value.length=1] > SvelteLiteral',
          message: 'The content policy refuses a static style attribute: use a class.',
        },
      ],
    },
  },
  {
    // Another component's props are `any` to this parser, and so is what its callbacks are handed; svelte-check
    // knows both.
    files: components,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src-renderer/**/*.{ts,svelte}', 'src-preload/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src-main/**/*.ts'],
    // .dependency-cruiser.cjs says of imports what this says of the rest.
    ignores: ['src-main/net/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource'].map((name) => ({
          name,
          message: 'net/ alone opens connections.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'electron', importNames: ['net'], message: 'net/ alone opens connections.' }] },
      ],
    },
  },
  {
    files: ['src-main/{practice,own-service,serving,hosts/loopback}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...['http', 'net']
              .flatMap((name) => [name, `node:${name}`])
              .map((name) => ({
                name,
                allowImportNames: ['createServer'],
                allowTypeImports: true,
                message: 'This listens; net/ alone opens connections.',
              })),
            ...['https', 'tls', 'http2', 'dgram', 'dns', 'dns/promises', 'inspector']
              .flatMap((name) => [name, `node:${name}`])
              .concat('undici')
              .map((name) => ({ name, message: 'This listens; net/ alone opens connections.' })),
          ],
          patterns: [{ group: ['undici/*'], message: 'This listens; net/ alone opens connections.' }],
        },
      ],
    },
  },
  {
    files: ['src-main/**/*.ts'],
    // What is logged passes one place, which redacts it.
    ignores: ['src-main/**/logger.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the Random port: this is not random enough.' },
      ],
    },
  },
  {
    files: ['src-main/hosts/**/*.ts'],
    ignores: ['src-main/hosts/electron/tray-status.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Tray"]', message: 'tray-status.ts makes the one tray.' },
        { selector: 'Literal[value=/^(0\\.0\\.0\\.0|::)$/]', message: 'A host listens on 127.0.0.1 alone.' },
        {
          selector:
            'CallExpression[callee.object.name=/server/i][callee.property.name="listen"]:not(:has(Property[key.name="host"][value.value="127.0.0.1"]))',
          message: "Say { host: '127.0.0.1' }: without it every network is listened on.",
        },
      ],
    },
  },
  {
    files: ['src-main/{base,phrase,codes,keys,headers,rules,invoices,verify,nodes/state}/**/*.ts'],
    rules: pure,
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...inTests],
      // A test reaches into what it just made; a wrong guess fails the test, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `expect(port.method)` names a spy, it does not call it unbound.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/{unit,attacks,contract,practice}/**/*.ts'],
    ignores: testsOnTheirOwn,
    rules: { 'no-restricted-syntax': ['error', ...inSharedTests] },
  },
  {
    files: plainScripts,
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    // tsc reads them too (checkJs), so what a name means is checked there.
    rules: {
      ...everywhere,
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
      'no-unreachable': 'error',
      'no-dupe-keys': 'error',
      'no-empty': ['error', { allowEmptyCatch: true }],
      'no-fallthrough': 'error',
      'require-await': 'error',
      'no-shadow': 'error',
    },
  },
  wordsRule,
  { files: ['*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  ...(short
    ? [
        {
          files: [...typed, ...inBrowser, ...components, ...runeModules],
          ...tseslint.configs.disableTypeChecked,
        },
      ]
    : []),
]);
