import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fail } from '../../domain/errors.ts';
import type { Files } from '../../ports.ts';

/** As many of one name as anybody would keep; beyond, something is looping. */
const MAX_OF_ONE_NAME = 1000;

/** Saves beside the data, in `exports/`, since there is no dialog to ask where. Never overwrites. Opens nothing. */
export function createExportFiles(dataFolder: string): Files {
  const folder = join(dataFolder, 'exports');
  return {
    save: async (suggestedName, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw fail('DISK_REFUSED', { file: folder, detail: codeOf(error) });
      });
      const { name, ext } = parse(safeName(suggestedName));
      for (let copy = 1; copy <= MAX_OF_ONE_NAME; copy += 1) {
        const path = join(folder, copy === 1 ? `${name}${ext}` : `${name} (${String(copy)})${ext}`);
        try {
          await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
          return path;
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw fail('DISK_REFUSED', { file: path, detail: codeOf(error) });
        }
      }
      throw fail('DISK_REFUSED', { file: join(folder, name + ext), detail: 'EEXIST' });
    },
    open: () => Promise.reject(fail('NOT_HERE', { reason: 'noFileDialog' })),
  };
}

/** A plain name in that one folder: letters, digits, space, dot, dash and underscore, not hidden. */
function safeName(suggested: string): string {
  const name = suggested
    .replaceAll(/[^A-Za-z0-9 ._-]/g, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 100);
  return name === '' ? 'export' : name;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
