import { label } from '../../../src-preload/contract/outside.ts';
import type { MenuItemConstructorOptions } from 'electron';
import { say } from '../../../src-preload/messages/say.ts';
import type { LockedNodes } from '../../ports/index.ts';

export interface TrayActs {
  /** Shows the window with all nodes, or with one of them. */
  readonly open: (nodeId: string | null) => void;
  readonly quit: () => void;
}

/** The tray's menu: all nodes, the locked ones by name, and the way out. */
export function trayMenu(
  { locked, named }: LockedNodes,
  { open, quit }: TrayActs,
): MenuItemConstructorOptions[] {
  const rest = locked - named.length;
  const openAll = (): void => {
    open(null);
  };
  return [
    { label: say('menu-open-nodes'), click: openAll },
    { type: 'separator' },
    { label: lockedText(locked), enabled: false },
    ...named.map(({ id, name }) => ({
      label: menuText(name),
      click: () => {
        open(id);
      },
    })),
    ...(rest > 0 ? [{ label: say('menu-more-nodes', { count: rest }), click: openAll }] : []),
    { type: 'separator' },
    { label: say('menu-quit'), click: quit },
  ];
}

export function lockedText(locked: number): string {
  return say('menu-nodes-locked', { count: locked });
}

/** What is longer makes a menu as wide as the screen. */
const MAX_CHARS = 60;

/** A name from a service as a menu's label: one short line, and no `&`, which marks a letter as the item's key. */
export function menuText(name: string): string {
  return label(name, MAX_CHARS, say('menu-unnamed-node')).replaceAll('&', '&&');
}
