import { createHash } from 'node:crypto';

/**
 * @typedef {object} AsarHeader
 * @property {string[]} packed paths of files in the archive
 * @property {string[]} unpacked paths of files that lie beside it, in app.asar.unpacked
 * @property {string[]} unchecked paths of packed files without a digest of their own
 * @property {string} digest SHA-256 of the header's text, which Electron compares (docs/tutorial/asar-integrity.md)
 */

/**
 * Reads the header of an asar archive: four numbers of four bytes, then JSON (electron/asar, README, "Format").
 * Throws a sentence where it is none.
 * @param {Uint8Array} archive its beginning, at least
 * @returns {AsarHeader}
 */
export function readAsarHeader(archive) {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  if (bytes.length < 16 || bytes.readUInt32LE(0) !== 4) throw new Error('This is no asar archive.');
  const length = bytes.readUInt32LE(12);
  if (bytes.length < 16 + length) throw new Error('The header of this archive is cut short.');
  const text = bytes.toString('utf8', 16, 16 + length);
  /** @type {unknown} */
  const root = JSON.parse(text);
  /** @type {AsarHeader} */
  const header = {
    packed: [],
    unpacked: [],
    unchecked: [],
    digest: createHash('sha256').update(text).digest('hex'),
  };
  collect(root, '', header);
  return header;
}

/**
 * @param {unknown} entry
 * @param {string} path
 * @param {AsarHeader} header
 */
function collect(entry, path, header) {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${path} is no entry of an archive.`);
  if ('files' in entry) {
    if (typeof entry.files !== 'object' || entry.files === null) throw new Error(`${path} holds no files.`);
    for (const [name, child] of Object.entries(entry.files)) collect(child, `${path}/${name}`, header);
  } else if ('unpacked' in entry && entry.unpacked === true) header.unpacked.push(path);
  else {
    header.packed.push(path);
    if (!('integrity' in entry) && !('link' in entry)) header.unchecked.push(path);
  }
}
