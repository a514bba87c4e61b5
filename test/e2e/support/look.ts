import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutTroubles } from './layout.ts';

/** What is wider than a narrow window and scrolls in its own box: the diagram of a transaction. */
export const MAY_SCROLL = '.flowbox';

/**
 * Takes a picture in both themes, `<name>-<theme>.png`, lets axe look at both with all of its rules, and sees that no text
 * is cut, covered or beyond the window.
 */
export async function lookInBothThemes(page: Page, pictures: string, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
    // In the page itself: it has no frames, and a blank page to put results together in costs more than the rules do.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
  // Themes change no measure: once is enough.
  expect.soft(await page.evaluate(layoutTroubles, MAY_SCROLL), name).toEqual([]);
}
