import type { MenuItemConstructorOptions } from 'electron';

/** What people expect of a menu, without Electron's own: that one reloads, zooms away and opens developer tools. */
export function menuFor(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ];
}
