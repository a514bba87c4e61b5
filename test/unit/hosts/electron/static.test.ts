import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Our sources without comments: what is written about a danger is no danger. */
const sources = ['src-main', 'src-preload'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const code = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
      return { path: relative(root, path), code };
    }),
);
const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('the sources of main and preload', () => {
  it('are read by this test', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(filesWith(/from 'electron'/)).toContain('src-main/index.ts');
  });

  it('make a window in one place', () => {
    expect(filesWith(/new (?:\w+\.)?(?:BrowserWindow|BaseWindow|WebContentsView|BrowserView)\b/)).toEqual([
      'src-main/hosts/electron/window.ts',
    ]);
  });

  it('make a tray in one place', () => {
    expect(filesWith(/new (?:\w+\.)?Tray\b/)).toEqual(['src-main/hosts/electron/tray.ts']);
  });

  it('handle one channel, in one place', () => {
    expect(filesWith(/ipcMain\.(?:handle|on|once|handleOnce)\b/)).toEqual(['src-main/hosts/electron/ipc.ts']);
    expect(filesWith(/exposeIn\w+World/)).toEqual(['src-preload/index.ts']);
    expect(filesWith(/ipcRenderer/)).toEqual(['src-preload/index.ts']);
  });

  it('leave to the user’s browser in one place', () => {
    expect(filesWith(/\.openExternal\(|openPath\(|showItemInFolder\(/)).toEqual([
      'src-main/hosts/electron/external.ts',
    ]);
  });

  it.each([
    ['open developer tools', /openDevTools/],
    [
      'accept a certificate by themselves',
      /'certificate-error'|setCertificateVerifyProc|rejectUnauthorized: false/,
    ],
    ['load a page from a file', /loadFile|file:\/\//],
    ['add a switch', /appendSwitch|appendArgument/],
    ['start the crash reporter', /crashReporter/],
    ['allow what a web page may not', /allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures/],
    [
      'weaken the window',
      /webSecurity: false|sandbox: false|contextIsolation: false|nodeIntegration\w*: true/,
    ],
    ['let the scheme past the policy', /bypassCSP|corsEnabled|allowServiceWorkers|supportFetchAPI/],
    ['loosen the content policy', /unsafe-inline|unsafe-eval/],
    ['run code from text', /\beval\(|new Function\(/],
    ['listen beyond loopback', /0\.0\.0\.0|'::'|listen\(\s*(?:\d+|port)?\s*[,)](?!\s*'127\.0\.0\.1')/],
    ['speak to the console', /console\.\w+\(/],
  ])('never %s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });
});
