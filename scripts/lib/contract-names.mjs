import vm from 'node:vm';
import { build } from 'vite';

const NAMES = /[\\/]src-preload[\\/]names\.ts$/;

/**
 * Puts the names themselves in place of src-preload/names.ts, which reads them from the contract: what is built then carries
 * no schema along. A Vite plugin of every build in which the bridge is.
 * @returns {import('vite').Plugin}
 */
export const contractNames = () => ({
  name: 'contract-names',
  enforce: 'pre',
  load: {
    filter: { id: NAMES },
    async handler(id) {
      const { names, files } = await readNames(id);
      for (const file of files) this.addWatchFile(file);
      return `export const names = ${JSON.stringify(names)};`;
    },
  },
});

/**
 * Vite's runner would fail where a module takes more than a minute to reach it, as one does while a busy machine compiles
 * all components beside it. One script in memory has no such limit.
 * @param {string} id
 */
async function readNames(id) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: id,
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  const exported = { names: null };
  vm.runInThisContext(`(function (exports) {${chunk.code}\n})`)(exported);
  return { names: exported.names, files: chunk.moduleIds.filter((file) => !file.startsWith('\0')) };
}
