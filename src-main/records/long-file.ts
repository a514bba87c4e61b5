import { randomBytes } from 'node:crypto';
import {
  constants,
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm, type FileHandle, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fail } from '../base/errors.ts';
import type { Append, LongFile } from './backup-encryption.ts';

/** Throws FILE_UNREADABLE with the system's code; NO_FILE for a pipe or a device, which may never end. */
export async function openLongFile(path: string): Promise<LongFile> {
  const name = basename(path);
  const withFile = async <T>(act: (file: FileHandle) => Promise<T>): Promise<T> => {
    try {
      // Doesn't wait for a pipe's writer.
      const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
      return await act(file).finally(() => file.close());
    } catch (error) {
      throw fail('FILE_UNREADABLE', { file: name, detail: codeOf(error) });
    }
  };
  const stat = await withFile((file) => file.stat());
  if (!stat.isFile())
    throw fail('FILE_UNREADABLE', { file: name, detail: stat.isDirectory() ? 'EISDIR' : 'NO_FILE' });
  return {
    name,
    size: stat.size,
    read: (at, length) =>
      withFile(async (file) => {
        const bytes = new Uint8Array(Math.max(0, Math.min(length, stat.size - at)));
        for (let filled = 0; filled < bytes.length;) {
          const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, at + filled);
          if (bytesRead === 0) return bytes.subarray(0, filled);
          filled += bytesRead;
        }
        return bytes;
      }),
  };
}

/** Renamed once all is on disk: a torn write leaves the old file. Throws Node's errors and those of `write`. */
export async function writeLongFile(path: string, write: (append: Append) => Promise<void>): Promise<void> {
  // An existing file of this name belongs to another writer, or to the person.
  const beside = `${path}.${randomBytes(8).toString('hex')}.part`;
  const file = await open(beside, 'wx', 0o600);
  try {
    await write(async (bytes) => {
      await file.writeFile(bytes);
    });
    await file.sync();
    await file.close();
    await rename(beside, path);
    await syncFolderOf(path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
    throw error;
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

export const SYNCED = { flag: 'wx', mode: 0o600, flush: true } as const;

/** A torn write leaves the old file. Removes a file beside it; never follows a link. Throws Node's errors. */
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

/** Syncs a renamed file's name. Windows opens no folder and some file systems sync none: then this step is skipped. */
async function syncFolderOf(file: string): Promise<void> {
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

/** Removes a link, whose author would otherwise choose the overwritten file. */
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
