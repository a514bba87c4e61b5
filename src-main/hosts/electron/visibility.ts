import type { BrowserWindow } from 'electron';

/**
 * Tells when the window is out of sight and when it is back. The page tells it too (its visibility follows the window's,
 * and on macOS whether another covers it); but a page that has crashed tells nothing, and some Linux windows say only so.
 */
export function watchVisibility(window: Pick<BrowserWindow, 'on'>, tell: (visible: boolean) => void): void {
  const seen = (): void => {
    tell(true);
  };
  const unseen = (): void => {
    tell(false);
  };
  window.on('show', seen);
  window.on('restore', seen);
  window.on('hide', unseen);
  window.on('minimize', unseen);
}
