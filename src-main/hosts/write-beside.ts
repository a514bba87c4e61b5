import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fail } from '../base/errors.ts';
import { codeOf } from '../records/long-file.ts';

/** Having so many files of one name means that something saves in a loop. */
const MAX_OF_ONE_NAME = 1000;

/** Never overwrites: `name (2).psbt`. Returns the path. Throws DISK_REFUSED. */
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

function safeName(suggested: string): string {
  const name = suggested
    .replaceAll(/[^A-Za-z0-9 ._-]/g, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 100);
  return name === '' ? 'export' : name;
}
