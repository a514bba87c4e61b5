import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail } from '../base/errors.ts';
import { syncFolderOf } from './replace-file.ts';
import type { Append, LongFile } from './sealed-pieces.ts';

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

/** Renamed once all is on disk: a torn write leaves the old file. Throws what Node and `write` throw. */
export async function writeLongFile(path: string, write: (append: Append) => Promise<void>): Promise<void> {
  // An existing file there is another writer's, or the person's.
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
