import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail } from '../base/errors.ts';
import { codeOf } from '../records/long-file.ts';

/** A file, which may grow meanwhile. Throws INPUT_TOO_LARGE, FILE_UNREADABLE with its code (NO_FILE: pipe, device). */
export async function readUpTo(path: string, limitBytes: number): Promise<Uint8Array> {
  // Opening a pipe would wait for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(unreadable(path));
  try {
    const stat = await file.stat();
    if (stat.isDirectory()) throw fail('FILE_UNREADABLE', { file: basename(path), detail: 'EISDIR' });
    if (!stat.isFile()) throw fail('FILE_UNREADABLE', { file: basename(path), detail: 'NO_FILE' });
    if (stat.size > limitBytes) throw fail('INPUT_TOO_LARGE', { bytes: stat.size, limitBytes });
    const bytes = new Uint8Array(limitBytes + 1);
    let filled = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled).catch(unreadable(path));
      filled += bytesRead;
      if (filled > limitBytes) throw fail('INPUT_TOO_LARGE', { bytes: filled, limitBytes });
      if (bytesRead === 0) return bytes.slice(0, filled);
    }
  } finally {
    await file.close();
  }
}

const unreadable = (path: string) => (error: unknown) => {
  throw fail('FILE_UNREADABLE', { file: basename(path), detail: codeOf(error) });
};
