import type { Clipboard as ElectronClipboard } from 'electron';
import { fail } from '../../base/errors.ts';
import type { Clipboard } from '../../ports/index.ts';

/** Reading back reveals a program that swaps addresses quickly, not later. */
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
