import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openWindows } from './desktop.ts';
import { inPage, ochreOfTest } from './open-ochre.ts';

/** A GTK dialog appears sooner than this. */
const DIALOG_MS = 700;

// What a hijacked page can't open. Each script runs as after a click, without which Chromium refuses more.

const ochre = ochreOfTest();

const IN_FRAME = 'const f = document.createElement("iframe"); document.body.append(f); ';

for (const picker of ['showOpenFilePicker', 'showDirectoryPicker', 'showSaveFilePicker'])
  test(`a file dialog by ${picker}, and what it reads and writes`, async () => {
    expect(await inPage(ochre().app, `typeof ${picker}`)).toBe('undefined');
    expect(await inPage(ochre().app, `${IN_FRAME}typeof f.contentWindow.${picker}`)).toBe('undefined');
  });

const CLICKED = 'const i = document.createElement("input"); i.type = "file"; i.click(); "went on"';
for (const [what, script] of [
  ['the native print dialog: by the print() of the page', 'print(); "went on"'],
  [
    'the native print dialog: by the print() of a frame in it',
    `${IN_FRAME}f.contentWindow.print(); "went on"`,
  ],
  ['a file dialog by the <input type=file> of the page', CLICKED],
  ['a file dialog by its showPicker', CLICKED.replace('click()', 'showPicker()')],
  ['a file dialog of a folder', CLICKED.replace('i.click', 'i.webkitdirectory = true; i.click')],
  [
    'a file dialog by the <input type=file> of a frame in it',
    IN_FRAME + CLICKED.replace('document.create', 'f.contentDocument.create'),
  ],
] as const)
  test(what, async () => {
    expect(await inPage(ochre().app, script)).toBe('went on');
    await delay(DIALOG_MS);
    expect(openWindows()).toEqual([expect.stringContaining('Ochre')]);
  });

test('a file dialog after the page’s process crashed and the page is another one', async () => {
  const { app } = ochre();
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await expect.poll(() => inPage(app, 'ochre.wallet.list({})')).toMatchObject({ ok: true });
  expect(await inPage(app, CLICKED)).toBe('went on');
  await delay(DIALOG_MS);
  expect(openWindows()).toEqual([expect.stringContaining('Ochre')]);
});
