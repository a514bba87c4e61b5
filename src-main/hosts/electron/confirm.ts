import { say } from '../../../src-preload/messages/say.ts';
import type { BrowserWindow, Dialog } from 'electron';
import type { Confirm } from '../../ports/index.ts';

/**
 * Asks in a native dialog, which the page can neither read, draw nor answer. Cancel is the default, and what
 * Escape and closing mean. Without a window there is nobody to ask, which is no.
 */
export function createNativeConfirm(deps: {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly window: () => BrowserWindow | null;
}): Confirm {
  const standing = new Set<AbortController>();
  return {
    kind: 'native',
    turnBack: () => {
      for (const one of standing) one.abort();
    },
    ask: async (question) => {
      const window = deps.window();
      if (window === null || window.isDestroyed()) return false;
      const open = new AbortController();
      standing.add(open);
      const { response } = await deps.dialog.showMessageBox(window, {
        // Closed by it, the dialog answers as Cancel does.
        signal: open.signal,
        type: question.danger ? 'warning' : 'question',
        title: oneLine(question.title),
        message: oneLine(question.title),
        detail: [question.message, ...question.details].map(oneLine).join('\n'),
        buttons: [question.confirmLabel, question.dismissLabel ?? say('start-cancel')].map(oneLine),
        defaultId: CANCEL,
        cancelId: CANCEL,
        noLink: true,
      });
      standing.delete(open);
      return response === CONFIRM;
    },
  };
}

const CONFIRM = 0;
const CANCEL = 1;

/**
 * Text of a question in the system's own words: it must not forge a line of its own, nor turn the reading direction. What
 * isolates a name stays: names were cleaned where they were put in (src-preload/contract/outside.ts).
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/gu, '');
