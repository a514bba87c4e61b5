import { build } from 'vite';
import { buildConfig } from '../build-config.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {import('vite').Rolldown.RolldownWatcher} Watcher */

/**
 * Builds parts of the app by electron.vite.config.ts, and again at each change of theirs.
 * @param {readonly ('main' | 'preload' | 'renderer')[]} parts
 * @param {{ outDir?: string, built: () => void }} options `built` is called once all parts stand, and after each rebuild
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchBuild(parts, { outDir, built }) {
  const config = await buildConfig('development');
  const standing = new Set();
  /** @type {Watcher[]} */
  const watchers = [];
  for (const part of parts) {
    const own = config[part];
    const watcher = await build({
      ...own,
      logLevel: 'warn',
      build: { ...own.build, ...(outDir === undefined ? {} : { outDir }), watch: {} },
    });
    if (!('on' in watcher)) throw new Problem(`The build of ${part} does not watch.`);
    watchers.push(watcher);
    let failed = false;
    watcher.on('event', (event) => {
      if (event.code === 'START') failed = false;
      // What is wrong was said by the build itself.
      if (event.code === 'ERROR') failed = true;
      if ('result' in event) void event.result.close();
      if (event.code !== 'END') return;
      if (failed) {
        console.error('Waiting for the next change.');
        return;
      }
      standing.add(part);
      if (standing.size === parts.length) built();
    });
  }
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}
