import type { BrowserWindow } from 'electron';

/**
 * No `<input type=file>` of the page opens a dialog, in whatever frame and whoever clicked it: what Ochre reads of the
 * person's files it asks for in main (files.choose), where the page says neither which kinds nor what is done with them.
 * Chromium's own protocol is the only way to say so. Not awaited before the page is loaded: there is nobody to answer yet.
 */
export async function refuseFileInputs(window: Pick<BrowserWindow, 'on' | 'webContents'>): Promise<void> {
  const { debugger: protocol } = window.webContents;
  protocol.attach('1.3');
  const seen = { closing: false };
  window.on('close', () => {
    seen.closing = true;
  });
  try {
    await Promise.all([
      protocol.sendCommand('Page.enable'),
      // Told to us instead of shown, and nobody listens.
      protocol.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true }),
    ]);
  } catch (error) {
    if (!seen.closing) throw error;
  }
}
