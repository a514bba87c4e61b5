import {
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Of a file that is not there yet: written, and on the disk. */
export const SYNCED = { flag: 'wx', mode: 0o600, flush: true } as const;

/**
 * Writes `text` beside a file and renames it over it, so that a torn write leaves what was there. What lies under the
 * name beside, a link among it, is taken away and never followed. Throws what Node throws.
 */
export function replaceFile(file: string, text: string): void {
  const beside = besideOf(file);
  writeFileSync(beside, text, SYNCED);
  renameSync(beside, file);
}

/** The same of a long content, away from main's loop. */
export async function replaceLongFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = besideOf(file);
  await writeFile(beside, content, SYNCED);
  renameSync(beside, file);
  await syncFolderOf(file);
}

/**
 * Has the disk hold the name that a file was renamed to. Windows opens no folder, and some file systems sync none: the file
 * is there then as it is without.
 */
export async function syncFolderOf(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), constants.O_RDONLY).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function besideOf(file: string): string {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  return beside;
}

/** Takes a link away that lies where a file of ours is to be: whoever put it there would choose what is written over. */
export function dropLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(file);
}

/** Has the disk hold what a file holds, or the names that a folder has. Throws what Node throws. */
export function syncFile(path: string, flags: string | number): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
