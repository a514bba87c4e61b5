import type { Files } from '../../ports/index.ts';

/**
 * Wraps the file dialogs so that nothing is written and nothing handed on where Ochre was locked while a dialog stood: nobody
 * closes the system's dialog for it. `begin` is asked before the dialog, and what it answers after it.
 */
export function guardedFiles(files: Files, begin: () => () => void): Files {
  return {
    save: (suggestedName, bytes) => files.save(suggestedName, bytes, begin()),
    saveMany: (all) => files.saveMany(all, begin()),
    open: async (extensions, limitBytes) => {
      const mayRead = begin();
      const opened = await files.open(extensions, limitBytes);
      mayRead();
      return opened;
    },
    openMany: async (extensions, limitBytes) => {
      const mayRead = begin();
      const opened = await files.openMany(extensions, limitBytes);
      mayRead();
      return opened;
    },
  };
}
