import { expect } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import {
  addNodes,
  beginBy,
  agree,
  button,
  closeTools,
  go,
  openNode,
  openTools,
  test,
  title,
} from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

const MINUTE = 60_000;

test('nodes: the board, its panels, a node and a plan', async ({ ochre: { page } }) => {
  await ask(page, 'practice.makeNodes', { count: 60, plan: 'node', state: 'unlocked' });
  await ask(page, 'practice.makeNodes', { count: 12, plan: 'scale', state: 'locked' });
  await ask(page, 'practice.makeNodes', { count: 5, plan: 'node', state: 'outdated' });
  await beginBy(page, 'Watch nodes');
  await expect(title(page, 'Nodes')).toBeVisible();
  await button(page, 'Try practice nodes').click();
  const states = page.getByRole('group', { name: 'Nodes' });
  await expect(states.getByText('12 locked')).toBeVisible({ timeout: MINUTE });
  await stand(page, 'nodes-board', 'everyColour');
  await openTools(page);
  await stand(page, 'nodes-practice');
  await closeTools(page);
  for (const [name, label] of [
    ['alerts', /^Alerts/],
    ['runs', 'Batches'],
    ['connections', 'Connections'],
  ] as const) {
    await go(page, 'Nodes');
    await button(page, label).click();
    await stand(page, `nodes-${name}`);
  }
  for (const [name, way] of [
    ['add', 'Add node'],
    ['import', 'Import list'],
  ] as const) {
    await go(page, 'Nodes');
    await addNodes(page, way);
    await stand(page, `nodes-${name}`);
  }
  await go(page, 'Nodes');
  await button(page, 'Connections').click();
  await button(page, 'Connect node service').click();
  await stand(page, 'nodes-connect');
  await openNode(page, 'practice-001');
  await stand(page, 'node-unlocked');
  await openNode(page, 'practice-062');
  await stand(page, 'node-locked', 'everyColour');
  await openNode(page, 'practice-075');
  await stand(page, 'node-outdated');
  await button(page, 'Change settings').click();
  await stand(page, 'node-settings');
  await go(page, 'Nodes');
  await page.getByLabel('Find a node').fill('');
  await button(page, 'Unlock all 12').click();
  await stand(page, 'plan-without-passwords');
  await page.getByRole('radio', { name: 'One for each' }).check();
  await stand(page, 'plan-passwords');
  const { nodes } = await ask(page, 'practice.nodes', {});
  const passwords: string[] = [];
  for (const { nodeId } of nodes.slice(60, 72))
    passwords.push((await ask(page, 'practice.nodePassword', { nodeId })).password);
  for (const [at, password] of passwords.entries())
    await page.getByLabel(`Password of practice-0${String(61 + at)}`).fill(password);
  await button(page, /^Use 12/).click();
  await stand(page, 'plan', page.getByText(/for this batch only/).first());
  await button(page, /^Unlock 12/).click();
  await agree(page, 'Unlock 12 nodes?', 'Unlock 12 nodes');
  await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 2 * MINUTE });
  await expect(page.getByRole('grid', { name: 'Nodes' }).getByText('Done')).toHaveCount(12);
  await stand(page, 'run-finished');
  await go(page, 'Nodes');
  await button(page, 'Batches').click();
  await stand(page, 'nodes-runs-full');
  await go(page, 'Nodes');
  await button(page, 'Columns').click();
  await stand(page, 'nodes-board-columns');
  await page.getByLabel('State', { exact: true }).selectOption('outdated');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await stand(page, 'nodes-chosen');
  await button(page, /^Enter \d+.node passwords?$/).click();
  await stand(page, 'passwords');
});

test('nodes: a password, a wrong one, a slow unlock and one that is gone', async ({ ochre: { page } }) => {
  await ask(page, 'practice.makeNodes', { count: 3, plan: 'node', state: 'locked' });
  const { nodes } = await ask(page, 'practice.nodes', {});
  const [, slow, gone] = nodes.map(({ nodeId }) => nodeId);
  await beginBy(page, 'Watch nodes');
  await button(page, 'Try practice nodes').click();
  const states = page.getByRole('group', { name: 'Nodes' });
  await expect(states.getByText('3 locked')).toBeVisible({ timeout: MINUTE });
  await openNode(page, 'practice-001');
  const field = page.getByLabel('Node password');
  await stand(page, 'node-unlock', field, 'everyColour');
  await field.fill('not it');
  await button(page, 'Unlock').click();
  await stand(page, 'node-wrong-password', page.getByText('Wrong node password', { exact: true }));
  await ask(page, 'practice.setNodes', { nodeIds: [slow ?? ''], unlockSeconds: 60 });
  await openNode(page, 'practice-002');
  const { password } = await ask(page, 'practice.nodePassword', { nodeId: slow ?? '' });
  await field.fill(password);
  await button(page, 'Unlock').click();
  await stand(
    page,
    'node-unlocking',
    page.getByText('Unlocking. This can take up to an hour.'),
    'everyColour',
  );
  await ask(page, 'practice.setNodes', { nodeIds: [gone ?? ''], vanished: true });
  await go(page, 'Nodes');
  await button(page, 'Refresh').click();
  await expect(states.getByText(/1 (state unknown|unreachable)/)).toBeVisible({
    timeout: MINUTE,
  });
  await openNode(page, 'practice-003');
  await stand(page, 'node-gone', 'everyColour');
});
