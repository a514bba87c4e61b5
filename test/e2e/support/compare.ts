import type { Page } from '@playwright/test';
import { hiddenOf } from '../../support/hidden-of.ts';
import { button } from './practice.ts';

/** Types the hidden characters of each new address, as in the recipients' messages. */
export async function compareWith(page: Page, addresses: readonly string[]): Promise<void> {
  const field = page.getByLabel('Hidden characters');
  for (const address of addresses) {
    const shown = (await page.locator('.addr', { hasText: '••••' }).first().textContent()) ?? '';
    await field.first().fill(hiddenOf(shown, address));
  }
  await field.waitFor({ state: 'detached' });
}

/** Skips the comparison, if there is one. */
export async function compareNone(page: Page): Promise<void> {
  await button(page, /^Sign transaction/).waitFor();
  for (const skip of await button(page, 'Don’t compare').all()) await skip.click();
  await page.getByLabel('Hidden characters').first().waitFor({ state: 'detached' });
}
