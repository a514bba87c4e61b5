import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { BroughtBefore } from '../../domain/signing/before.ts';
import type { StorageDamage } from '../../ports.ts';
import { readBroughtFile } from './brought-before.ts';

/** The two files of an older version: how they come into one, and how they stay until that one was seen to work. */
export interface CarryOver {
  /** Copies both as they lie, on disk when it returns. */
  readonly keep: () => void;
  /** What was brought, read once. */
  readonly brought: () => readonly BroughtBefore[];
  /** Of the file of what was brought; null where it was whole, or was not read. */
  readonly damage: () => StorageDamage | null;
  /** Takes the old files and their copies away: what was in them is in the record. A damaged one is kept aside. */
  readonly done: () => void;
}

/** The files as the version before left them. */
const KEPT = '.v3';

export function carryOver(folder: string, nowMs: number): CarryOver {
  const brought = join(folder, 'brought.sqlite');
  const journal = join(folder, 'journal.sqlite');
  const corrupt = `${brought}.corrupt-${String(nowMs)}`;
  let damage: StorageDamage | null = null;
  return {
    keep: () => {
      for (const file of [journal, brought])
        for (const suffix of ['', '-wal']) keepCopy(file + suffix, `${file}${KEPT}${suffix}`);
    },
    brought: () => {
      const { rows, isDamaged } = readBroughtFile(brought);
      if (isDamaged) {
        // Beside the file itself, which stays until all is done: whenever that is, what is said of it is true.
        keepCopy(brought, corrupt);
        damage = {
          file: basename(brought),
          keptAs: basename(corrupt),
          recovered: rows.length > 0 ? 'part' : 'nothing',
        };
      }
      return rows;
    },
    damage: () => damage,
    done: () => {
      for (const file of [journal, brought])
        for (const suffix of ['', '-wal']) rmSync(`${file}${KEPT}${suffix}`, { force: true });
      for (const suffix of ['', '-wal', '-shm']) rmSync(brought + suffix, { force: true });
    },
  };
}

/** Whole or not there: under another name until it is on disk. */
function keepCopy(file: string, as: string): void {
  if (!existsSync(file)) {
    rmSync(as, { force: true });
    return;
  }
  const beside = `${as}.new`;
  // A link that lies there would be followed.
  rmSync(beside, { force: true });
  copyFileSync(file, beside, constants.COPYFILE_EXCL);
  const handle = openSync(beside, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, as);
}
