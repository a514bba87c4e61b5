import type { App } from 'electron';

/** The one scheme that Ochre opens. With `bitcoin:` it would take other wallets' links and could not pay them. */
export const LINK_SCHEME = 'rgb';

/**
 * The links on a command line, wherever they stand: a second start's is put together anew by Electron, with switches
 * of its own in it. Everything else on it is left alone.
 */
export function linksIn(argv: readonly string[]): string[] {
  return argv.slice(1).filter((word) => /^rgb:/i.test(word));
}

/**
 * Tells the OS that an installed Ochre opens `rgb:` links, and hears those that macOS hands over. The `--` keeps a link
 * from being read as a switch of Chromium's, whatever it holds.
 */
export function hearLinks(
  app: Pick<App, 'on' | 'setAsDefaultProtocolClient' | 'isPackaged'>,
  offer: (links: readonly string[]) => void,
  executable: string,
): void {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    offer([url]);
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME, executable, ['--']);
}
