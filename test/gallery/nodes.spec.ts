import { expect, type Page } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import { agree, button, test, title } from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

const MINUTE = 60_000;

async function toNodes(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Nodes' }).click();
  await expect(title(page, 'Nodes')).toBeVisible();
}

async function openNode(page: Page, name: string): Promise<void> {
  await toNodes(page);
  await page.getByLabel('Find a node').fill(name);
  await page.getByRole('grid', { name: 'Nodes' }).getByText(name, { exact: true }).click();
  await expect(title(page, name)).toBeVisible();
}

test('nodes: the board, its panels, a node and a plan', async ({ ochre: { page } }) => {
  await ask(page, 'practice.makeNodes', { count: 60, plan: 'node', state: 'unlocked' });
  await ask(page, 'practice.makeNodes', { count: 12, plan: 'scale', state: 'locked' });
  await ask(page, 'practice.makeNodes', { count: 5, plan: 'node', state: 'outdated' });
  await button(page, /^Watch nodes/).click();
  await expect(title(page, 'Nodes')).toBeVisible();
  await button(page, 'Try it with practice nodes').click();
  const states = page.getByRole('group', { name: 'How many, by state' });
  await expect(states.getByText('12 locked')).toBeVisible({ timeout: MINUTE });
  await stand(page, 'nodes-board', 'everyColour');
  for (const [name, label] of [
    ['alerts', /^Alerts/],
    ['runs', 'Bulk runs'],
    ['connections', 'Connections'],
    ['add', 'Add node'],
    ['import', 'Import list'],
  ] as const) {
    await toNodes(page);
    await button(page, label).click();
    await stand(page, `nodes-${name}`);
  }
  await openNode(page, 'practice-001');
  await stand(page, 'node-unlocked');
  await openNode(page, 'practice-062');
  await stand(page, 'node-locked', 'everyColour');
  await openNode(page, 'practice-075');
  await stand(page, 'node-outdated');
  await toNodes(page);
  await page.getByLabel('Find a node').fill('');
  await button(page, 'Plan unlock of all 12').click();
  await stand(page, 'plan-without-passwords');
  await page.getByRole('radio', { name: 'One each' }).check();
  await stand(page, 'plan-passwords');
  const { nodes } = await ask(page, 'practice.nodes', {});
  const passwords: string[] = [];
  for (const { nodeId } of nodes.slice(60, 72))
    passwords.push((await ask(page, 'practice.nodePassword', { nodeId })).password);
  for (const [at, password] of passwords.entries())
    await page.getByLabel(`Password of practice-0${String(61 + at)}`).fill(password);
  await button(page, /^Use 12/).click();
  await expect(page.getByText(/for this run only/)).toBeVisible();
  await stand(page, 'plan');
  await button(page, /^Unlock 12/).click();
  await agree(page, 'Unlock 12 nodes?', 'Unlock 12 nodes');
  await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 2 * MINUTE });
  await stand(page, 'run-finished');
});
