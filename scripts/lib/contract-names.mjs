import { runnerImport } from 'vite';

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
      const { module, dependencies } = await runnerImport(id, { configFile: false, logLevel: 'error' });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const names = ${JSON.stringify(module.names)};`;
    },
  },
});
