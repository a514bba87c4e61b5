import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * The only folders of the project that a command may write to while others read the tree, wherever they lie: every reader
 * passes them over.
 */
const WRITABLE = ['node_modules', 'out', 'dist', 'test-results', 'coverage'];
/** Node hands events on a moment after the file changed. */
const LAST_EVENTS_MS = 100;

/**
 * Watches every folder of the project but those that may be written to. A file that is there for a millisecond is noticed
 * as well: a linter that lists the folder in that moment fails.
 * @param {string} root
 * @param {(path: string) => void} changed a path from the project that appeared, changed or vanished
 * @returns {() => Promise<void>} ends the watching
 */
export function watchTree(root, changed) {
  const watchers = foldersOf(root).map((folder) =>
    watch(join(root, folder), (_, name) => {
      if (name !== null && !isPassedOver(name)) changed(join(folder, name).replaceAll('\\', '/'));
    }),
  );
  return async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, LAST_EVENTS_MS);
    });
    for (const watcher of watchers) watcher.close();
  };
}

/** @param {string} name of a folder or a file */
const isPassedOver = (name) => name === '.git' || WRITABLE.includes(name);

/**
 * @param {string} root
 * @returns {string[]} the root is ''
 */
function foldersOf(root) {
  const folders = [''];
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory() && !isPassedOver(entry.name)) folders.push(join(folder, entry.name));
  return folders;
}
