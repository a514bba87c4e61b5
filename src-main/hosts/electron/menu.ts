import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../../src-preload/contract/index.ts';

/**
 * What people expect of a menu on each system, without Electron's own: that one reloads and opens developer tools.
 * Nothing in it prints, and no link in it leads out. What Ochre itself can do is done by the page, which has the same
 * keys for it (src-renderer/app/shortcut-list.ts): there they are heard first, and here they are shown.
 */
export function menuFor(
  platform: NodeJS.Platform,
  choose: (command: MenuCommand) => void,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const item = (command: MenuCommand, label: string, accelerator?: string): MenuItemConstructorOptions => ({
    label,
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
    click: () => {
      choose(command);
    },
  });
  const line = { type: 'separator' as const };
  const own = [
    item('settings', mac ? 'Settings…' : '&Settings', 'CommandOrControl+,'),
    item('lock', '&Lock Ochre', 'CommandOrControl+L'),
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
          { label: 'File', submenu: [{ role: 'close' as const }] },
        ]
      : [{ label: '&File', submenu: [...own, line, { role: 'quit' as const }] }]),
    { role: 'editMenu' },
    {
      label: '&Go',
      submenu: [
        item('palette', '&Somewhere by its name…', 'CommandOrControl+K'),
        line,
        item('back', '&Back', mac ? 'Command+[' : 'Alt+Left'),
        item('forward', '&Forward', mac ? 'Command+]' : 'Alt+Right'),
      ],
    },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        line,
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: '&Window',
      role: 'window',
      submenu: [
        { role: 'minimize' },
        { role: 'zoom' },
        ...(mac ? [line, { role: 'front' as const }] : [{ role: 'close' as const }]),
      ],
    },
    {
      label: '&Help',
      role: 'help',
      submenu: [
        // Its key is typed into fields too, so it stays the page's alone.
        item('shortcuts', '&Keyboard'),
        item('diagnostics', '&Diagnostics and data folder'),
        ...(mac ? [] : [line, { role: 'about' as const }]),
      ],
    },
  ];
}
