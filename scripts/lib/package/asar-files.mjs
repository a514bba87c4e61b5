import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './files-below.mjs';

/**
 * SHA-256 of each file of an asar archive by its path, from the bytes; of what lies beside it, from there.
 * @param {string} archive path of app.asar
 * @returns {Map<string, string>}
 */
export function asarFiles(archive) {
  const bytes = readFileSync(archive);
  // Two pickles: the size of the header, then the header, whose text begins behind four numbers.
  const bodyAt = 8 + bytes.readUInt32LE(4);
  /** @type {Entry} */
  const root = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  /** @type {Map<string, string>} */
  const files = new Map();
  collect(root, '', (path, { size = 0, offset, unpacked }) => {
    const at = bodyAt + Number(offset);
    const content =
      unpacked === true ? readFileSync(join(`${archive}.unpacked`, path)) : bytes.subarray(at, at + size);
    files.set(path, sha256(content));
  });
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @typedef {{ files?: Record<string, Entry>, size?: number, offset?: string, unpacked?: boolean }} Entry */

/**
 * @param {Entry} entry
 * @param {string} path
 * @param {(path: string, entry: Entry) => void} found
 */
function collect(entry, path, found) {
  if (entry.files === undefined) found(path, entry);
  else {
    for (const [name, child] of Object.entries(entry.files)) {
      collect(child, path === '' ? name : `${path}/${name}`, found);
    }
  }
}
