import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fail, WalletError } from '../base/errors.ts';
import { codeOf, openLongFile, writeLongFile } from './long-file.ts';
import type { Append, LongFile } from './backup-encryption.ts';

export type CopyFolders = typeof copyFolders;

export interface FolderCopy {
  readonly name: string;
  readonly atMs: number;
}

const ENDING = '.ochre-backup';
const DIGITS = 9;
/** The newest copy may be damaged unseen, so older ones stay. */
const KEPT = 5;

/** Copies of one wallet in a person's folder, numbered, since a clock may go back: `PREFIX000000012.ochre-backup`. */
export const copyFolders = {
  /** Newest first. Throws DISK_REFUSED. */
  list: (folder: string, prefix: string): Promise<readonly FolderCopy[]> =>
    explained(folder, async () => {
      const copies: FolderCopy[] = [];
      for (const name of await namesIn(folder, prefix))
        copies.push({ name, atMs: Math.floor((await stat(join(folder, name))).mtimeMs) });
      return copies.toReversed();
    }),
  /** Writes the next number, whole or not at all, then deletes the oldest copies. Throws DISK_REFUSED. */
  write: (folder: string, prefix: string, write: (append: Append) => Promise<void>): Promise<void> =>
    explained(folder, async () => {
      const before = await namesIn(folder, prefix);
      const last = Number(before.at(-1)?.slice(prefix.length, -ENDING.length) ?? 0);
      const name = `${prefix}${String(last + 1).padStart(DIGITS, '0')}${ENDING}`;
      // An Ochre that was ended left these files.
      for (const left of await readdir(folder))
        if (left.startsWith(prefix) && left.endsWith('.part')) await rm(join(folder, left), { force: true });
      await writeLongFile(join(folder, name), write);
      for (const old of before.slice(0, 1 - KEPT)) await rm(join(folder, old), { force: true });
    }),
  /** Throws FILE_UNREADABLE. */
  open: (folder: string, { name }: FolderCopy): Promise<LongFile> => openLongFile(join(folder, name)),
};

async function namesIn(folder: string, prefix: string): Promise<readonly string[]> {
  const number = new RegExp(String.raw`^\d{${String(DIGITS)}}$`);
  const isCopy = (name: string): boolean =>
    name.startsWith(prefix) &&
    name.endsWith(ENDING) &&
    number.test(name.slice(prefix.length, -ENDING.length));
  return (await readdir(folder)).filter(isCopy).sort();
}

async function explained<T>(folder: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof WalletError) throw error;
    throw fail('DISK_REFUSED', { file: basename(folder), detail: codeOf(error) });
  }
}
