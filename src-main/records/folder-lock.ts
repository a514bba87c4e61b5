import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { fail } from '../base/errors.ts';
import { makeFolder } from './make-folder.ts';
import { dropLink } from './replace-file.ts';
import { explainDisk, isBusy, isDamage, refuseUnwritable } from './disk-errors.ts';

export interface FolderLock {
  readonly release: () => void;
  /**
   * Throws DATA_FOLDER_GONE where the folder or its lock was moved, removed or replaced: what is written from then on would
   * be lost, and another Ochre may have begun a folder in its place.
   */
  readonly refuseGone: () => void;
}

/**
 * One Ochre per data folder. A second file holds the lock, and only `exec` is used on it: libsql's `close()` frees a
 * lock at garbage collection once anything was prepared. The lock is the system's own, so it ends with the process,
 * however that ends: what lies in the folder says nothing, and no number of a process is compared.
 * Throws DATA_FOLDER_BUSY, DISK_REFUSED.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock');
  try {
    makeFolder(folder);
    // What it leads to would be emptied as a damaged lock.
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

/** By device and inode; null where there is nothing. */
function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${String(found.dev)}:${String(found.ino)}`;
}

function lock(file: string): { release: () => void } {
  try {
    return begin(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Nothing is ever written to it, so whatever lies in it is not ours. In place: two that do this at once still share
    // one file, and one of them waits in vain.
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
