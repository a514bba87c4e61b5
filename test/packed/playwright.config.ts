import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The packed lane (npm run -s window -- --packed): one machine, on which what comes later stands on what came before.
const out = process.env['OCHRE_PACKED_OUT'] ?? join(import.meta.dirname, '../../test-results/packed');

export default defineConfig({
  testDir: import.meta.dirname,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  outputDir: join(out, 'results'),
  reporter: [['list'], ['json', { outputFile: join(out, 'packed.json') }]],
});
