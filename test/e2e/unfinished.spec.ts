import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { askedOf } from './support/exchanges.ts';
import { looksIn } from './support/look.ts';
import { addWallet, agree, button, fund, go, mine, test, title } from './support/practice.ts';

const look = looksIn('unfinished');

const card = (page: Page): Locator => page.getByRole('region', { name: 'In progress' });

/** Stands before the review of so many slots. */
async function toReview(page: Page, count: number): Promise<void> {
  await addWallet(page, 'Interrupted');
  await fund(page);
  await go(page, 'Bitcoin');
  await page.getByLabel('How many').fill(String(count));
  await button(page, /^Review: create/).click();
  await expect(button(page, /^Sign and create/)).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await expect(title(page, 'Home')).toBeVisible();
}

test(
  'a review that the page was closed on is prepared again from Home, and signed',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await toReview(page, 3);
    await comeBack(page);
    await expect(card(page)).toContainText(/Create 3\sslots/);
    await expect(card(page)).toContainText('Still only on this computer');
    await button(page, 'Prepare it again').click();
    await button(page, /^Sign and create 3\sslots$/).click();
    await agree(page, /^Create/, 'Sign');
    await expect(page.getByText(/^3\sslots created\. /)).toBeVisible();
    await mine(page);
    await expect(card(page)).toBeHidden();
  },
);

test(
  'where no answer came a look finds what became of it, and it was handed over once',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    await toReview(page, 4);
    await button(page, /^Sign and create 4\sslots$/).click();
    // It takes it, the page of some proxy comes instead of its answer, and its list is not there yet.
    writeFileSync(join(host.exchanges, 'answer-createutxosend'), '<!doctype html><title>Sign in</title>');
    const notListed = join(host.exchanges, 'always-listunspends');
    writeFileSync(notListed, '[]');
    await agree(page, /^Create/, 'Sign');
    await expect(page.getByText('Submitted, but no answer')).toBeVisible();
    await comeBack(page);
    await expect(card(page)).toContainText('Outcome unknown');
    await expect(card(page)).toContainText('unusable answer');
    await look(page, 'no-answer');
    rmSync(notListed);
    await card(page).getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(card(page)).toContainText('Waiting for confirmation');
    await mine(page);
    await expect(card(page)).toBeHidden();
    expect(askedOf(host, 'createutxosend')).toHaveLength(1);
  },
);
