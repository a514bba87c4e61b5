import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { fail } from '../base/errors.ts';
import { makeFolder } from './make-folder.ts';
import { dropLink } from './long-file.ts';
import { explainDisk, isBusy, isDamage, refuseUnwritable } from './disk-errors.ts';

export interface FolderLock {
  readonly release: () => void;
  /** Throws DATA_FOLDER_GONE if folder or lock was moved or replaced: writes would be lost. */
  readonly refuseGone: () => void;
}

/**
 * One Ochre per data folder. The lock's file is separate and used with `exec` only: libsql's `close()` frees a lock at
 * garbage collection once anything was prepared. The system ends the lock with the process. Throws DATA_FOLDER_BUSY.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock');
  try {
    makeFolder(folder);
    // A link's target would otherwise be emptied as a damaged lock.
    dropLink(file);
    refuseUnwritable(file);
    const held = lock(file);
    const was = [folder, file].map(identityOf);
    const isThere = (): boolean => [folder, file].every((path, at) => identityOf(path) === was[at]);
    return {
      ...held,
      refuseGone: () => {
        if (!isThere()) throw fail('DATA_FOLDER_GONE', { folder });
      },
    };
  } catch (error) {
    if (isBusy(error)) throw fail('DATA_FOLDER_BUSY', { folder });
    throw explainDisk(error, file);
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${String(found.dev)}:${String(found.ino)}`;
}

function lock(file: string): { release: () => void } {
  try {
    return begin(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Ochre never writes to the lock, so any content is foreign. Emptied in place: two at once still share one file.
    truncateSync(file);
    return begin(file);
  }
}

function begin(file: string): { release: () => void } {
  const held = new Database(file);
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    throw error;
  }
  return {
    release: () => {
      held.exec('ROLLBACK');
      held.close();
    },
  };
}
