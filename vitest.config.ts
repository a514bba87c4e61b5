import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowser } from './scripts/lib/browser.mjs';

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which of two is half of the machine.
    maxWorkers: 2,
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
            provider: playwright({ launchOptions: testBrowser() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
