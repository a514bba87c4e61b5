import type { BrowserWindow } from 'electron';
import type { Screen } from '../../ports/index.ts';

/** Out of screenshots and recordings on Windows, and of most on macOS. Linux offers nothing of the kind. */
export function createScreen(window: () => BrowserWindow | null, beginAnew: () => void): Screen {
  return {
    // A page that was only emptied would still hold in its heap what it showed.
    forget: beginAnew,
    keepPrivate: (on) => {
      const shown = window();
      if (shown?.isDestroyed() === false) shown.setContentProtection(on);
    },
  };
}
