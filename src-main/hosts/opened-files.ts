import { basename } from 'node:path';
import { MAX_BROUGHT_BYTES } from '../domain/offline/limits.ts';
import { notThis } from '../domain/offline/refused.ts';
import type { OpenedFiles, Tell } from '../ports.ts';
import { readUpTo } from './read-up-to.ts';

/** An absolute path; null: of another machine. */
export type HandedFile = string | null;

/** The file that Ochre was opened with, as far as it was not taken yet: the last one, and nothing of those before. */
export interface FileInbox extends OpenedFiles {
  /** Takes paths as data, and reads nothing yet. */
  readonly open: (files: readonly HandedFile[]) => void;
}

export function createFileInbox(tell: Tell): FileInbox {
  let last: readonly HandedFile[] = [];
  return {
    open: (files) => {
      if (files.length === 0) return;
      last = files;
      tell('offline.fileOpened', {});
    },
    take: async () => {
      const [path, ...more] = last;
      last = [];
      if (path === undefined) return null;
      if (more.length > 0) throw notThis('several');
      if (path === null) throw notThis('elsewhere');
      return { name: basename(path), bytes: await readUpTo(path, MAX_BROUGHT_BYTES) };
    },
  };
}
