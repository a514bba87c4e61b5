import { say } from '../../../src-preload/messages/say.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Dialog } from 'electron';
import { APP_PAGE } from './app-origin.ts';

/** An interrupted load isn't a fault: the window closed, another load began, or the page tried to navigate. */
export async function loadPage(deps: {
  readonly window: BrowserWindow;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly fault: (name: string, error: unknown) => Promise<string> | string | undefined;
  readonly quit: () => void;
}): Promise<void> {
  const { window, dialog, fault, quit } = deps;
  const mine = (loads.get(window) ?? 0) + 1;
  loads.set(window, mine);
  try {
    await window.loadURL(APP_PAGE);
  } catch (error) {
    if (window.isDestroyed()) return;
    const incident = await fault('page', error);
    if (window.isDestroyed()) return;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED') return;
    // A closing window fails its load, too, and showing it would end main.
    await delay(CLOSING_MS);
    if (window.isDestroyed() || loads.get(window) !== mine) return;
    window.show();
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      title: say('start-page'),
      message: say('start-page.message'),
      detail: say('start-page.detail', { incident: incident ?? say('start-page.a-fault') }),
      buttons: [say('start-page.again'), say('start-page.quit')],
      defaultId: TRY_AGAIN,
      cancelId: QUIT,
      noLink: true,
    });
    if (window.isDestroyed()) return;
    if (response === TRY_AGAIN) await loadPage(deps);
    else quit();
  }
}

const loads = new WeakMap<BrowserWindow, number>();
const CLOSING_MS = 500;
const TRY_AGAIN = 0;
const QUIT = 1;
