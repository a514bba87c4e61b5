import { expect, test } from '@playwright/test';
import { inPage, openOchre, windowsTitled, type OpenOchre } from './open-ochre.ts';

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
    expect(windowsTitled('Print')).toEqual([]);
  });
}

for (const picker of ['showOpenFilePicker', 'showDirectoryPicker', 'showSaveFilePicker']) {
  test(`a file dialog by ${picker}, and what it reads and writes`, async () => {
    expect(await inPage(ochre.app, `typeof ${picker}`)).toBe('undefined');
    const inFrame = `const f = document.createElement("iframe"); document.body.append(f); typeof f.contentWindow.${picker}`;
    expect(await inPage(ochre.app, inFrame)).toBe('undefined');
  });
}
