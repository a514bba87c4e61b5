import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { SMALLEST } from '../../../src-main/hosts/electron/window.ts';
import { layoutTroubles } from './layout.ts';

/** A walk through screens, which the gallery takes pictures of. */
export const WALK = { tag: ['@long', '@gallery'] };
export const WALK_MS = 10 * 60_000;

const inGallery = process.env['OCHRE_GALLERY'] !== undefined;
const PICTURES = join(import.meta.dirname, '../../../test-results/gallery');

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly axe: boolean;
  readonly contrast?: 'more';
  readonly forced?: true;
}

/** Runs in the page: closes toasts, which would cover the picture. */
export const NOTHING_SAID = "for (const one of document.querySelectorAll('.toast .close')) one.click()";

export const LARGE = { width: 1280, height: 800 };
/** The large window at a zoom of 200 per cent. */
const ZOOMED = { width: 640, height: 400 };

const LOOKS: readonly Look[] = [
  { name: 'large-light', ...LARGE, theme: 'light', axe: true },
  { name: 'large-dark', ...LARGE, theme: 'dark', axe: true },
  { name: 'zoomed-light', ...ZOOMED, theme: 'light', axe: inGallery },
  { name: 'small-dark', ...SMALLEST, theme: 'dark', axe: false },
];
/** One screen of each kind is enough, because colours are roles. */
const OTHER_COLOURS: readonly Look[] = [
  { name: 'contrast-light', ...LARGE, theme: 'light', axe: true, contrast: 'more' },
  { name: 'forced-dark', ...LARGE, theme: 'dark', axe: false, forced: true },
];

const SETS = { usual: LOOKS, everyColour: [...LOOKS, ...OTHER_COLOURS], largeLight: LOOKS.slice(0, 1) };

/** Higher than any screen's content, so that nothing scrolls. */
const HIGHEST = 3_000;

/**
 * Checks the present screen, once the named parts are visible, in all or the named themes and sizes: axe, and cut,
 * covered or outside text. The gallery also takes a picture of each; other lanes look less often.
 */
export async function look(page: Page, name: string, ...how: readonly (Locator | keyof typeof SETS)[]) {
  for (const seen of how) if (typeof seen !== 'string') await expect(seen).toBeVisible();
  const before = page.viewportSize() ?? LARGE;
  const set = how.find((one) => typeof one === 'string') ?? 'usual';
  for (const one of inGallery ? SETS[set] : LOOKS.slice(0, 3)) await lookOnce(page, name, one);
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
  await page.setViewportSize(before);
  await page.evaluate(laidOut);
}

async function lookOnce(page: Page, name: string, look: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    contrast: look.contrast ?? 'no-preference',
    forcedColors: look.forced === true ? 'active' : 'none',
  });
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.evaluate(laidOut);
  const where = `${name}, ${look.name}`;
  expect.soft(await page.evaluate(layoutTroubles), where).toEqual([]);
  if (look.axe) expect.soft(await axeTroubles(page), where).toEqual([]);
  if (!inGallery) return;
  mkdirSync(PICTURES, { recursive: true });
  const whole = Math.min(HIGHEST, await page.evaluate(wholeHeight));
  await page.setViewportSize({ width: look.width, height: Math.max(look.height, whole) });
  await page.evaluate(laidOut);
  await page.screenshot({ path: join(PICTURES, `${name}-${look.name}.png`) });
}

/** axe's complaints about the page. */
async function axeTroubles(page: Page): Promise<string[]> {
  // In the page itself, which has no frames; axe's blank page would take longer than the rules.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Runs in the page: the window height that shows everything without scrolling. */
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

/** Runs in the page: waits until parts that measure themselves have done so again. */
export function laidOut(): Promise<void> {
  const scope = globalThis as unknown as { requestAnimationFrame: (then: () => void) => void };
  return new Promise((done) => {
    scope.requestAnimationFrame(() => scope.requestAnimationFrame(done));
  });
}
