import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutTroubles } from './layout.ts';

/** What axe complains of on the page. */
export async function axeTroubles(page: Page): Promise<string[]> {
  // In the page itself: it has no frames, and a blank page to put results together in costs more than the rules do.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Takes pictures in both themes, `<name>-<theme>.png`, into a folder of `test-results`. */
export const picturesIn =
  (folder: string) =>
  async (page: Page, name: string, look?: Look): Promise<void> => {
    const pictures = join(import.meta.dirname, '../../../test-results', folder);
    mkdirSync(pictures, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
      await look?.(colorScheme);
    }
  };

type Look = (colorScheme: 'light' | 'dark') => Promise<void>;

/** The same, lets axe look at both with all of its rules, and sees that no text is cut, covered or beyond the window. */
export const looksIn =
  (folder: string) =>
  async (page: Page, name: string): Promise<void> => {
    await picturesIn(folder)(page, name, async (colorScheme) => {
      expect.soft(await axeTroubles(page), `${name}, ${colorScheme}`).toEqual([]);
    });
    // Themes change no measure: once is enough.
    expect.soft(await page.evaluate(layoutTroubles), name).toEqual([]);
  };

/** Runs in the page: what is laid out by measure is measured anew. */
export function laidOut(): Promise<void> {
  const scope = globalThis as unknown as { requestAnimationFrame: (then: () => void) => void };
  return new Promise((done) => {
    scope.requestAnimationFrame(() => {
      scope.requestAnimationFrame(done);
    });
  });
}
