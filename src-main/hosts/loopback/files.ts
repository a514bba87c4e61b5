import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fail } from '../../domain/errors.ts';
import type { Files } from '../../ports.ts';
import { codeOf, writeBeside } from '../write-beside.ts';

/** Saves beside the data, in `exports/`, since there is no dialog to ask where. Never overwrites. Opens nothing. */
export function createExportFiles(dataFolder: string): Files {
  const folder = join(dataFolder, 'exports');
  const save = async (suggestedName: string, bytes: Uint8Array, mayWrite?: () => void): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw fail('DISK_REFUSED', { file: folder, detail: codeOf(error) });
    });
    mayWrite?.();
    return writeBeside(folder, suggestedName, bytes);
  };
  return {
    save,
    saveMany: async (files, mayWrite) => {
      const names: string[] = [];
      for (const { name, bytes } of files) names.push(basename(await save(name, bytes, mayWrite)));
      return { folder, names };
    },
    open: () => Promise.reject(fail('NOT_HERE', { reason: 'noFileDialog' })),
  };
}
