import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CloudView } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aNode, withNodes } from '../../fakes/node-world.ts';
import { button, go, h1, openApp, openTools } from './open-app.ts';

const practice = aCloud('full', { kind: 'practice' });
const panel = () => page.getByRole('complementary', { name: 'Practice tools' });
const band = () => page.getByRole('complementary', { name: 'Practice nodes' });

async function openNodes(): Promise<FakeMain> {
  const nodes = [
    aNode(1, 'unlocked', { name: 'auto' }),
    aNode(2, 'locked', { name: 'by hand', hasSecret: false }),
  ];
  const main = await openApp('noWallet', { fleet: withNodes(nodes, [practice]) });
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toBeVisible();
  await openTools();
  return main;
}

test('practice tools for nodes are shown only with a practice connection, beside real ones too', async () => {
  const main = await openNodes();
  const tell = (...clouds: CloudView[]): void =>
    main.tell('nodes.changed', { rows: [], removed: [], clouds });
  await expect.element(band()).toHaveTextContent(/worth nothing/);
  tell(aCloud('full'));
  await expect.element(panel()).not.toBeInTheDocument();
  expect(button('Practice tools').query()).toBeNull();
  tell(aCloud('document'), practice);
  await expect.element(button('Practice tools')).toBeVisible();
  await expect.element(band()).not.toBeInTheDocument();
  await page.getByRole('grid').getByText('by hand').click();
  await expect.element(h1('by hand')).toBeVisible();
  await expect.element(band()).toBeVisible();
  await go('Settings');
  await expect.element(h1('Wallet')).toBeVisible();
  expect(band().query()).toBeNull();
});
