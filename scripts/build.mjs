// npm run build: the app as it is packed, into out/.
import { build } from 'vite';
import { buildConfig } from './lib/build-config.mjs';
import { command } from './lib/set-up.mjs';

await command(async () => {
  // electron-vite's plugins ask it.
  process.env['NODE_ENV_ELECTRON_VITE'] = 'production';
  const { main, preload, renderer } = await buildConfig('production');
  for (const config of [main, preload, renderer]) await build(config);
  return 0;
});
