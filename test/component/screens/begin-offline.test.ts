import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../fakes/fake-types.ts';
import { beginBy, button, h1, openApp } from './open-app.ts';

test('offline mode is turned on before a wallet is made, and leads to Sign offline', async () => {
  const main = await openApp('noWallet');
  await beginBy('Sign on');
  await expect.element(h1('Sign on a computer without a network')).toBeVisible();
  expect(main.timesCalled('offline.setOfflineMode')).toBe(0);
  await button('Create wallet here').click();
  await button('Create wallet').click();
  const order = main.calls.map(({ name }) => name);
  expect(order.indexOf('offline.setOfflineMode')).toBeGreaterThan(-1);
  expect(order.indexOf('offline.setOfflineMode')).toBeLessThan(order.indexOf('vault.create'));
  await button('Check later').click();
  await expect.element(h1('Sign offline')).toBeVisible();
  expect(button('Choose service').query()).toBeNull();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Public account' })
    .click();
  await button('Back').click();
  await expect.element(h1('Sign offline')).toBeVisible();
  expect(main.timesCalled('wallet.connect')).toBe(0);
});

test("if offline mode can't be turned on, no wallet is made and the reason is shown", async () => {
  const main = await openApp('noWallet', undefined, (fake) => {
    fake.once({ 'offline.setOfflineMode': failure('INTERNAL', { incident: 'o-1' }) });
  });
  await beginBy('Sign on');
  await button('Restore wallet here').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('o-1');
  await expect.element(h1('Sign on a computer without a network')).toBeVisible();
  expect(main.timesCalled('vault.restore')).toBe(0);
});

test('offline mode begins with Sign offline, three places and no call to a service', async () => {
  await openApp('funded', { settings: { offline: true } });
  await expect.element(h1('Sign offline')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
  expect(places.elements().map(({ textContent }) => textContent.trim())).toEqual([
    'Sign offline',
    'Settings',
    'Public account',
  ]);
  expect(button('Refresh the wallet').query()).toBeNull();
  await userEvent.keyboard('s');
  await expect.element(h1('Sign offline')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const found = page.getByRole('dialog').getByRole('option');
  await expect.element(found.first()).toBeVisible();
  const names = found.elements().map(({ textContent }) => textContent.trim());
  expect(names).toContain('Settings');
  for (const name of ['Home', 'Send', 'Receive', 'Transfers', 'Bitcoin', 'Nodes', 'Refresh the wallet'])
    expect(names, name).not.toContain(name);
});
