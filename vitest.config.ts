import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const systemBrowser = [process.env['OCHRE_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
// Chromium refuses to sandbox itself as root, as in a container; tests load nothing but our own pages.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/{unit,attacks,contract,practice}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        plugins: [svelte({ configFile: './svelte.config.js' })],
        test: {
          name: 'browser',
          include: ['test/component/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: systemBrowser === undefined ? { args } : { executablePath: systemBrowser, args },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
