import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { agree, button, test, title } from '../e2e/support/practice.ts';
import { serve, StandIn } from '../node-lane/stand-in.ts';
import { stand } from './stand.ts';

test('a node of one’s own, from its address to unlocked, with its Bitcoin node away in between', async ({
  ochre: { page },
}) => {
  const node = new StandIn('2026-02', sleep);
  const served = await serve(node);
  try {
    await button(page, /^Watch nodes/).click();
    await expect(title(page, 'Nodes')).toBeVisible();
    await stand(page, 'nodes-none');
    await button(page, 'Add a node of your own').click();
    await stand(page, 'own-node-add');
    await page.getByLabel('Name', { exact: true }).fill('Attic');
    await page.getByLabel('Its address').fill(served.url);
    await button(page, 'Add the node').click();
    await agree(page, /^Send secrets/, 'Approve this host');
    await expect(page.getByText('The node is locked until you unlock it.')).toBeVisible();
    await stand(page, 'own-node-locked', 'everyColour');

    // With its password alone it says what it wants beside.
    const dialog = page.getByRole('dialog', { name: 'Unlock Attic' });
    await button(page, 'Unlock Attic').click();
    await dialog.getByLabel('Password').fill(node.password);
    await dialog.getByRole('button', { name: 'Unlock Attic' }).click();
    await expect(button(page, 'Change what the unlock sends')).toBeVisible();
    await stand(page, 'own-node-wants-more');
    await button(page, 'Change what the unlock sends').click();
    await expect(page.getByLabel('Host of its Bitcoin node')).toBeFocused();
    await expect(page.getByLabel('Host of its Bitcoin node')).toHaveValue('127.0.0.1');
    await button(page, 'Regtest').click();
    await page.getByLabel('User of its Bitcoin node').fill('rpc');
    await page.getByLabel('Indexer').fill('ssl://indexer.example:50002');
    await stand(page, 'own-node-fields');
    await button(page, 'Save the settings').click();

    node.bitcoindAway = true;
    await button(page, 'Unlock Attic').click();
    await dialog.getByLabel('Password', { exact: true }).fill(node.password);
    await dialog.getByLabel(/Bitcoin node/).fill('secret');
    await dialog.getByRole('checkbox', { name: /^Keep it/ }).check();
    await stand(page, 'own-node-unlock');
    await dialog.getByRole('button', { name: 'Unlock Attic' }).click();
    await expect(page.getByText(/bitcoind/).first()).toBeVisible();
    await stand(page, 'own-node-bitcoind-away', 'everyColour');

    node.bitcoindAway = false;
    await button(page, 'Unlock Attic').click();
    await dialog.getByLabel('Password', { exact: true }).fill(node.password);
    await dialog.getByLabel(/Bitcoin node/).fill('secret');
    await dialog.getByRole('button', { name: 'Unlock Attic' }).click();
    await expect(page.getByText('It is unlocked', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
    await stand(page, 'own-node-unlocked', 'everyColour');
    await page.getByRole('navigation').getByRole('button', { name: 'Nodes' }).click();
    await stand(page, 'own-node-board');
    await button(page, 'Connections').click();
    await stand(page, 'own-node-connection');
  } finally {
    await page.close();
    await served.close();
  }
});
