import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSecureWindow } from '../../../../src-main/hosts/electron/window.ts';
import { fakeBrowserWindow, fakeSession } from '../../../fakes/electron.ts';

const tokens = readFileSync(new URL('../../../../src-renderer/theme/tokens.css', import.meta.url), 'utf8');

function make(devTools: boolean, dark = false) {
  const { BrowserWindow, made, webRtc } = fakeBrowserWindow();
  const { session } = fakeSession();
  createSecureWindow({
    BrowserWindow,
    session,
    preload: '/app/preload.cjs',
    icon: '/app/window.png',
    dark,
    devTools,
  });
  return { options: made[0], session, webRtc };
}

describe('the window', () => {
  it('hardening 1, 2, 3, 4, 5, 7: keeps the page in its sandbox, without Node or any other reach', () => {
    const { options, session } = make(false);
    expect(options?.webPreferences).toEqual({
      session,
      preload: '/app/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      disableDialogs: true,
      navigateOnDragDrop: false,
      disableBlinkFeatures: 'FileSystemAccess,FileSystemAccessLocal',
      devTools: false,
    });
  });

  it.each([
    { dark: false, of: 'light' },
    { dark: true, of: 'dark' },
  ])('has the page’s $of ground before the page paints', ({ dark }) => {
    const [, light, night] = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    expect(make(false, dark).options?.backgroundColor).toBe(dark ? night : light);
  });

  it('hardening 10: sends no UDP, which would bypass the session’s proxy', () =>
    expect(make(false).webRtc()).toBe('disable_non_proxied_udp'));

  it('hardening 6: has developer tools in development alone', () =>
    expect(make(true).options?.webPreferences?.devTools).toBe(true));
});
