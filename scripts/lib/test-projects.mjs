/**
 * Six tenths of the time of all tests: whole runs of the app over and over, and what is fuzzed, timed or swept. CI runs
 * them, `npm test -- --all` does, and `npm run test:quick` where a change touches them.
 */
export const testsThatTakeLong = [
  'test/attacks/own-book-cost.test.ts',
  'test/component/codes.test.ts',
  'test/component/screens/handed-files.test.ts',
  'test/component/screens/node-page.test.ts',
  'test/component/screens/nodes-bulk.test.ts',
  'test/component/screens/nodes-passwords.test.ts',
  'test/component/screens/review-send.test.ts',
  'test/component/screens/send-btc.test.ts',
  'test/component/screens/sign-offline.test.ts',
  'test/component/screens/transfers.test.ts',
  'test/component/screens/watch-only.test.ts',
  'test/contract/lock.test.ts',
  'test/contract/lost-settings.test.ts',
  'test/unit/services/wallet-api/faults.test.ts',
  'test/unit/crash/crash.test.ts',
  'test/unit/domain/backup/file.test.ts',
  'test/unit/faults/matrix.test.ts',
  'test/unit/fuzz/*.test.ts',
  'test/unit/hardening/static-checks.test.ts',
  'test/unit/keyholder/memory.test.ts',
  'test/unit/keyholder/real-keychain.test.ts',
  'test/unit/storage/bring-forward.test.ts',
  'test/unit/storage/journal-damage.test.ts',
  'test/unit/support/secret-search.test.ts',
  'test/unit/wallet/assets.test.ts',
  'test/unit/app/backup.test.ts',
  'test/unit/app/backup/*.test.ts',
  'test/unit/wallet/closed-secrets.test.ts',
  'test/unit/wallet/flow-cases/*.test.ts',
  'test/unit/wallet/handoff.test.ts',
  'test/unit/nodes/other-tenant.test.ts',
  'test/unit/wallet/practice-nodes.test.ts',
  'test/unit/wallet/rules-attacked.test.ts',
  'test/unit/wallet/send-refused.test.ts',
  'test/unit/wallet/transfers.test.ts',
  'test/unit/keyholder/vault/app-lock.test.ts',
  'test/unit/wallet/own-book-rows*.test.ts',
];

/**
 * Test files that have a process each: those of what holds keys, of what takes the process over, and of what puts a
 * stand-in in a library's place.
 */
export const testsOnTheirOwn = [
  'test/contract/**/*.test.ts',
  'test/unit/{hosts,judging,keyholder,scripts}/**/*.test.ts',
  'test/unit/domain/psbt/sign-fault.test.ts',
  'test/unit/wallet/own-book-rows-cost.test.ts',
];
