import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the domain's PSBT, RGB and intent code are run against. Left out is what reads the files
 * beside the project, which a mutant's copy of the project does not have, and the long run of mutated PSBTs, which
 * would find by chance what a test should find by name.
 */
export default defineConfig({
  test: {
    include: ['test/unit/domain/{psbt,rgb,intents}/**/*.test.ts', 'test/attacks/**/*.test.ts'],
    exclude: ['**/{vectors,corpus,shared-corpus,fuzz}.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
