import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';

/** Without Electron's reload and developer tools. The page hears its keys first (src-renderer/app/shortcut-list.ts). */
export function menuFor(
  platform: NodeJS.Platform,
  choose: (command: MenuCommand) => void,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const item = (command: MenuCommand, label: string, accelerator?: string): MenuItemConstructorOptions => ({
    label,
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
    click: () => choose(command),
  });
  const line = { type: 'separator' as const };
  const own = [
    item('settings', say(mac ? 'menu-settings-mac' : 'menu-settings'), 'CommandOrControl+,'),
    item('lock', say('menu-lock'), 'CommandOrControl+L'),
  ];
  return [
    ...(mac
      ? [
          {
            label: 'Ochre',
            submenu: [
              { role: 'about' as const },
              line,
              ...own,
              line,
              { role: 'services' as const },
              line,
              { role: 'hide' as const },
              { role: 'hideOthers' as const },
              { role: 'unhide' as const },
              line,
              { role: 'quit' as const },
            ],
          },
          { label: say('menu-file-mac'), submenu: [{ role: 'close' as const }] },
        ]
      : [{ label: say('menu-file'), submenu: [...own, line, { role: 'quit' as const }] }]),
    { role: 'editMenu' },
    {
      label: say('menu-go'),
      submenu: [
        item('palette', say('menu-palette'), 'CommandOrControl+K'),
        line,
        item('back', say('menu-back'), mac ? 'Command+[' : 'Alt+Left'),
        item('forward', say('menu-forward'), mac ? 'Command+]' : 'Alt+Right'),
      ],
    },
    {
      label: say('menu-view'),
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        line,
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: say('menu-window'),
      role: 'window',
      submenu: [
        { role: 'minimize' },
        { role: 'zoom' },
        ...(mac ? [line, { role: 'front' as const }] : [{ role: 'close' as const }]),
      ],
    },
    {
      label: say('menu-help'),
      role: 'help',
      submenu: [
        item('glossary', say('menu-glossary')),
        // Its key is also typed into fields, so only the page hears it.
        item('shortcuts', say('menu-keyboard')),
        item('diagnostics', say('menu-diagnostics')),
        ...(mac ? [] : [line, { role: 'about' as const }]),
      ],
    },
  ];
}
