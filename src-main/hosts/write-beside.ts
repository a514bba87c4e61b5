import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fail } from '../base/errors.ts';
import { codeOf } from '../records/long-file.ts';

/** As many of one name as anybody would keep; beyond, something is looping. */
const MAX_OF_ONE_NAME = 1000;

/**
 * Writes a file into a folder that is there, beside one of the same name and never over it: `name (2).psbt`. Answers its
 * path. Throws DISK_REFUSED.
 */
export async function writeBeside(folder: string, suggestedName: string, bytes: Uint8Array): Promise<string> {
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
}

/** A plain name in that one folder: letters, digits, space, dot, dash and underscore, not hidden. */
function safeName(suggested: string): string {
  const name = suggested
    .replaceAll(/[^A-Za-z0-9 ._-]/g, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 100);
  return name === '' ? 'export' : name;
}
