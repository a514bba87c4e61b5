import { say } from '../../../src-preload/messages/say.ts';
import type { Menu, Tray, App, BrowserWindow, NativeImage, MenuItemConstructorOptions } from 'electron';
import type { LockedSign, LockedNodes } from '../../ports/index.ts';
import { label } from '../../../src-preload/contract/outside.ts';

/** Call after `ready`. */
export function createTrayStatus(deps: TrayDeps & Parameters<typeof createBadge>[0]): LockedSign {
  const tray = createTray(deps);
  const badge = createBadge(deps);
  return {
    show: (nodes) => {
      badge(nodes.locked);
      tray(nodes);
    },
  };
}

interface TrayDeps extends TrayActs {
  readonly Tray: new (image: string) => Tray;
  readonly Menu: Pick<typeof Menu, 'buildFromTemplate'>;
  readonly platform: NodeJS.Platform;
  readonly picture: (name: string) => string;
}

/** On macOS a click opens the menu, as every icon does. Some Linux desktops have no tray; GNOME needs an extension. */
function createTray({ Tray, Menu, platform, picture, ...acts }: TrayDeps): (nodes: LockedNodes) => void {
  let tray: Tray | null = null;
  let isMarked = false;

  function make(): Tray {
    const made = new Tray(picture(pictureName(platform, false)));
    isMarked = false;
    if (platform !== 'darwin') made.on('click', () => acts.open(null));
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
    tray.setToolTip(say('menu-tray', { locked: lockedText(nodes.locked) }));
    if (platform === 'darwin') tray.setTitle(mark ? String(nodes.locked) : '');
    // Linux doesn't show changes of a menu.
    tray.setContextMenu(Menu.buildFromTemplate(trayMenu(nodes, acts)));
  };
}

/** macOS tints a picture whose name ends in Template, and takes a sharper one by `@2x`. */
function pictureName(platform: NodeJS.Platform, locked: boolean): string {
  const name = locked ? 'tray-locked' : 'tray';
  if (platform === 'darwin') return `${name}Template.png`;
  return platform === 'win32' ? `${name}.ico` : `${name}.png`;
}

/** macOS: the Dock. Windows: an overlay. Linux: docks with the LauncherEntry D-Bus API, by an installed `.desktop` file. */
function createBadge(deps: {
  readonly platform: NodeJS.Platform;
  readonly app: Pick<App, 'setBadgeCount' | 'dock'>;
  readonly window: () => BrowserWindow | null;
  readonly load: (path: string) => NativeImage;
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
      if (locked === 0) shown.setOverlayIcon(null, '');
      else shown.setOverlayIcon(load(picture(badgeName(locked))), lockedText(locked));
    };
  }
  return (locked) => {
    app.setBadgeCount(locked);
  };
}

const badgeName = (locked: number): string => `badge-${locked > 9 ? 'many' : locked}.png`;

interface TrayActs {
  readonly open: (nodeId: string | null) => void;
  readonly quit: () => void;
}

export function trayMenu(
  { locked, named }: LockedNodes,
  { open, quit }: TrayActs,
): MenuItemConstructorOptions[] {
  const rest = locked - named.length;
  const openAll = (): void => open(null);
  return [
    { label: say('menu-open-nodes'), click: openAll },
    { type: 'separator' },
    { label: lockedText(locked), enabled: false },
    ...named.map(({ id, name }) => ({
      label: menuText(name),
      click: () => open(id),
    })),
    ...(rest > 0 ? [{ label: say('menu-more-nodes', { count: rest }), click: openAll }] : []),
    { type: 'separator' },
    { label: say('menu-quit'), click: quit },
  ];
}

export function lockedText(locked: number): string {
  return say('menu-nodes-locked', { count: locked });
}

/** A longer label makes the menu as wide as the screen. */
const MAX_CHARS = 60;

/** `&` would mark a letter as the item's key. */
export function menuText(name: string): string {
  return label(name, MAX_CHARS, say('menu-unnamed-node')).replaceAll('&', '&&');
}
