import { defineConfig } from 'vitest/config';

const mocking = 'test/unit/domain/psbt/sign-fault.test.ts';

/**
 * The tests that mutants of the domain's PSBT, RGB and intent code are run against. Left out is what reads the files
 * beside the project, which a mutant's copy of the project does not have, and the long run of mutated PSBTs, which
 * would find by chance what a test should find by name. All files share their modules, since loading the libraries
 * for each anew takes most of the time; only what puts something in a library's place runs apart.
 */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['test/unit/domain/{psbt,rgb,intents}/**/*.test.ts', 'test/attacks/**/*.test.ts'],
          exclude: ['**/{vectors,signature-vectors,corpus,shared-corpus,fuzz}.test.ts', mocking],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'mocking', include: [mocking], testTimeout: 20_000 } },
    ],
  },
});
