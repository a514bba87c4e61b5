import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of all files below a folder, `/` between folders, in one order on every system.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * SHA-256 of each file below a folder, by its path.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function digestsBelow(folder) {
  return new Map(filesBelow(folder).map((path) => [path, sha256(readFileSync(join(folder, path)))]));
}

/** @param {string | Uint8Array} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * As `sha256sum` writes and checks it.
 * @param {ReadonlyMap<string, string>} digests
 */
export function asSums(digests) {
  return [...digests].map(([path, digest]) => `${digest}  ${path}\n`).join('');
}

/**
 * What differs between two folders, in sentences; none where they are equal.
 * @param {ReadonlyMap<string, string>} one
 * @param {ReadonlyMap<string, string>} other
 * @returns {string[]}
 */
export function differences(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((path) => {
    if (!one.has(path)) return [`${path} is in the second alone`];
    if (!other.has(path)) return [`${path} is in the first alone`];
    return one.get(path) === other.get(path) ? [] : [`${path} differs`];
  });
}
