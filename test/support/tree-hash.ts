import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of the names and bytes of all files below a folder, in hex. `without`: names of files that are left out. */
export function treeHash(folder: string, without: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !without.includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${String(bytes.length)}\0`).update(bytes);
  }
  return hash.digest('hex');
}
