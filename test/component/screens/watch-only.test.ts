import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '../../fakes/fake-types.ts';
import { practiceWallet } from '../../fakes/scenarios.ts';
import { beginBy, button, go, goSettings, h1, openApp } from './open-app.ts';

async function paste(field: string, text: string): Promise<void> {
  await button('Paste text').click();
  await page.getByLabelText(field).fill(text);
  await button('Import').click();
}

test('refuses other text as no account, says why, and stays', async () => {
  const main = await openApp('noWallet');
  main.once({ 'watch.read': failure('BROUGHT_REFUSED', { problem: 'publicKey', wanted: 'account' }) });
  await beginBy('Public account');
  await paste('The public account as text', 'xpub');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Key without origin');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Export the first taproot account with its origin');
});

test('shows the asset branch apart, with a warning of programs without RGB', async () => {
  await openApp('funded');
  await goSettings('Wallet', 'Show: Public account');
  const others = page.getByRole('region', { name: 'For other programs' });
  await expect.element(others).toHaveTextContent('spending a slot there destroys them');
  expect(others.getByText(/^assets of the fake wallet/).query()).toBeNull();
  await button('Show the asset branch').click();
  await expect.element(others.getByText(/^assets of the fake wallet/)).toBeVisible();
});

test('says on every asset screen that the wallet holds only plain bitcoin, and offers nothing there', async () => {
  await openApp('funded', { wallets: [{ ...practiceWallet, keySource: 'none', plainOnly: true }] });
  for (const place of ['Assets', 'Send', 'Receive', 'Bitcoin'] as const) {
    await go(place);
    await expect.element(h1(place)).toBeVisible();
    await expect.element(page.getByText('Plain bitcoin only')).toBeVisible();
  }
});
