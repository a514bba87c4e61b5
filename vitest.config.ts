import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contractNames } from './scripts/lib/contract-names.mjs';
import { testBrowser } from './scripts/lib/browser.mjs';
import { testsOnTheirOwn, testsThatTakeLong } from './scripts/lib/test-projects.mjs';
import { keepTemporaryFilesInMemory } from './scripts/lib/quick-temp.mjs';

keepTemporaryFilesInMemory();

const short = process.env['OCHRE_LANE'] === 'short';
/** `npm test` leaves these to CI; else everything runs. */
const leftOut = short ? testsThatTakeLong : [];

const onNode = {
  include: ['test/{unit,attacks,contract,practice}/**/*.test.ts'],
  environment: 'node',
  setupFiles: ['test/support/in-english.ts'],
  // Those that make backups take five seconds alone, and many times that beside others on a slow machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Two suites share two cores: what met the load gets a second try, and npm test names it.
  retry: 1,
  // What a test changed of the process is as it was before the next one.
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which of two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...onNode,
          name: 'node',
          exclude: [...testsOnTheirOwn, ...leftOut],
          // Loading the libraries takes longer than most of these tests, so files share a process.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...onNode, name: 'alone', include: testsOnTheirOwn, exclude: leftOut } },
      {
        plugins: [svelte({ configFile: './svelte.config.js' }), contractNames()],
        test: {
          name: 'browser',
          include: ['test/component/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: ['test/component/in-english.ts'],
          testTimeout: 60_000,
          retry: 1,
          // A busy machine paints late; what never comes is still found.
          expect: { poll: { timeout: 10_000 } },
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
