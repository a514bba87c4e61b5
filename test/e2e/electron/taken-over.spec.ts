import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openWindows } from './desktop.ts';
import { inPage, openOchre, type OpenOchre } from './open-ochre.ts';

/** A dialog of GTK's stands sooner. */
const DIALOG_MS = 700;

// What a page that was taken over cannot open by itself. Each script runs as if a person had just clicked, without
// which Chromium refuses more.

let ochre: OpenOchre;
test.beforeEach(async () => {
  ochre = await openOchre();
});
test.afterEach(async () => {
  await ochre.close();
});

for (const [how, script] of [
  ['of the page', 'print(); "went on"'],
  [
    'of a frame in it',
    'const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.print(); "went on"',
  ],
] as const) {
  test(`the native print dialog: by the print() ${how}`, async () => {
    expect(await inPage(ochre.app, script)).toBe('went on');
    await delay(DIALOG_MS);
    expect(openWindows()).toEqual([expect.stringContaining('Ochre')]);
  });
}

for (const picker of ['showOpenFilePicker', 'showDirectoryPicker', 'showSaveFilePicker']) {
  test(`a file dialog by ${picker}, and what it reads and writes`, async () => {
    expect(await inPage(ochre.app, `typeof ${picker}`)).toBe('undefined');
    const inFrame = `const f = document.createElement("iframe"); document.body.append(f); typeof f.contentWindow.${picker}`;
    expect(await inPage(ochre.app, inFrame)).toBe('undefined');
  });
}

const CLICKED = 'const i = document.createElement("input"); i.type = "file"; i.click(); "went on"';
for (const [how, script] of [
  ['of the page', CLICKED],
  ['by its showPicker', CLICKED.replace('click()', 'showPicker()')],
  ['of a folder', CLICKED.replace('i.click', 'i.webkitdirectory = true; i.click')],
  [
    'of a frame in it',
    `const f = document.createElement("iframe"); document.body.append(f); ${CLICKED.replace('document.create', 'f.contentDocument.create')}`,
  ],
] as const) {
  test(`a file dialog by the <input type=file> ${how}`, async () => {
    expect(await inPage(ochre.app, script)).toBe('went on');
    await delay(DIALOG_MS);
    expect(openWindows()).toEqual([expect.stringContaining('Ochre')]);
  });
}

test('a file dialog after the page’s process crashed and the page is another one', async () => {
  const { app } = ochre;
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await expect.poll(() => inPage(app, 'ochre.wallet.list({})')).toMatchObject({ ok: true });
  expect(await inPage(app, CLICKED)).toBe('went on');
  await delay(DIALOG_MS);
  expect(openWindows()).toEqual([expect.stringContaining('Ochre')]);
});
