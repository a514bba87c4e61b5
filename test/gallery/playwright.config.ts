import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { keepTemporaryFilesInMemory } from '../../scripts/lib/quick-temp.mjs';

keepTemporaryFilesInMemory();

// Workers load this file too.
process.env['OCHRE_GALLERY'] = '1';

// The walk through every screen: beside the suite, since it takes as long as half of it.
export default defineConfig({
  projects: [
    { name: 'screens', testDir: import.meta.dirname },
    {
      name: 'journeys',
      testDir: join(import.meta.dirname, '../e2e'),
      testIgnore: '**/electron/**',
      grep: /@gallery/,
    },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 10 * 60_000,
  expect: { timeout: 15_000 },
  outputDir: join(import.meta.dirname, '../../test-results/gallery-run'),
  reporter: 'list',
  use: {
    launchOptions: testBrowser(),
    viewport: { width: 1280, height: 800 },
    // A trace would hold what is on the screen, words among it.
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});
