import { expect } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import { compareWith } from '../e2e/support/compare.ts';
import {
  addWallet,
  agree,
  beginBy,
  button,
  fund,
  go,
  goSettings,
  test,
  title,
} from '../e2e/support/practice.ts';
import { SIGNER } from '../support/offline/own-words.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { stand } from './stand.ts';
import { bare, coldAccount, file, packed, photo } from '../e2e/support/to-sign.ts';

test('a wallet that signs elsewhere', async ({ ochre: { page } }) => {
  await beginBy(page, 'Public account');
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill(coldAccount);
  await button(page, 'Import').click();
  await button(page, 'Add watch-only wallet').click();
  await expect(title(page, 'Home')).toBeVisible();
  await fund(page);
  await go(page, 'Bitcoin');
  await button(page, /^Review: create/).click();
  await expect(page.getByText(/^Another computer signs/)).toBeVisible();
  await stand(page, 'review-elsewhere');
  await button(page, 'Create signing request').click();
  await expect(page.getByRole('button', { name: 'Save signing request' })).toBeVisible();
  await stand(page, 'handoff');
  await button(page, 'Show as QR codes').click();
  await expect(page.getByRole('img', { name: 'Show as QR codes' })).toBeVisible();
  await stand(page, 'handoff-codes');
  await button(page, 'Go to Home').click();
  await expect(page.getByRole('region', { name: 'In progress' })).toBeVisible();
  await stand(page, 'home-away');
});

test('the public account of a wallet', async ({ ochre: { page } }) => {
  await addWallet(page, 'Signer');
  await goSettings(page, 'Wallet', 'Show: Public account');
  await expect(page.getByRole('img', { name: 'The public account as a QR code' })).toBeVisible();
  await stand(page, 'account');
});

test('signing offline, one and many', async ({ ochre: { page } }) => {
  await expect(title(page, /^Know what/)).toBeVisible();
  await ask(page, 'offline.setOfflineMode', { on: true });
  await ask(page, 'vault.restore', { ...SIGNER, keep: 'session' });
  await page.reload();
  await expect(title(page, 'Sign offline')).toBeVisible();
  await stand(page, 'sign-offline-empty');
  const choose = page.getByLabel('Files to sign');
  await choose.setInputFiles(file('rent.ochre-pack.json', packed(20_000n)));
  await expect(title(page, 'The request sends')).toBeVisible();
  await stand(page, 'sign-offline-pack');
  await compareWith(page, [payee().address]);
  await button(page, /^Sign transaction/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
  await stand(page, 'sign-offline-signed');
  await button(page, 'Show as QR codes').click();
  await expect(page.getByRole('region', { name: 'The signed PSBT as QR codes' })).toBeVisible();
  await stand(page, 'sign-offline-codes');
  await button(page, 'Done').click();
  await choose.setInputFiles(file('unknown.psbt', bare(21_000n)));
  await expect(title(page, 'To others')).toBeVisible();
  await stand(page, 'sign-offline-bare');
  await button(page, 'Back to the list').click();
  await choose.setInputFiles([
    ...Array.from({ length: 6 }, (_, i) =>
      file(`pay-${String(i + 1)}.json`, packed(10_000n + BigInt(i) * 7_777n)),
    ),
    file('bare.psbt', bare(30_000n)),
    photo,
  ]);
  await expect(page.getByRole('region', { name: 'Imported', exact: true })).toContainText(
    'This is a picture',
  );
  await stand(page, 'sign-offline-many', 'everyColour');
});
