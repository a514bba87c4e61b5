import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { contractNames } from './scripts/lib/contract-names.mjs';

// Bundled into the main build: they load faster so. The rest stay external: tiny-secp256k1 reads its wasm from
// its own folder, keytar and libsql are native.
const bundled = [
  '@fluent/bundle',
  '@noble/curves',
  '@scure/bip32',
  '@scure/btc-signer',
  'bip32',
  'bip39',
  'bitcoinjs-lib',
  'conf',
  'electron-store',
  'lossless-json',
  'undici',
  'unhomoglyph',
  'valibot',
];

/**
 * conf checks by a schema and migrates where it is asked to, and takes longer to load what it would do that by than itself.
 * It is never asked: records/settings.ts checks what the file holds. So none of that is in the build.
 */
const unusedByConf = {
  name: 'unused-by-conf',
  enforce: 'pre' as const,
  resolveId: (name: string, from: string | undefined) =>
    ['ajv/dist/2020.js', 'ajv-formats', 'semver'].includes(name) && from?.includes('/conf/') === true
      ? '\0unused-by-conf'
      : null,
  load: (id: string) =>
    id === '\0unused-by-conf' ? 'export const Ajv2020 = undefined; export default {};' : null,
};

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of whatever show-app.ts reads at once, and main.ts had not before: what the page paints first does not wait
 * for it. The screens that are read later have chunks of their own.
 */
function firstScreen(): (id: string, modules: Modules) => string | null {
  const readBy = (from: string, modules: Modules): Set<string> => {
    const read = new Set([resolve('src-renderer', from)]);
    for (const one of read)
      for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) read.add(imported);
    return read;
  };
  let before: Set<string> | null = null;
  let first: Set<string> | null = null;
  return (id, modules) => {
    before ??= readBy('main.ts', modules);
    first ??= readBy('app/show-app.ts', modules);
    // Vite puts its helper in afterwards, which reads what is read later.
    if (id.includes('vite/preload-helper')) return 'bundler-helper';
    return first.has(id) && !before.has(id) ? 'first' : null;
  };
}

export default defineConfig({
  main: {
    plugins: [unusedByConf, contractNames()],
    build: {
      sourcemap: true,
      externalizeDeps: { exclude: bundled },
      rolldownOptions: {
        input: {
          index: resolve('src-main/index.ts'),
          loopback: resolve('src-main/loopback.ts'),
          keyholder: resolve('src-main/keyholder/child-entry.ts'),
          reader: resolve('src-main/reader/worker.ts'),
          'rgb-lib': resolve('src-main/own-service/rgb-lib/child.ts'),
        },
        // Values in, values out: who takes one thing from the face of a pure room does not read the rest of it.
        treeshake: {
          moduleSideEffects: [
            { test: /\/src-main\/(phrase|codes|keys|invoices|verify|headers|rules)\//, sideEffects: false },
          ],
        },
        // Flat: a chunk in a sub-folder would compute the paths of the others from the wrong place.
        // Without spaces and comments it is read in half the time. Names stay: the log tells of them.
        output: {
          chunkFileNames: '[name]-[hash].js',
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  },
  preload: {
    plugins: [contractNames()],
    build: {
      externalizeDeps: false,
      minify: true,
      // Not named in the script: it tells what went in to whoever lists the parts of a package.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: resolve('src-preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve('src-renderer'),
    plugins: [svelte({ configFile: resolve('svelte.config.js') }), contractNames()],
    build: {
      minify: true,
      sourcemap: true,
      rolldownOptions: {
        input: resolve('src-renderer/index.html'),
        // What the first list takes is one file: each that the page asks for goes through main.
        output: {
          codeSplitting: { groups: [{ name: firstScreen() }], includeDependenciesRecursively: false },
        },
      },
    },
  },
});
