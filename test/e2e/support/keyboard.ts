import type { Page } from '@playwright/test';

/** More controls than any screen has. */
const MOST_PRESSES = 80;

/** What the thing with the focus is called, as a reader would say it; runs in the page. */
const NAME_OF_FOCUS = `(() => {
  const it = document.activeElement;
  const label = it?.labels?.[0]?.innerText ?? '';
  return [it?.getAttribute('aria-label') ?? '', label, it?.innerText ?? ''].filter(Boolean).join(' ').replace(/\\s+/g, ' ').trim();
})()`;

/** Presses Tab until a control of that name has the focus; none where it has it already. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (name.test(await page.evaluate<string>(NAME_OF_FOCUS))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

/** Goes to a control and presses Enter there. */
export async function enter(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
