import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BrowserWindow, Dialog } from 'electron';
import { fail, WalletError } from '../../base/errors.ts';
import type { Files } from '../../ports/index.ts';
import { codeOf, openLongFile, writeLongFile } from '../../records/long-file.ts';
import { readUpTo } from '../read-up-to.ts';
import { writeBeside } from '../write-beside.ts';

interface DialogParts {
  readonly dialog: Pick<Dialog, 'showSaveDialog' | 'showOpenDialog'>;
  readonly window: () => BrowserWindow | null;
}

/** The page never names a path. The save dialog asks before it overwrites. */
export function createDialogFiles(deps: DialogParts): Files {
  const choose = async (
    extensions: readonly string[],
    ...properties: ('openFile' | 'multiSelections')[]
  ): Promise<readonly string[]> => {
    const window = deps.window();
    if (window === null) return [];
    const { canceled, filePaths } = await deps.dialog.showOpenDialog(window, {
      properties: [...properties, 'dontAddToRecent'],
      filters: [
        { name: extensions.map((extension) => `.${extension}`).join(', '), extensions: [...extensions] },
      ],
    });
    return canceled ? [] : filePaths;
  };
  const chooseFolder = async (): Promise<string | null> => {
    const window = deps.window();
    if (window === null) return null;
    const { canceled, filePaths } = await deps.dialog.showOpenDialog(window, {
      properties: ['openDirectory', 'createDirectory', 'dontAddToRecent'],
    });
    return canceled ? null : (filePaths[0] ?? null);
  };
  return {
    save: (suggestedName, bytes, mayWrite) =>
      saved(deps, suggestedName, (path) => writeFile(path, bytes, { mode: 0o600 }), mayWrite),
    saveLong: (suggestedName, write, mayWrite) =>
      saved(deps, suggestedName, (path) => writeLongFile(path, write), mayWrite),
    chooseFolder,
    saveMany: async (files, mayWrite) => {
      const folder = await chooseFolder();
      if (folder === null) return null;
      mayWrite?.();
      const names: string[] = [];
      // The dialog asked for a folder, not for each file: none is overwritten.
      for (const { name, bytes } of files) names.push(basename(await writeBeside(folder, name, bytes)));
      return { folder, names };
    },
    open: async (extensions, limitBytes) => {
      const [path] = await choose(extensions, 'openFile');
      return path === undefined ? null : read(path, limitBytes);
    },
    openLong: async (extensions) => {
      const [path] = await choose(extensions, 'openFile');
      return path === undefined ? null : openLongFile(path);
    },
    openMany: async (extensions, limitBytes) => {
      const opened: { name: string; bytes: Uint8Array }[] = [];
      let leftBytes = MOST_BYTES;
      for (const path of await choose(extensions, 'openFile', 'multiSelections')) {
        const one = await read(path, Math.min(limitBytes, leftBytes));
        leftBytes -= one.bytes.length;
        opened.push(one);
      }
      return opened;
    },
  };
}

async function saved(
  { dialog, window: windowOf }: DialogParts,
  suggestedName: string,
  write: (path: string) => Promise<void>,
  mayWrite?: () => void,
): Promise<string | null> {
  const window = windowOf();
  if (window === null) return null;
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    // A path in the name would choose the folder.
    defaultPath: basename(suggestedName.replaceAll('\\', '/')),
    properties: ['showOverwriteConfirmation', 'createDirectory', 'dontAddToRecent'],
  });
  if (canceled || filePath === '') return null;
  mayWrite?.();
  await write(filePath).catch(refused(filePath));
  return filePath;
}

/** All files of one choice. */
const MOST_BYTES = 64 * 1024 * 1024;

const read = async (path: string, limitBytes: number): Promise<{ name: string; bytes: Uint8Array }> => ({
  name: basename(path),
  bytes: await readUpTo(path, limitBytes),
});

const refused = (path: string) => (error: unknown) => {
  if (error instanceof WalletError) throw error;
  throw fail('DISK_REFUSED', { file: basename(path), detail: codeOf(error) });
};
