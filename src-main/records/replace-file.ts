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

export const SYNCED = { flag: 'wx', mode: 0o600, flush: true } as const;

/** A torn write leaves the old file. What lies beside is removed, a link never followed. Throws what Node throws. */
export function replaceFile(file: string, text: string): void {
  const beside = besideOf(file);
  writeFileSync(beside, text, SYNCED);
  renameSync(beside, file);
}

export async function replaceLongFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = besideOf(file);
  await writeFile(beside, content, SYNCED);
  renameSync(beside, file);
  await syncFolderOf(file);
}

/** Syncs a renamed file's name. Windows opens no folder and some file systems sync none: then it goes without. */
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

/** Removes a link, since its author would choose which file is overwritten. */
export function dropLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(file);
}

export function syncFile(path: string, flags: string | number): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
