import type { MenuItemConstructorOptions } from 'electron';

/**
 * What people expect of a menu on each system, without Electron's own: that one reloads and opens developer tools.
 * Nothing in it prints, since a page may show words. What Ochre itself can do has its keys in the page (`?` lists them).
 */
export function menuFor(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ];
}
