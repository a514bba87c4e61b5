import { say } from '../../../src-preload/messages/say.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Dialog } from 'electron';
import { APP_PAGE } from './app-origin.ts';

/**
 * Loads the page. A load that does not come to its end is no state nobody thought of: the window was closed, another load
 * took its place, or the page tried to go elsewhere meanwhile. Only one that truly failed leaves the window empty, and is
 * told there, while main goes on.
 */
export async function loadPage(deps: {
  readonly window: BrowserWindow;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  /** Logs, redacted; answers the number that the line bears, or undefined where nothing logs any more. */
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
    // A window that is closing fails its load too, and must not be shown any more: that would take main with it.
    await delay(CLOSING_MS);
    // So does one whose process crashed meanwhile: another load took its place.
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

/** How many loads each window began. */
const loads = new WeakMap<BrowserWindow, number>();
const CLOSING_MS = 500;
const TRY_AGAIN = 0;
const QUIT = 1;
