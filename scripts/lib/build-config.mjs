import { join } from 'node:path';
import { MainConfigFactory, PreloadConfigFactory, RendererConfigFactory } from 'electron-vite';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

/**
 * What Vite builds each part of the app by. electron-vite would write electron.vite.config.ts out as a script beside it for a
 * moment, where a linter that lists the folder meets it; Vite's runner reads it in memory.
 * @param {'production' | 'development'} mode
 * @param {import('electron-vite').InlineConfig} [inline]
 */
export async function buildConfig(mode, inline = {}) {
  const file = join(root, 'electron.vite.config.ts');
  /** @type {{ module: { default: import('electron-vite').UserConfig } }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  process.env['NODE_ENV'] = mode;
  const { main = {}, preload = {}, renderer = {} } = module.default;
  const config = { ...inline, configFile: /** @type {const} */ (false) };
  return {
    main: await new MainConfigFactory(main, config, {}).build(),
    preload: await new PreloadConfigFactory(preload, config, {}).build(),
    renderer: await new RendererConfigFactory(renderer, config, {}).build(),
  };
}
