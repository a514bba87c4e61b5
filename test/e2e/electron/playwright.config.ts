import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The window lane (scripts/window.mjs), whose session may write to one folder alone. The specs also run by the root's
// configuration, where somebody has Electron and a screen.
const out = process.env['OCHRE_WINDOW_HOME'] ?? join(import.meta.dirname, '../../../test-results/window');

export default defineConfig({
  testDir: import.meta.dirname,
  workers: 1,
  // The lane names tests that passed only at their second try.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: join(out, 'results'),
  reporter: [['list'], ['json', { outputFile: join(out, 'window.json') }]],
});
