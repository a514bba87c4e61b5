import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuFor } from '../../../../src-main/hosts/electron/menu.ts';
import { shortcuts } from '../../../../src-renderer/app/shortcut-list.ts';

/** Electron's own keys of a role (lib/browser/api/menu-item-roles.ts). An unlisted role fails. */
const keysOf = (platform: NodeJS.Platform): Readonly<Record<string, readonly string[]>> => {
  const mac = platform === 'darwin';
  return {
    about: [],
    close: ['CommandOrControl+W'],
    editMenu: [
      'CommandOrControl+Z',
      platform === 'win32' ? 'Control+Y' : 'Shift+CommandOrControl+Z',
      ...['CommandOrControl+X', 'CommandOrControl+C', 'CommandOrControl+V', 'CommandOrControl+A'],
    ],
    front: [],
    help: [],
    hide: ['Command+H'],
    hideOthers: ['Command+Alt+H'],
    minimize: ['CommandOrControl+M'],
    quit: platform === 'win32' ? [] : ['CommandOrControl+Q'],
    resetZoom: ['CommandOrControl+0'],
    services: [],
    togglefullscreen: mac ? ['Control+Command+F'] : ['F11'],
    unhide: [],
    window: [],
    zoom: [],
    zoomIn: ['CommandOrControl+Plus'],
    zoomOut: ['CommandOrControl+-'],
  };
};

const NAMES: Readonly<Record<string, string>> = {
  '←': 'Left',
  '→': 'Right',
  '⌘': 'Command',
  Ctrl: 'Control',
};

const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);

describe.each(['darwin', 'linux', 'win32'] as const)('the menu of %s', (platform) => {
  const chosen: string[] = [];
  const menus = menuFor(platform, (command) => chosen.push(command));
  const items = flat(menus);
  const mac = platform === 'darwin';
  const written = (keys: string): string =>
    keys.replace('CommandOrControl', mac ? 'Command' : 'Control').replace(/^Ctrl/, 'Control');

  it("hardening 6: the menu has the system's places, without reload, developer tools or print", () => {
    expect(menus.map(({ role, label }) => label ?? role)).toEqual([
      ...(mac ? ['Ochre', 'File'] : ['&File']),
      'editMenu',
      '&Go',
      '&View',
      '&Window',
      '&Help',
    ]);
    const roles = items.flatMap(({ role }) => role ?? []);
    expect(roles.filter((role) => !(role in keysOf(platform)))).toEqual([]);
    expect(roles).toContain('quit');
    expect(roles).toContain('about');
  });

  it("the menu shows the page's shortcuts, and each that it can have", () => {
    const inMenu = items.flatMap(({ accelerator, click }) => {
      if (click === undefined || accelerator === undefined) return [];
      (click as () => void)();
      return [`${chosen.at(-1) ?? ''} ${written(accelerator)}`];
    });
    const inPage = shortcuts(mac).flatMap(({ command, keys }) =>
      // A menu with the key `?` would take it from text fields.
      command === null || command === 'shortcuts'
        ? []
        : [`${command} ${keys.map((key) => NAMES[key] ?? key).join('+')}`],
    );
    expect(inMenu.toSorted()).toEqual(inPage.toSorted());
  });

  it("the menu leaves the page's keys to the page, and uses no key twice", () => {
    const own = items.filter(({ click, accelerator }) => click !== undefined && accelerator !== undefined);
    expect(own.map(({ registerAccelerator }) => registerAccelerator)).toEqual(own.map(() => false));
    const keys = items.flatMap(({ role, accelerator }) => [
      ...(accelerator === undefined ? [] : [accelerator]),
      ...(role === undefined ? [] : (keysOf(platform)[role] ?? [])),
    ]);
    expect(new Set(keys.map(written)).size).toBe(keys.length);
  });

  it('Help leads to words, keys and diagnostics, and to no site', () => {
    const help = menus.at(-1)?.submenu;
    const labels = Array.isArray(help) ? help.flatMap(({ label }) => label ?? []) : [];
    expect(labels).toEqual(['&Glossary', '&Keyboard', '&Diagnostics and data folder']);
    const glossary = items.find(({ label }) => label === '&Glossary')?.click as () => void;
    glossary();
    expect(chosen.at(-1)).toBe('glossary');
  });
});
