import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payText } from '../../fakes/asset-world.ts';
import { aNode, withNodes } from '../../fakes/node-world.ts';
import { beginBy, button, go, h1, lastInput, openApp } from './open-app.ts';

const watched = () => ({ fleet: withNodes([aNode(1, 'locked'), aNode(2, 'unlocked')]) });

test('without an open wallet a screen says so, and opens the chosen one', async () => {
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

test('without a wallet Ochre begins with watched nodes, and the tray leads back there', async () => {
  const main = await openApp('noWallet', watched());
  await expect.element(h1('Nodes')).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toHaveTextContent(/node-001/);
  await expect.poll(() => document.title).toMatch(/^\(1\slocked\) Nodes · Ochre$/);
  await button('Add a wallet').click();
  await expect.element(page.getByText('Nodes watched: 2, locked: 1').first()).toBeVisible();
  main.tell('nodes.wanted', { nodeId: null });
  await expect.element(h1('Nodes')).toBeVisible();
  await button('Add a wallet').click();
  await beginBy('Watch nodes');
  await expect.element(h1('Nodes')).toBeVisible();
});

test("the tray doesn't leave a review", async () => {
  const main = await openApp('full', watched());
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await button('Review').click();
  await expect.element(h1('You send')).toBeVisible();
  main.tell('nodes.wanted', { nodeId: null });
  main.tell('nodes.changed', { rows: [aNode(2, 'locked')], removed: [], clouds: null });
  await expect.poll(() => document.title).toMatch(/^\(2\slocked\)/);
  await expect.element(h1('You send')).toBeVisible();
});
