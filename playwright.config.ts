import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/lib/browser.mjs';
import { findElectron } from './scripts/lib/electron-binary.mjs';
import { electronHopeless } from './scripts/lib/electron-trouble.mjs';
import { keepTemporaryFilesInMemory } from './scripts/lib/quick-temp.mjs';

keepTemporaryFilesInMemory();

const inElectron = existsSync(join(import.meta.dirname, 'test/e2e/electron'));
const whyNoElectron = inElectron ? electronProblem() : null;
// Workers load this file too: only the process that decides says so.
if (whyNoElectron !== null && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.warn(`The tests in a real Electron window are not run: ${whyNoElectron}`);
}

/** Else everything runs. */
const short = process.env['OCHRE_LANE'] === 'short';

export default defineConfig({
  testDir: 'test/e2e',
  // Each test starts its own host with its own data folder, so they may run side by side.
  fullyParallel: true,
  workers: 2,
  // Two suites share two cores: what met the load gets a second try, and npm test names it.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  ...(short ? { grepInvert: /@long/ } : {}),
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: testBrowser(),
    viewport: { width: 1120, height: 780 },
    // A trace would hold what is on the screen, words among it.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  projects: [
    { name: 'loopback', testIgnore: '**/electron/**' },
    ...(inElectron && whyNoElectron === null
      ? [{ name: 'electron', testDir: 'test/e2e/electron', workers: 1 }]
      : []),
  ],
});

function electronProblem(): string | null {
  const { platform, env } = process;
  if (findElectron(import.meta.dirname) === undefined) return "Electron's binary is not here.";
  return electronHopeless({ platform, uid: process.getuid?.(), env });
}
