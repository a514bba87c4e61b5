import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payText } from '../../fakes/asset-world.ts';
import { aNode, withNodes } from '../../fakes/node-world.ts';
import type { World } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const watched = (world: World): void => {
  world.fleet = withNodes([aNode(1, 'locked'), aNode(2, 'unlocked')]);
};

test('leads there from the welcome, too, where there is no wallet', async () => {
  const main = await openApp('noWallet', watched);
  await expect.element(h1('Nodes')).toBeVisible();
  await button('Add a wallet').click();
  await expect.element(button('Create a wallet')).toBeVisible();
  main.tell('nodes.wanted', { nodeId: null });
  await expect.element(h1('Nodes')).toBeVisible();
});

test('leaves a review where it is: that is left by its own buttons alone', async () => {
  const main = await openApp('full', watched);
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await button('Review').click();
  await expect.element(h1('You send')).toBeVisible();
  main.tell('nodes.wanted', { nodeId: null });
  main.tell('nodes.changed', { rows: [aNode(2, 'locked')], removed: [], clouds: null });
  await expect.poll(() => document.title).toMatch(/^\(2\slocked\)/);
  await expect.element(h1('You send')).toBeVisible();
});
