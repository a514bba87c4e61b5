import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue, typesOf } from './catalogue.mjs';

/** What TypeScript knows of the messages. It is made from the catalogue, and in no commit. */
const TYPES_FILE = 'src-preload/messages/ids.ts';

/**
 * Makes the types of the messages where they are missing or older than the catalogue or what reads it.
 * @param {string} root
 */
export function ensureMessageTypes(root) {
  const file = join(root, TYPES_FILE);
  const sources = ['resources/messages/en', 'scripts/lib/messages'].map((folder) => join(root, folder));
  if (!existsSync(file) || newestMs(sources) >= statSync(file).mtimeMs) writeMessageTypes(root);
}

/**
 * @param {string} root
 * @param {import('./catalogue.mjs').Catalogue} [english]
 */
export function writeMessageTypes(root, english = readCatalogue(join(root, 'resources/messages/en'))) {
  const file = join(root, TYPES_FILE);
  // Whole or not at all: others may read it at the same time.
  const beside = `${file}.${String(process.pid)}`;
  writeFileSync(beside, typesOf(english));
  renameSync(beside, file);
}

/** @param {string[]} folders */
function newestMs(folders) {
  const files = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
