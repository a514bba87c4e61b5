import { ESLint } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { wordsInCatalogue } from '../../lint/words.mjs';

/**
 * Where nobody's language is spoken. What the practice service and the own one say is a service's words; what a reader, a client, a file
 * or the keyholder finds wrong is a detail beside a failure, which is quoted as it is, for whoever looks into it; and so are
 * the texts of protocols and the report for those who help.
 */
const NOT_OURS = [
  'src-main/{practice,own-service,serving,base,phrase,codes,keys,headers,rules,invoices,verify,net,services,records,keyholder,reader}/**',
  'src-main/nodes/{api,state}/**',
  'src-main/hosts/{csp,renderer-files,system}.ts',
  'src-main/hosts/loopback/server.ts',
  'src-main/app/{diagnostics,dispatch,logger}.ts',
  'src-preload/contract/**',
  'src-preload/messages/ids.ts',
];
const SPEAKING = ['src-main/**/*.ts', 'src-preload/**/*.ts', 'src-renderer/**/*.{ts,svelte}'];

/** The rule as the lint has it, and here alone. */
export const wordsRule = {
  files: SPEAKING,
  ignores: NOT_OURS,
  plugins: { ochre: { rules: { words: wordsInCatalogue } } },
  rules: { 'ochre/words': /** @type {const} */ ('error') },
};

/**
 * Words for people that stand in code.
 * @param {string} root
 * @returns {Promise<readonly { readonly file: string, readonly line: number, readonly text: string }[]>}
 */
export async function wordsOutside(root) {
  const parser = /** @type {any} */ (tseslint.parser);
  const svelteParser = svelte.configs.base.flatMap(
    ({ languageOptions }) => languageOptions?.['parser'] ?? [],
  )[0];
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    errorOnUnmatchedPattern: false,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parser } },
      {
        files: ['**/*.svelte'],
        languageOptions: { parser: /** @type {any} */ (svelteParser), parserOptions: { parser } },
      },
      wordsRule,
    ],
  });
  const results = await eslint.lintFiles(SPEAKING);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => ({ file: filePath.slice(root.length + 1), line, text: message })),
  );
}
