import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import { explainingDisk } from './disk-errors.ts';
import { replaceLongFile } from './replace-file.ts';

export type PendingRestore = ReturnType<typeof openPendingRestore>;

/**
 * The content of a backup that was begun to be brought back, in `<folder>/restore.pending`, so that an end in the middle
 * of it is made good at the next start. Throws DISK_REFUSED.
 */
export function openPendingRestore(folder: string, nowMs: () => number) {
  const file = join(folder, 'restore.pending');
  return explainingDisk(file, {
    begin: (content: Uint8Array): Promise<void> => replaceLongFile(file, content),
    isBegun: () => existsSync(file),
    read: (): Uint8Array => readFileSync(file),
    /** Renames what cannot be brought back, so that it stands in the way of no start. */
    setAside: (): StorageDamage => {
      const keptAs = `${basename(file)}.corrupt-${String(nowMs())}`;
      renameSync(file, join(folder, keptAs));
      return { file: basename(file), keptAs, recovered: 'nothing' };
    },
    done: () => rmSync(file, { force: true }),
  });
}
