import { basename } from 'node:path';
import { MAX_BROUGHT_BYTES } from '../base/bitcoin.ts';
import { importRefused } from '../base/errors.ts';
import type { OpenedFiles, Tell } from '../ports/index.ts';
import { readUpTo } from './read-up-to.ts';

/** An absolute path, null if on another machine. */
export type HandedFile = string | null;

export interface FileInbox extends OpenedFiles {
  readonly open: (files: readonly HandedFile[]) => void;
}

export function createFileInbox(tell: Tell): FileInbox {
  let opened: { readonly openedId: number; readonly files: readonly HandedFile[] } | null = null;
  let count = 0;
  const forget = (openedId: number): void => {
    if (opened?.openedId === openedId) opened = null;
  };
  return {
    open: (files) => {
      if (files.length === 0) return;
      count += 1;
      opened = { openedId: count, files };
      tell('offline.fileOpened', {});
    },
    read: async () => {
      if (opened === null) return null;
      const { openedId, files } = opened;
      try {
        return { openedId, ...(await readOne(files)) };
      } catch (error) {
        forget(openedId);
        throw error;
      }
    },
    forget,
  };
}

async function readOne([path, ...more]: readonly HandedFile[]): Promise<{ name: string; bytes: Uint8Array }> {
  if (more.length > 0) throw importRefused('several');
  if (path === undefined || path === null) throw importRefused('elsewhere');
  return { name: basename(path), bytes: await readUpTo(path, MAX_BROUGHT_BYTES) };
}
