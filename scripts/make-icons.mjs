// Draws the pictures of tray and badge into resources/tray and the app's icon into resources/icon.png, where they are kept:
// `node scripts/make-icons.mjs` after a change of scripts/lib/tray-art.mjs or resources/icon.svg. Needs the Chromium that
// the tests use. What each system calls an icon, electron-builder makes of the one; the .deb has two sizes of its own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from './lib/browser.mjs';
import { ICON_SIZES } from './lib/package/linux.mjs';
import { toIco } from './lib/ico.mjs';
import { root } from './lib/root.mjs';
import { badgeArt, colourArt, templateArt } from './lib/tray-art.mjs';

const FONT = 'Badge';
const folder = join(root, 'resources/tray');
const fontFile = join(
  root,
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(testBrowser());
try {
  const page = await browser.newPage({ viewport: { width: 1024, height: 1024 }, deviceScaleFactor: 1 });
  await page.setContent(
    `<style>@font-face { font-family: ${FONT}; font-weight: 200 800; ` +
      `src: url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}) }` +
      'body { margin: 0 } svg { display: block }</style><div></div>',
  );
  await page.evaluate(`document.fonts.load('700 12px ${FONT}').then(() => null)`);

  /**
   * @param {string} art
   * @param {number} size
   */
  const draw = async (art, size) => {
    await page.locator('div').evaluate(
      (element, drawing) => {
        element.innerHTML = drawing;
      },
      art.replace('<svg ', `<svg width="${size}" height="${size}" `),
    );
    const clip = { x: 0, y: 0, width: size, height: size };
    return page.screenshot({ clip, omitBackground: true });
  };
  /**
   * @param {string} name
   * @param {Buffer} bytes
   */
  const keep = (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
  };
  /**
   * @param {string} name
   * @param {string} art
   * @param {number} size
   */
  const keepBoth = async (name, art, size) => {
    keep(`${name}.png`, await draw(art, size));
    keep(`${name}@2x.png`, await draw(art, 2 * size));
  };

  for (const locked of [false, true]) {
    const name = locked ? 'tray-locked' : 'tray';
    // The name's end tells macOS what it is.
    await keepBoth(`${name}Template`, templateArt(locked), 16);
    await keepBoth(name, colourArt(locked), 24);
    const sizes = [16, 20, 24, 32, 48];
    const pictures = [];
    for (const size of sizes) pictures.push({ size, png: await draw(colourArt(locked), size) });
    keep(`${name}.ico`, toIco(pictures));
  }
  const appArt = readFileSync(join(root, 'resources/icon.svg'), 'utf8').replace(
    / width="1024" height="1024"/,
    '',
  );
  writeFileSync(join(root, 'resources/icon.png'), await draw(appArt, 1024));
  mkdirSync(join(root, 'resources/linux/icons'), { recursive: true });
  for (const size of ICON_SIZES) {
    writeFileSync(join(root, `resources/linux/icons/${size}.png`), await draw(appArt, size));
  }
  // What a window of Linux bears: the large one would take its time at each start.
  writeFileSync(join(root, 'resources/window.png'), await draw(appArt, 128));

  for (let count = 1; count <= 9; count += 1)
    await keepBoth(`badge-${count}`, badgeArt(String(count), FONT), 16);
  await keepBoth('badge-many', badgeArt('9+', FONT), 16);
} finally {
  await browser.close();
}
