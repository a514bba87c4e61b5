import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aNode, idOf, withNodes, type NodeWorld } from '../../fakes/node-world.ts';
import { button, go, lastInput, openApp, openTools } from './open-app.ts';

const practice = aCloud('full', { kind: 'practice' });
const fleet = (): NodeWorld =>
  withNodes(
    [
      aNode(1, 'unlocked', { name: 'auto', plan: 'scale' }),
      aNode(2, 'unlocked', { name: 'by hand', plan: 'node' }),
    ],
    [practice],
  );
const panel = () => page.getByRole('complementary', { name: 'Practice tools' });
const said = () => panel().getByRole('status');

async function openNodes(world: NodeWorld): Promise<FakeMain> {
  const main = await openApp('noWallet', (all) => {
    all.fleet = world;
  });
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toBeVisible();
  await openTools();
  return main;
}

test('stands where a connection is to practice, beside real ones too, and nowhere else', async () => {
  const main = await openNodes(fleet());
  await expect.element(panel()).toBeVisible();
  const tell = (clouds: NodeWorld['clouds']): void =>
    main.tell('nodes.changed', { rows: [], removed: [], clouds: [...clouds] });
  tell([aCloud('full')]);
  await expect.element(panel()).not.toBeInTheDocument();
  expect(button('Practice tools').query()).toBeNull();
  tell([aCloud('document'), practice]);
  await expect.element(button('Practice tools')).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Practice nodes' })).not.toBeInTheDocument();
  await page.getByRole('grid').getByText('by hand').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'by hand' })).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Practice nodes' })).toBeVisible();
});

test('does to the node that is selected what is asked, and back', async () => {
  const main = await openNodes(fleet());
  expect(panel().getByRole('button', { name: 'Vanish' }).query()).toBeNull();
  await page.getByRole('checkbox', { name: 'Select by hand' }).click();
  await panel().getByRole('button', { name: 'Vanish' }).click();
  await expect.element(said()).toHaveTextContent(/^Vanish: by hand/);
  expect(lastInput(main, 'practice.setNodes')).toEqual({ nodeIds: ['n-2'], vanished: true });
  await expect.poll(() => lastInput(main, 'nodes.check')).toEqual({ nodeIds: [idOf(2)] });
  await panel().getByRole('button', { name: 'Come back' }).click();
  await expect
    .poll(() => lastInput(main, 'practice.setNodes'))
    .toEqual({ nodeIds: ['n-2'], vanished: false });
  await panel().getByRole('button', { name: 'Refuse node passwords' }).click();
  await expect.element(panel().getByRole('button', { name: 'Accept node passwords' })).toBeVisible();
  await panel().getByRole('button', { name: 'Unlock slowly' }).click();
  await expect
    .poll(() => lastInput(main, 'practice.setNodes'))
    .toEqual({ nodeIds: ['n-2'], unlockSeconds: 60 });
  await panel().getByRole('button', { name: 'Skip a minute' }).click();
  await expect.poll(() => lastInput(main, 'practice.passTime')).toEqual({ seconds: 60 });
});

test('says why the practice service refused, and can be closed', async () => {
  const main = await openNodes(fleet());
  main.failNext('practice.makeNodes', {
    code: 'PRACTICE_REFUSED',
    facts: { detail: 'at most 5000 practice nodes' },
  });
  await panel().getByRole('button', { name: 'Make 300', exact: true }).click();
  await expect.element(panel().getByRole('alert')).toHaveTextContent(/at most 5000 practice nodes/);
  await panel().getByRole('button', { name: 'Close practice tools' }).click();
  expect(button('Release image').query()).toBeNull();
  await go('Settings');
  expect(button('Practice tools').query()).toBeNull();
});

test('on a node’s page says what it really is, and fills in its password where one types', async () => {
  const world = fleet();
  const bare = aNode(4, 'locked', { name: 'bare', hasSecret: false });
  world.nodes = [...world.nodes, bare];
  const main = await openNodes(world);
  await page.getByRole('grid').getByText('bare').click();
  await openTools();
  await expect.element(panel()).toHaveTextContent(/Real state: locked/);
  await panel().getByRole('button', { name: 'Refuse node passwords' }).click();
  await expect.element(panel()).toHaveTextContent(/locked and refuses every node password/);
  await button('Close practice tools').click();
  await button('Fill in practice passwords').click();
  await expect.element(page.getByLabelText('Node password')).toHaveValue('practice-password-of-n-4');
  expect(main.timesCalled('nodes.unlock')).toBe(0);
});
