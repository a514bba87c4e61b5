import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { SMALLEST } from '../../src-main/hosts/electron/window.ts';
import { layoutTroubles } from '../e2e/support/layout.ts';
import { axeTroubles, laidOut } from '../e2e/support/look.ts';

const PICTURES = join(import.meta.dirname, '../../test-results/gallery');

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly axe: boolean;
  readonly contrast?: 'more';
  readonly forced?: true;
}

/** In the page: what was said in passing does not lie over the picture. */
export const NOTHING_SAID = "for (const one of document.querySelectorAll('.toast .close')) one.click()";

export const LARGE = { width: 1280, height: 800 };
/** What 200 per cent leave of the large one. */
const ZOOMED = { width: 640, height: 400 };

const LOOKS: readonly Look[] = [
  { name: 'large-light', ...LARGE, theme: 'light', axe: true },
  { name: 'large-dark', ...LARGE, theme: 'dark', axe: true },
  { name: 'zoomed-light', ...ZOOMED, theme: 'light', axe: true },
  { name: 'small-dark', ...SMALLEST, theme: 'dark', axe: false },
];
/** For a screen of each kind: colours are roles, so what holds on one holds on its like. */
const OTHER_COLOURS: readonly Look[] = [
  { name: 'contrast-light', ...LARGE, theme: 'light', axe: true, contrast: 'more' },
  { name: 'forced-dark', ...LARGE, theme: 'dark', axe: false, forced: true },
];

const SETS = {
  usual: LOOKS,
  everyColour: [...LOOKS, ...OTHER_COLOURS],
  largeLight: LOOKS.slice(0, 1),
};

/** No window is as high as this: what scrolls is seen whole. */
const HIGHEST = 3_000;

/**
 * Looks at the screen that stands there, once what is named is seen on it, in every theme and size, or in those that are
 * named: a picture of the whole of it, axe, and text that is cut, covered or beyond the window.
 */
export async function stand(
  page: Page,
  name: string,
  ...how: readonly (Locator | keyof typeof SETS)[]
): Promise<void> {
  const looks = how.find((one) => typeof one === 'string') ?? 'usual';
  for (const seen of how) if (typeof seen !== 'string') await expect(seen).toBeVisible();
  mkdirSync(PICTURES, { recursive: true });
  for (const look of SETS[looks]) {
    await page.emulateMedia({
      colorScheme: look.theme,
      reducedMotion: 'reduce',
      contrast: look.contrast ?? 'no-preference',
      forcedColors: look.forced === true ? 'active' : 'none',
    });
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.evaluate(laidOut);
    const where = `${name}, ${look.name}`;
    const troubles = await page.evaluate(layoutTroubles);
    expect.soft(troubles, where).toEqual([]);
    if (look.axe) expect.soft(await axeTroubles(page), where).toEqual([]);
    const whole = Math.min(HIGHEST, await page.evaluate(wholeHeight));
    await page.setViewportSize({ width: look.width, height: Math.max(look.height, whole) });
    await page.evaluate(laidOut);
    await page.screenshot({ path: join(PICTURES, `${name}-${look.name}.png`) });
  }
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
  await page.setViewportSize(LARGE);
  await page.evaluate(laidOut);
}

/** Runs in the page: how high a window would show all that scrolls in it. */
function wholeHeight(): number {
  const { document, innerHeight } = globalThis as unknown as {
    innerHeight: number;
    document: {
      documentElement: { scrollHeight: number };
      querySelectorAll: (selector: string) => Iterable<{ scrollHeight: number; clientHeight: number }>;
    };
  };
  const hidden = [...document.querySelectorAll('main, .page, .proof, .what, .dialog')].map(
    (box) => box.scrollHeight - box.clientHeight,
  );
  return Math.max(document.documentElement.scrollHeight, innerHeight + Math.max(0, ...hidden));
}
