import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCloud, aNode, withNodes } from '../../fakes/node-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { beginBy, button, go, lastInput, openApp } from './open-app.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
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
