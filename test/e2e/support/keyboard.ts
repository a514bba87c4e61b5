import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any screen has. */
const MOST_PRESSES = 80;

/** Runs in the page: the focused element's name, as a screen reader says it. */
const NAME_OF_FOCUS = `(() => {
  const it = document.activeElement;
  const label = it?.labels?.[0]?.innerText ?? '';
  return [it?.getAttribute('aria-label') ?? '', label, it?.innerText ?? ''].filter(Boolean).join(' ').replace(/\\s+/g, ' ').trim();
})()`;

/** Presses Tab until the named or given control has the focus; not at all if it has it already. */
export async function tabTo(page: Page, wanted: RegExp | Locator): Promise<void> {
  // A busy control takes no key.
  if (!(wanted instanceof RegExp)) await expect(wanted).toBeEnabled();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const isThere =
      wanted instanceof RegExp
        ? wanted.test(await page.evaluate<string>(NAME_OF_FOCUS))
        : (await wanted.and(page.locator(':focus')).count()) > 0;
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`);
}

/** Goes to a control and presses Enter there. */
export async function enter(page: Page, wanted: RegExp | Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
