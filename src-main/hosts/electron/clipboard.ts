import type { Clipboard as ElectronClipboard } from 'electron';
import { fail } from '../../base/errors.ts';
import type { Clipboard } from '../../ports/index.ts';

/** The OS's clipboard. A program that swaps addresses is found out where it is quick; what it does later is not. */
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
