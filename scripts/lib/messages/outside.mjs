import { ESLint } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { wordsInCatalogue } from '../../lint/words.mjs';

/** Where nobody's language is spoken: what the practice service says is a service's words, in a service's one language. */
const NOT_OURS = ['src-main/practice/**', 'src-preload/messages/ids.ts'];
export const SPEAKING = ['src-main/**/*.ts', 'src-preload/**/*.ts', 'src-renderer/**/*.{ts,svelte}'];

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
