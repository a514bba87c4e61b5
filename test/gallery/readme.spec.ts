import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import {
  agree,
  beginBy,
  assetCalled,
  button,
  createInvoice,
  go,
  mine,
  openWallet,
  readFriendInvoice,
  readyWallet,
  refreshUntil,
  review,
  test,
} from '../e2e/support/practice.ts';
import { file, openSigner, packed } from '../e2e/support/to-sign.ts';
import { smallerPng } from './smaller-png.ts';
import { laidOut, LARGE, NOTHING_SAID } from '../e2e/support/look.ts';
import { README_PICTURES, type ReadmePicture } from './readme-pictures.ts';

// The pictures that README and docs/what-it-does.md show are made here and tracked: `npm run -s gallery -- --grep README`.

const FOLDER = join(import.meta.dirname, '../../resources/gallery');

/** In the page, where our types do not reach: scrolls every list to its beginning. */
const TO_THE_TOP = "for (const one of document.querySelectorAll('*')) one.scrollTop = 0";

async function take(page: Page, name: ReadmePicture): Promise<void> {
  expect(README_PICTURES).toContain(name);
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(LARGE);
    await page.evaluate(NOTHING_SAID);
    await page.evaluate(laidOut);
    await page.evaluate(TO_THE_TOP);
    writeFileSync(join(FOLDER, `${name}-${colorScheme}.png`), smallerPng(await page.screenshot()));
  }
}

test('README: a wallet with assets, from Home to a review', async ({ ochre: { page } }) => {
  await readyWallet(page, 'Atelier', 8);
  const walletId = await openWallet(page);
  await ask(page, 'practice.giveSamples', { walletId });
  await refreshUntil(page, page.getByText('PTUSD').first());
  await mine(page);
  // Nothing to come any more: before that none of it can be sent.
  const settled = page.getByRole('listitem').filter({ hasText: /PTUSD.*250\.00/, hasNotText: /waiting/ });
  await refreshUntil(page, settled.nth(1));
  await expect(page.getByText(/nothing new|new block/)).toBeHidden();
  await take(page, 'home');
  const assetId = await assetCalled(page, 'PTUSD');
  await ask(page, 'invoices.create', { walletId, assetId, amount: '2500' });
  await go(page, 'Asset slots');
  await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
  // Three that are free and eight new ones: worked out anew when one comes here.
  await expect(page.locator('dt:has-text("Free slots after") + dd')).toHaveText('11');
  await take(page, 'slots');
  await createInvoice(page, assetId, '25');
  await take(page, 'invoice');
  await readFriendInvoice(page, { assetId, amount: '25', to: 'A slot' });
  await take(page, 'send');
  await review(page);
  await take(page, 'review');
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await page
    .getByRole('row', { name: /25\.00/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await take(page, 'transfer');
});

test('README: a signing request with an address to compare', async ({ ochre: { page } }) => {
  await openSigner(page);
  await page.getByLabel('Files to sign').setInputFiles(file('rent.ochre-pack.json', packed(20_000n)));
  await expect(page.getByLabel('Hidden characters')).toBeVisible();
  await take(page, 'offline');
});

test('README: a fleet, a few of it locked', async ({ ochre: { page } }) => {
  await ask(page, 'practice.makeNodes', { count: 70, plan: 'node', state: 'unlocked' });
  await ask(page, 'practice.makeNodes', { count: 9, plan: 'scale', state: 'locked' });
  await ask(page, 'practice.makeNodes', { count: 4, plan: 'node', state: 'outdated' });
  await beginBy(page, 'Watch nodes');
  await button(page, 'Try practice nodes').click();
  const states = page.getByRole('group', { name: 'Nodes' });
  await expect(states.getByText('9 locked')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/nodes are locked$/)).toBeHidden({ timeout: 20_000 });
  await take(page, 'nodes');
});
