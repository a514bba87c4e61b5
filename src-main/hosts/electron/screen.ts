import type { BrowserWindow } from 'electron';
import type { Screen } from '../../ports/index.ts';

/** Privacy from screenshots works on Windows and mostly on macOS; Linux offers none. */
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
