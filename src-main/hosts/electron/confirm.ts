import { say } from '../../../src-preload/messages/say.ts';
import type { BrowserWindow, Dialog } from 'electron';
import type { Confirm } from '../../ports/index.ts';

/** Asks in a native dialog, where the page can't read, draw or answer. Escape and a missing window mean no. */
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

/** Text must not forge a line or turn the direction. A name's isolates stay: contract/outside.ts cleaned it. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/gu, '');
