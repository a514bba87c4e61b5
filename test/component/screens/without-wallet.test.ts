import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCloud, aNode, withNodes } from '../../fakes/node-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { beginBy, button, go, lastInput, openApp } from './open-app.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const places = () =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button')
    .elements()
    .map((place) => place.textContent.trim());

test('leads from the welcome to nodes without a wallet, and offers there only what needs none', async () => {
  await openApp('noWallet');
  await beginBy('Watch nodes');
  await expect.element(h1('Nodes')).toHaveFocus();
  await expect.element(page.getByText('No nodes yet.')).toBeVisible();
  expect(places()).toEqual(['Nodes', 'Settings', 'Add a wallet']);
  expect(button(/^Wallet:/).query()).toBeNull();
  expect(page.getByText(/Not connected/).query()).toBeNull();
  await go('Settings');
  await button('Add: Add a wallet').click();
  await expect.element(button('Create a wallet')).toBeVisible();
});

test('says that no wallet is open where there are some, and opens the one that is chosen', async () => {
  const main = await openApp('full', { activeId: null });
  await expect.element(h1('No wallet is open')).toBeVisible();
  expect(button('Back to your wallets').query()).toBeNull();
  const [first] = main.world.wallets;
  await page
    .getByRole('main')
    .getByRole('button', { name: first?.name ?? '' })
    .click();
  await expect.element(h1('Home')).toBeVisible();
  expect(lastInput(main, 'wallet.select')).toEqual({ walletId: first?.id });
});

test('begins with the nodes where some are watched and there is no wallet', async () => {
  await openApp('noWallet', { fleet: withNodes([aNode(1, 'locked'), aNode(2, 'unlocked')]) });
  await expect.element(h1('Nodes')).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toHaveTextContent(/node-001/);
  await expect.poll(() => document.title).toMatch(/^\(1\slocked\) Nodes · Ochre$/);
  await button('Add a wallet').click();
  await expect.element(page.getByText('Nodes watched: 2, locked: 1').first()).toBeVisible();
  await beginBy('Watch nodes');
  await expect.element(h1('Nodes')).toBeVisible();
});

test('begins with the welcome where the nodes cannot be read', async () => {
  await openApp('noWallet', undefined, (main) => {
    main.failNext('nodes.list', failure('INTERNAL', { incident: 'n-9' }));
  });
  await expect.element(button('Create a wallet')).toBeVisible();
});

test('does not offer nodes on the welcome beside wallets: they stand in the navigation', async () => {
  await openApp('full');
  await button(/^Wallet:/).click();
  await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  await expect.element(button('Back to your wallets')).toBeVisible();
  expect(button(/^Watch nodes/).query()).toBeNull();
});

test('marks nodes as practice where all of them are, and no real ones', async () => {
  const practice = aCloud('full', { kind: 'practice' });
  const main = await openApp('noWallet', { fleet: withNodes([aNode(1, 'locked')], [practice]) });
  const band = page.getByRole('complementary', { name: 'Practice nodes' });
  await expect.element(band).toHaveTextContent(/worth nothing/);
  await go('Settings');
  await expect.element(h1('Wallet')).toBeVisible();
  expect(band.query()).toBeNull();
  await go('Nodes');
  await expect.element(band).toBeVisible();
  main.tell('nodes.changed', { rows: [], removed: [], clouds: [practice, aCloud('document')] });
  await expect.element(band).not.toBeInTheDocument();
});
