import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { beginBy, agree, button, go, test, title } from '../e2e/support/practice.ts';
import { serve, StandIn } from '../node-lane/stand-in.ts';
import { look } from '../e2e/support/look.ts';

test('a node of one’s own, from its address to unlocked, with its Bitcoin node away in between', async ({
  ochre: { page },
}) => {
  const node = new StandIn('2026-02', sleep);
  const served = await serve(node);
  try {
    await beginBy(page, 'Watch nodes');
    await look(page, 'nodes-none', title(page, 'Nodes'));
    await button(page, 'Add node').click();
    await look(page, 'own-node-add');
    await page.getByLabel('Name', { exact: true }).fill('Attic');
    await page.getByLabel('Address', { exact: true }).fill(served.url);
    await button(page, 'Add node').click();
    await agree(page, /^Send secrets/, 'Agree');
    await look(
      page,
      'own-node-locked',
      page.getByText('The node can’t send or receive until you unlock it.'),
      'everyColour',
    );

    // With its password alone it says what it wants beside.
    await page.getByLabel('Password').fill(node.password);
    await button(page, 'Unlock').click();
    await look(page, 'own-node-wants-more', button(page, 'Change unlock settings'));
    await button(page, 'Change unlock settings').click();
    await expect(page.getByLabel('Bitcoin node host')).toBeFocused();
    await expect(page.getByLabel('Bitcoin node host')).toHaveValue('127.0.0.1');
    await button(page, 'Regtest').click();
    await page.getByLabel('Bitcoin node user').fill('rpc');
    await page.getByLabel('Indexer').fill('ssl://indexer.example:50002');
    await look(page, 'own-node-fields');
    await button(page, 'Save settings').click();

    node.bitcoindAway = true;
    await page.getByLabel('Node password', { exact: true }).fill(node.password);
    await page.getByLabel(/Bitcoin node/).fill('secret');
    await page.getByRole('checkbox', { name: /^Store/ }).check();
    await look(page, 'own-node-unlock');
    await button(page, 'Unlock').click();
    await look(page, 'own-node-bitcoind-away', page.getByText(/bitcoind/).first(), 'everyColour');

    node.bitcoindAway = false;
    await page.getByLabel('Node password', { exact: true }).fill(node.password);
    await page.getByLabel(/Bitcoin node/).fill('secret');
    await button(page, 'Unlock').click();
    await expect(page.getByText(/^Unlocked, answered/).first()).toBeVisible({ timeout: 20_000 });
    await look(page, 'own-node-unlocked', 'everyColour');
    await go(page, 'Nodes');
    await look(page, 'own-node-board');
    await button(page, 'Connections').click();
    await look(page, 'own-node-connection');
  } finally {
    await page.close();
    await served.close();
  }
});
