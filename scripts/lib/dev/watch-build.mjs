import { resolveConfig } from 'electron-vite';
import { build } from 'vite';
import { Problem } from '../problem.mjs';

/** @typedef {import('vite').Rolldown.RolldownWatcher} Watcher */

/**
 * Builds parts of the app by electron.vite.config.ts, and again at each change of theirs.
 * @param {readonly ('main' | 'preload' | 'renderer')[]} parts
 * @param {{ outDir?: string, built: () => void }} options `built` is called once all parts stand, and after each rebuild
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchBuild(parts, { outDir, built }) {
  const { config } = await resolveConfig({}, 'build', 'development');
  if (config === undefined) throw new Problem('electron.vite.config.ts says nothing to build.');
  const standing = new Set();
  /** @type {Watcher[]} */
  const watchers = [];
  for (const part of parts) {
    const own = config[part];
    const watcher = await build({
      ...own,
      logLevel: 'warn',
      build: { ...own?.build, ...(outDir === undefined ? {} : { outDir }), watch: {} },
    });
    if (!('on' in watcher)) throw new Problem(`The build of ${part} does not watch.`);
    watchers.push(watcher);
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') {
        console.error(`${part}: ${event.error.message}\nWaiting for the next change.`);
      }
      if (event.code === 'BUNDLE_END') standing.add(part);
      if ('result' in event) void event.result.close();
      if (event.code === 'END' && standing.size === parts.length) built();
    });
  }
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}
