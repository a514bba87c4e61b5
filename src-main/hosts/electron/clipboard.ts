import type { Clipboard as ElectronClipboard } from 'electron';
import { fail } from '../../base/errors.ts';
import type { Clipboard } from '../../ports/index.ts';

/** Reads the text back, which reveals a program that swaps addresses at once, but not one that swaps later. */
export function createSystemClipboard(
  clipboard: Pick<ElectronClipboard, 'readText' | 'writeText'>,
): Clipboard {
  return {
    write: async (text) => {
      await clipboard.writeText(text);
      if ((await clipboard.readText()) !== text) throw fail('CLIPBOARD_CHANGED', {});
    },
  };
}
