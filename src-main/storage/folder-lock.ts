import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { fail } from '../domain/errors.ts';
import { makeFolder } from './make-folder.ts';
import { dropLink } from './replace-file.ts';
import { explainDisk, isBusy, isDamage, refuseUnwritable } from './disk-errors.ts';

/**
 * One Ochre per data folder. A second file holds the lock, and only `exec` is used on it: libsql's `close()` frees a
 * lock at garbage collection once anything was prepared. The lock is the system's own, so it ends with the process,
 * however that ends: what lies in the folder says nothing, and no number of a process is compared.
 * Throws DATA_FOLDER_BUSY, DISK_REFUSED.
 */
export function lockFolder(folder: string): { release: () => void } {
  const file = join(folder, 'lock');
  try {
    makeFolder(folder);
    // What it leads to would be emptied as a damaged lock.
    dropLink(file);
    refuseUnwritable(file);
    return lock(file);
  } catch (error) {
    if (isBusy(error)) throw fail('DATA_FOLDER_BUSY', { folder });
    throw explainDisk(error, file);
  }
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
