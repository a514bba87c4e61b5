import type { BrowserWindow } from 'electron';
import type { Screen } from '../../ports/index.ts';

/** Windows, and mostly macOS. Linux offers nothing of the kind. */
export function createScreen(window: () => BrowserWindow | null, beginAnew: () => void): Screen {
  return {
    // An emptied page would still hold in its heap what it showed.
    forget: beginAnew,
    keepPrivate: (on) => {
      const shown = window();
      if (shown?.isDestroyed() === false) shown.setContentProtection(on);
    },
  };
}
