import type { App } from 'electron';

/** Not `bitcoin:`, whose links Ochre would take from other wallets and couldn't pay. */
export const LINK_SCHEME = 'rgb';

/** Looks at the whole line, because Electron adds its own switches to a second start's. */
export function linksIn(argv: readonly string[]): string[] {
  return argv.slice(1).filter((word) => /^rgb:/i.test(word));
}

/** `--` keeps a link from being read as a Chromium switch. macOS hands links over by an event. */
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
