import { expect } from '@playwright/test';
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
import { payee } from '../support/psbt/send-btc.ts';
import { stand } from './stand.ts';
import { bare, coldAccount, file, openSigner, packed, photo } from '../e2e/support/to-sign.ts';

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
  await stand(page, 'review-elsewhere', page.getByText(/^Another computer signs/));
  await button(page, 'Create signing request').click();
  await stand(page, 'handoff', page.getByRole('button', { name: 'Save signing request' }));
  await button(page, 'Show as QR codes').click();
  await stand(page, 'handoff-codes', page.getByRole('img', { name: 'Show as QR codes' }));
  await button(page, 'Go to Home').click();
  await stand(page, 'home-away', page.getByRole('region', { name: 'In progress' }));
});

test('the public account of a wallet', async ({ ochre: { page } }) => {
  await addWallet(page, 'Signer');
  await goSettings(page, 'Wallet', 'Show: Public account');
  await stand(page, 'account', page.getByRole('img', { name: 'The public account as a QR code' }));
});

test('signing offline, one and many', async ({ ochre: { page } }) => {
  await openSigner(page);
  await stand(page, 'sign-offline-empty', title(page, 'Sign offline'));
  const choose = page.getByLabel('Files to sign');
  await choose.setInputFiles(file('rent.ochre-pack.json', packed(20_000n)));
  await stand(page, 'sign-offline-pack', title(page, 'The request sends'));
  await compareWith(page, [payee().address]);
  await button(page, /^Sign transaction/).click();
  await agree(page, /^Send /, 'Sign');
  await stand(page, 'sign-offline-signed', page.getByRole('heading', { name: /^Signed/ }));
  await button(page, 'Show as QR codes').click();
  await stand(page, 'sign-offline-codes', page.getByRole('region', { name: 'The signed PSBT as QR codes' }));
  await button(page, 'Done').click();
  await choose.setInputFiles(file('unknown.psbt', bare(21_000n)));
  await stand(page, 'sign-offline-bare', title(page, 'To others'));
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
