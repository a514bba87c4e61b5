import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../fakes/fake-types.ts';
import { beginBy, button, openApp } from './open-app.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });

test('shuts the network out before a wallet is made, and leads from there to what it signs', async () => {
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

test('makes nothing where the network cannot be shut out, and says why', async () => {
  const main = await openApp('noWallet', undefined, (fake) => {
    fake.failNext('offline.setOfflineMode', failure('INTERNAL', { incident: 'o-1' }));
  });
  await beginBy('Sign on');
  await button('Restore wallet here').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('o-1');
  await expect.element(h1('Sign on a computer without a network')).toBeVisible();
  expect(main.timesCalled('vault.restore')).toBe(0);
});

test('says that other wallets are asked after no more, and uses the network again from the same page', async () => {
  const main = await openApp('full');
  await button(/^Wallet:/).click();
  await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  await beginBy('Sign on');
  await expect.element(page.getByText(/Ochre asks about no wallet and no node/)).toBeVisible();
  await button('Restore wallet here').click();
  await button('Back').click();
  await button('Turn off offline mode').click();
  await expect.poll(() => main.world.settings.offline).toBe(false);
  await button('Back').click();
  await expect.element(button(/^Try with practice coins/)).toBeVisible();
});

test('begins where one signs, with three places and nothing that asks anybody', async () => {
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

test('begins on Home for a wallet whose key is elsewhere', async () => {
  await openApp('funded', (world) => {
    world.settings = { ...world.settings, offline: true };
    world.wallets = world.wallets.map((wallet) => ({ ...wallet, keySource: 'none' }));
  });
  await expect.element(h1('Home')).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Offline mode' })).toBeVisible();
});
