import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { templateOf } from '../../src-renderer/nodes/node/unlock-fields.ts';
import { ask } from '../e2e/support/ask.ts';
import { beginBy, agree, button, go, test, title } from '../e2e/support/practice.ts';
import { serve, StandIn, type Told } from '../node-lane/stand-in.ts';
import { stand } from './stand.ts';

test('a node of one’s own, from its address to unlocked, with its Bitcoin node away in between', async ({
  ochre: { page },
}) => {
  const node = new StandIn('2026-02', sleep);
  const served = await serve(node);
  try {
    await beginBy(page, 'Watch nodes');
    await stand(page, 'nodes-none', title(page, 'Nodes'));
    await button(page, 'Add node').click();
    await stand(page, 'own-node-add');
    await page.getByLabel('Name', { exact: true }).fill('Attic');
    await page.getByLabel('Address', { exact: true }).fill(served.url);
    await button(page, 'Add node').click();
    await agree(page, /^Send secrets/, 'Agree');
    await stand(
      page,
      'own-node-locked',
      page.getByText('The node can’t send or receive until you unlock it.'),
      'everyColour',
    );

    // With its password alone it says what it wants beside.
    await page.getByLabel('Password').fill(node.password);
    await button(page, 'Unlock').click();
    await stand(page, 'own-node-wants-more', button(page, 'Change unlock settings'));
    await button(page, 'Change unlock settings').click();
    await expect(page.getByLabel('Bitcoin node host')).toBeFocused();
    await expect(page.getByLabel('Bitcoin node host')).toHaveValue('127.0.0.1');
    await button(page, 'Regtest').click();
    await page.getByLabel('Bitcoin node user').fill('rpc');
    await page.getByLabel('Indexer').fill('ssl://indexer.example:50002');
    await stand(page, 'own-node-fields');
    await button(page, 'Save settings').click();

    node.bitcoindAway = true;
    await page.getByLabel('Node password', { exact: true }).fill(node.password);
    await page.getByLabel(/Bitcoin node/).fill('secret');
    await page.getByRole('checkbox', { name: /^Store/ }).check();
    await stand(page, 'own-node-unlock');
    await button(page, 'Unlock').click();
    await stand(page, 'own-node-bitcoind-away', page.getByText(/bitcoind/).first(), 'everyColour');

    node.bitcoindAway = false;
    await page.getByLabel('Node password', { exact: true }).fill(node.password);
    await page.getByLabel(/Bitcoin node/).fill('secret');
    await button(page, 'Unlock').click();
    await expect(page.getByText(/^Unlocked, answered/).first()).toBeVisible({ timeout: 20_000 });
    await stand(page, 'own-node-unlocked', 'everyColour');
    await go(page, 'Nodes');
    await stand(page, 'own-node-board');
    await button(page, 'Connections').click();
    await stand(page, 'own-node-connection');
  } finally {
    await page.close();
    await served.close();
  }
});

/** A hosting service over such nodes, simulated: it tells the newest image, and an update locks the node. */
function hosting(nodes: ReadonlyMap<string, StandIn>) {
  const answer = async (method: string, route: string, body: string | null, path: string): Promise<Told> => {
    if (route === 'latest-rln-image') return { status: 200, body: { data: 'b2' } };
    const node = nodes.get(path.split('/').at(-2) ?? '');
    if (node === undefined) return { status: 404, body: { error: 'Node not found' } };
    if (route !== 'upgrade') return node.answer(method, route, body);
    void node.answer('POST', 'lock', null);
    return { status: 200, body: { message: 'Upgrade started successfully' } };
  };
  return serve({ answer });
}

test('three nodes updated and unlocked by one run, of which one refuses, since its Bitcoin node is away', async ({
  ochre: { page },
}) => {
  const nodes = new Map(['zrh-pay', 'gva-hub', 'ber-edge'].map((id) => [id, new StandIn('2026-02', sleep)]));
  for (const node of nodes.values()) node.state = 'unlocked';
  const served = await hosting(nodes);
  try {
    const saving = ask(page, 'nodes.saveCloud', {
      ...{ cloudId: null, name: 'Alpine nodes', everySeconds: 5 },
      connection: { kind: 'remote', baseUrl: served.url, nodeApiUrl: served.url },
      extras: { list: false, detail: false, probe: true },
    });
    await agree(page, /^Send secrets/, 'Agree');
    const cloud = await saving;
    for (const id of nodes.keys())
      await ask(page, 'nodes.save', {
        ...{ nodeId: null, cloudId: cloud.id, name: id, foreignNodeId: id, userId: 'u1', plan: 'node' },
        ...{ invokeUrl: null, image: 'a1', secrets: {}, unlockByItself: false },
        unlockTemplate: templateOf({
          ...{ host: '127.0.0.1', port: '18443', user: 'rpc', indexer: 'ssl://indexer.example:50002' },
          ...{ proxy: '', announce: '', alias: '' },
        }),
      });
    await beginBy(page, 'Watch nodes');
    const states = page.getByRole('group', { name: 'Nodes' });
    await expect(states.getByText('3 outdated')).toBeVisible({ timeout: 30_000 });
    // Of an update that began before a node was ever asked, only time tells the new lock from an old one.
    const proofs = async (): Promise<boolean[]> => {
      const { nodes: rows } = await ask(page, 'nodes.list', {});
      const details = await Promise.all(rows.map(({ id }) => ask(page, 'nodes.read', { nodeId: id })));
      return details.map(({ evidence }) => evidence.some(({ fact }) => fact === 'Unlocked'));
    };
    await expect.poll(proofs, { timeout: 30_000 }).toEqual([true, true, true]);
    const away = nodes.get('gva-hub');
    if (away !== undefined) away.bitcoindAway = true;
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Review upgrade').click();
    await page.getByRole('checkbox', { name: /^Unlock after the upgrade/ }).check();
    await page.getByLabel('Node password', { exact: true }).fill('nodepassword1');
    await page.getByLabel('Bitcoin node password').fill('secret');
    await button(page, /^Use 3/).click();
    await stand(page, 'run-of-three-plan');
    await button(page, /^Upgrade and unlock 3/).click();
    await agree(page, /^Upgrade and unlock 3/, 'I have every phrase: upgrade');
    await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 120_000 });
    await stand(
      page,
      'run-of-three-one-refused',
      page.getByRole('alert').getByText(/1.node of this batch is locked/),
      'everyColour',
    );
    await go(page, 'Nodes');
    await stand(page, 'run-of-three-board');
    await button(page, 'Batches').click();
    await stand(page, 'run-of-three-list', page.getByText(/1.node of this batch is locked/), 'everyColour');
  } finally {
    await page.close();
    await served.close();
  }
});
