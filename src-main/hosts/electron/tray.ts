import type { Menu, Tray } from 'electron';
import type { LockedNodes } from '../../ports.ts';
import { lockedText, trayMenu, type TrayActs } from './tray-menu.ts';

export interface TrayDeps extends TrayActs {
  readonly Tray: new (image: string) => Tray;
  readonly Menu: Pick<typeof Menu, 'buildFromTemplate'>;
  readonly platform: NodeJS.Platform;
  /** Where the pictures are: resources/tray. */
  readonly picture: (name: string) => string;
}

/**
 * An icon in the system's tray while nodes are watched, with its menu. A click opens the nodes; on macOS it opens the
 * menu, as every icon there does. Some Linux desktops have no tray, and a GNOME shows one by an extension only.
 */
export function createTray({
  Tray,
  Menu,
  platform,
  picture,
  ...acts
}: TrayDeps): (nodes: LockedNodes) => void {
  let tray: Tray | null = null;
  let isMarked = false;

  function make(): Tray {
    const made = new Tray(picture(pictureName(platform, false)));
    isMarked = false;
    if (platform !== 'darwin')
      made.on('click', () => {
        acts.open(null);
      });
    return made;
  }

  return (nodes) => {
    if (nodes.watched === 0) {
      tray?.destroy();
      tray = null;
      return;
    }
    tray ??= make();
    const mark = nodes.locked > 0;
    if (mark !== isMarked) tray.setImage(picture(pictureName(platform, mark)));
    isMarked = mark;
    tray.setToolTip(`Ochre: ${lockedText(nodes.locked)}`);
    if (platform === 'darwin') tray.setTitle(mark ? String(nodes.locked) : '');
    // A menu that is changed is not shown so on Linux: each time a new one.
    tray.setContextMenu(Menu.buildFromTemplate(trayMenu(nodes, acts)));
  };
}

/** macOS knows a picture that it may turn light or dark by the end of its name, and the sharper one by `@2x` beside it. */
function pictureName(platform: NodeJS.Platform, locked: boolean): string {
  const name = locked ? 'tray-locked' : 'tray';
  if (platform === 'darwin') return `${name}Template.png`;
  return platform === 'win32' ? `${name}.ico` : `${name}.png`;
}
