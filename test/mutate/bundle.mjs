import { dirname, resolve } from 'node:path';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { build } from 'vite';

/**
 * @typedef {Record<string, () => void>} TestFiles by path from the project: each loads its file, and what that needs
 * @typedef {(specifier: string) => unknown} Packages
 */

/**
 * These test files, with the project's code below them, as one script. Each call of what it answers evaluates that
 * anew, so that no cache, no constant and no fault of one mutant is there for the next. Packages are loaded once.
 * @param {readonly string[]} files from the project
 * @returns {Promise<(packages: Packages) => TestFiles>}
 */
export async function bundleTests(files) {
  const loaders = files.map(
    (file) =>
      `${JSON.stringify(file)}: () => { require(${JSON.stringify(resolve('test/support/in-english.ts'))}); require(${JSON.stringify(resolve(file))}); }`,
  );
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { external: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
    plugins: [
      {
        name: 'tests-in-one-script',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? `module.exports = {${loaders.join(',\n')}};` : null),
        transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      },
    ],
  });
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  const script = new vm.Script(`(function (module, require) {${chunk.code}\n})`);
  return (packages) => {
    const module = { exports: /** @type {TestFiles} */ ({}) };
    script.runInThisContext()(module, packages);
    return module.exports;
  };
}

/**
 * A package as this copy of the project has it.
 * @type {Packages}
 */
export function installed(specifier) {
  require ??= createRequire(resolve('package.json'));
  return require(specifier);
}

/** @type {NodeJS.Require | undefined} */
let require;

const ENTRY = 'virtual:tests.cjs';
