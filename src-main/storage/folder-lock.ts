import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { fail } from '../domain/errors.ts';

/**
 * One Ochre per data folder. A second file holds the lock, and only `exec` is used on it: libsql's `close()` frees a
 * lock at garbage collection once anything was prepared. The system frees it when the process dies.
 * Throws DATA_FOLDER_BUSY.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw fail('DATA_FOLDER_BUSY', { folder });
    }
    throw error;
  }
  return {
    release: () => {
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}
