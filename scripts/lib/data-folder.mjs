import { posix, win32 } from 'node:path';

/**
 * Where this system keeps a program's data for one person. Always handed on as --data, so that the window and the
 * browser show the same wallets.
 * @param {{ platform: NodeJS.Platform, env: Record<string, string | undefined>, home: string }} machine
 * @returns {string}
 */
export function dataFolder({ platform, env, home }) {
  if (platform === 'win32') {
    const told = env['APPDATA'] ?? '';
    return win32.join(win32.isAbsolute(told) ? told : win32.join(home, 'AppData', 'Roaming'), 'Ochre');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Ochre');
  const told = env['XDG_DATA_HOME'];
  // The XDG specification has a relative path ignored.
  const share = told !== undefined && posix.isAbsolute(told) ? told : posix.join(home, '.local', 'share');
  return posix.join(share, 'ochre');
}
