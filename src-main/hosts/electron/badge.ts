import type { App, BrowserWindow, NativeImage } from 'electron';
import { lockedText } from './tray-menu.ts';

/**
 * The count of locked nodes on Ochre's icon: on the Dock of macOS, as an overlay in the taskbar of Windows, and on Linux
 * in docks that know the LauncherEntry D-Bus API, which find the icon by the `.desktop` file of an installed Ochre.
 */
export function createBadge(deps: {
  readonly platform: NodeJS.Platform;
  readonly app: Pick<App, 'setBadgeCount' | 'dock'>;
  readonly window: () => BrowserWindow | null;
  readonly load: (path: string) => NativeImage;
  /** Where the pictures are: resources/tray. */
  readonly picture: (name: string) => string;
}): (locked: number) => void {
  const { platform, app, window, load, picture } = deps;
  if (platform === 'darwin') {
    return (locked) => {
      app.dock?.setBadge(locked === 0 ? '' : String(locked));
    };
  }
  if (platform === 'win32') {
    return (locked) => {
      const shown = window();
      if (shown === null || shown.isDestroyed()) return;
      // The text is for those who do not see the picture.
      if (locked === 0) shown.setOverlayIcon(null, '');
      else shown.setOverlayIcon(load(picture(badgeName(locked))), lockedText(locked));
    };
  }
  // Answers false where there is no such dock: then there is nothing to be shown on.
  return (locked) => {
    app.setBadgeCount(locked);
  };
}

const badgeName = (locked: number): string => `badge-${locked > 9 ? 'many' : locked}.png`;
