/** Whole runs of the app, small samples of what `npm run crash` and `npm run faults` do: minutes on a busy machine. */
export const testsThatTakeLong = ['test/unit/crash/crash.test.ts', 'test/unit/faults/matrix.test.ts'];

/**
 * Test files that have a process each: those of what holds keys, of what takes the process over, and of what puts a
 * stand-in in a library's place.
 */
export const testsOnTheirOwn = [
  'test/contract/**/*.test.ts',
  'test/unit/{hosts,judging,keyholder,scripts,vault}/**/*.test.ts',
  'test/unit/domain/psbt/sign-fault.test.ts',
  'test/unit/wallet/own-book-rows-cost.test.ts',
];
