import { WalletError } from '../../../src-main/base/errors.ts';
import { lockFolder } from '../../../src-main/records/folder-lock.ts';

/** A program of its own that locks a folder at the first word it hears, says what came of it, and keeps the lock. */
const [folder = ''] = process.argv.slice(2);
process.stdout.write('ready');
process.stdin.once('data', () => {
  try {
    lockFolder(folder);
    process.stdout.write('locked');
  } catch (error) {
    process.stdout.write(error instanceof WalletError ? error.failure.code : String(error));
  }
});
