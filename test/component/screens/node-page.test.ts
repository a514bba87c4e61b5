import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CloudView, NodeRow } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aNode, idOf, restOf, withNodes, type NodeRest } from '../../fakes/node-world.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const NODE = idOf(7);

/** The page of one node, opened from the board. */
async function openNode(
  state: NodeRow['state'],
  given: Partial<NodeRow> = {},
  rest: Partial<NodeRest> = {},
  confirm: 'native' | 'page' = 'native',
  cloud: Partial<CloudView> = {},
): Promise<FakeMain> {
  const node = aNode(7, state, { name: 'zrh-pay-07', ...given });
  const main = await openApp('full', (world) => {
    world.fleet = withNodes([node], [aCloud('full', cloud), aCloud('document')]);
    world.fleet.rest.set(NODE, restOf(node, rest));
    world.confirm = confirm;
  });
  await go('Nodes');
  const grid = page.getByRole('grid', { name: 'Nodes' });
  await expect.element(grid).toBeVisible();
  grid.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'zrh-pay-07' })).toBeVisible();
  await unfold();
  return main;
}

const checked = () => page.getByRole('group').filter({ hasText: 'Checked' });
const known = () => page.getByRole('group').filter({ hasText: 'Details' });

/** Opens what is folded, unless it stands open by itself. */
async function unfold(): Promise<void> {
  await expect.element(known()).toBeVisible();
  for (const fold of [checked(), known()])
    if (!(fold.element() as HTMLDetailsElement).open)
      await userEvent.click(fold.element().querySelector('summary')!);
}
const road = () => page.getByRole('region', { name: 'Upgrade, then unlock' });
const step = (name: RegExp) => road().getByRole('listitem').filter({ hasText: name });

/** Main tells the node anew. */
function becomes(main: FakeMain, given: Partial<NodeRow>): void {
  const [before] = main.world.fleet.nodes;
  if (before === undefined) throw new Error('there is no node');
  const row = { ...before, ...given };
  main.world.fleet.nodes = [row];
  main.tell('nodes.changed', { rows: [row], removed: [], clouds: null });
}

test('says how long ago it was proved, and reads the evidence again with each proof', async () => {
  const main = await openNode('unlocked');
  await expect.element(page.getByText(/^Unlocked, answered 4\smin ago$/)).toBeVisible();
  const readings = (): number => main.calls.filter(({ name }) => name === 'nodes.read').length;
  const before = readings();
  main.tell('nodes.proved', { nodes: [{ id: NODE, provedAtMs: Date.now() - 60_000 }] });
  await expect.element(page.getByText(/^Unlocked, answered 1\smin ago$/)).toBeVisible();
  await expect.poll(readings).toBe(before + 1);
});

const NO_IMAGES: CloudView['list'] = {
  trouble: null,
  unread: { count: 0, names: [] },
  isWhole: true,
  tellsImages: false,
};

test('offers the upgrade all the same where the service tells no image, and says so', async () => {
  const main = await openNode('unlocked', { image: null, outdated: null }, {}, 'native', { list: NO_IMAGES });
  await expect
    .element(page.getByRole('main'))
    .toHaveTextContent(/doesn’t tell which image a node runs\.\s*You can upgrade the node anyway\./);
  await button('Upgrade').click();
  await expect.poll(() => main.calls.some(({ name }) => name === 'nodes.upgrade')).toBe(true);
});

test('gets the addresses of its logs, which the service may still be collecting, and copies one', async () => {
  const main = await openNode('locked');
  await button('Get logs').click();
  await expect.element(page.getByText(/Still being collected/)).toBeVisible();
  await button('Get logs').click();
  await expect.element(page.getByText('https://logs.example.org/part-1?signature=0f')).toBeVisible();
  expect(lastInput(main, 'nodes.logs')).toEqual({ nodeId: NODE, taskId: 'task-1' });
  // What was collected once is collected anew.
  await button('Get logs').click();
  expect(lastInput(main, 'nodes.logs')).toEqual({ nodeId: NODE, taskId: null });
});

test('says that a node with damaged data is mended by no unlock', async () => {
  await openNode('locked', {
    trouble: { kind: 'refused', text: 'corrupted', about: 'data', atMs: Date.now() },
  });
  await expect.element(page.getByText('Wallet data damaged')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Unlock', exact: true })).not.toBeInTheDocument();
});

test('takes a certificate for a node behind mTLS, and says whose it shows', async () => {
  const main = await openNode('locked', {}, { clientCertificate: { subject: 'CN=ochre', endsAtMs: 2e12 } });
  await button('Change settings').click();
  await expect.element(page.getByText(/Ochre shows “CN=ochre”, until/)).toBeVisible();
  await page.getByLabelText(/^Client certificate/).fill('-----BEGIN …');
  await button('Save settings').click();
  expect(lastInput(main, 'nodes.save')).toMatchObject({ clientCertificate: '-----BEGIN …' });
});

test('says of a node that was never set up what it lacks, and not that it waits for an unlock', async () => {
  await openNode('locked', { proof: 'toldNotInitialized' });
  await expect.element(page.getByText('Never set up')).toBeVisible();
  await expect.element(page.getByText('Set up the node first.')).toBeVisible();
});

test('updates and unlocks in one act, with what the keychain holds', async () => {
  const main = await openNode('outdated');
  await button('Upgrade, then unlock').click();
  expect(lastInput(main, 'nodes.upgradeToUnlocked')).toEqual({ nodeId: NODE });
});

test('offers no update to unlocked without a kept password, and says why', async () => {
  const main = await openNode('outdated', { hasSecret: false });
  await expect
    .element(button('Upgrade, then unlock'))
    .toHaveAccessibleDescription('Store the node password first.');
  await userEvent.click(button('Upgrade, then unlock'), { force: true });
  expect(main.timesCalled('nodes.upgradeToUnlocked')).toBe(0);
});

test('calls a slow unlock slow: elapsed, last answer, next try and a way to stop, and never a failure', async () => {
  const main = await openNode('locked');
  const now = Date.now();
  becomes(main, {
    state: 'unlocking',
    act: {
      kind: 'unlock',
      step: 'waitForUnlock',
      sinceMs: now - 112_000,
      lastAnswer: 'changingState',
      lastAnswerAtMs: now - 8_000,
      nextTryAtMs: now + 22_900,
    },
  });
  await expect.element(step(/Unlock/)).toHaveTextContent(/1\smin 5\d\ss/);
  await expect.element(step(/Unlock/)).toHaveTextContent(/Last answer: changing state,\s+\d+\ss ago/);
  await expect.element(step(/Unlock/)).toHaveTextContent(/Next try: in 2\d\ss/);
  expect(document.querySelector('main')?.textContent).not.toMatch(/failed|error/i);
  await expect.element(page.getByText('The node goes on unlocking.')).toBeVisible();
  await button('Stop waiting').click();
  await expect.poll(() => main.timesCalled('nodes.stop')).toBe(1);
  await expect.element(button('Unlock')).toBeVisible();
});

test.each([
  ['is kept, asks for the node’s own password alone', ['password', 'bitcoind_rpc_password'], false],
  ['is not kept, asks for both', ['password'], true],
])(
  'after a wrong password, where the login of its Bitcoin node %s, and sends what was typed and no more',
  async (_, secretsKept, asksForBoth) => {
    const both = ['password', 'bitcoind_rpc_password'].map((name) => [name, `{{${name}}}`]);
    const unlockTemplate = JSON.stringify(Object.fromEntries(both));
    const main = await openNode('locked', {}, { unlockTemplate, secretsKept, password: 'right' });
    becomes(main, { trouble: { kind: 'wrongPassword', text: 'wrongPassword', atMs: Date.now() } });
    const own = page.getByLabelText('Node password', { exact: true });
    await expect.element(own).toBeVisible();
    await expect.element(page.getByText(/Ochre tries none twice/)).toBeVisible();
    expect(main.timesCalled('nodes.unlock')).toBe(0);
    const login = page.getByLabelText('Bitcoin node password');
    expect(login.query() !== null).toBe(asksForBoth);
    await userEvent.fill(own, 'right');
    if (asksForBoth) await userEvent.fill(login, 'an rpc secret');
    await button('Unlock').click();
    await expect.element(own).not.toBeInTheDocument();
    const more = asksForBoth ? { bitcoind_rpc_password: 'an rpc secret' } : {};
    expect(lastInput(main, 'nodes.unlock')).toEqual({
      ...{ nodeId: NODE, keep: false },
      secrets: { password: 'right', ...more },
    });
  },
);

test('takes a password that is typed now, keeps it only when told to, and shows it nowhere', async () => {
  const main = await openNode('locked', { hasSecret: false });
  await expect.element(page.getByText(/Sent only to https:\/\/nodes.example\/u-1\/n-7/)).toBeVisible();
  await expect.element(page.getByLabelText('Store in the keychain')).not.toBeChecked();
  await userEvent.fill(page.getByLabelText('Node password', { exact: true }), 'correct horse');
  await page.getByLabelText('Store in the keychain').click();
  await button('Unlock').click();
  await expect.element(page.getByText('Unlocking. This can take up to an hour.')).toBeVisible();
  expect(lastInput(main, 'nodes.unlock')).toEqual({
    nodeId: NODE,
    secrets: { password: 'correct horse' },
    keep: true,
  });
  await expect.element(known()).toHaveTextContent(/Node password\s*in the keychain/);
  expect(document.body.innerHTML).not.toContain('correct horse');
});

test('asks nothing while the password is empty, and goes to where it is typed', async () => {
  const main = await openNode('locked', { hasSecret: false });
  await button('Unlock').click();
  await expect.element(page.getByLabelText('Node password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(main.timesCalled('nodes.unlock')).toBe(0);
});

test('asks for every secret that the body names and the keychain has not, each by its name', async () => {
  await openNode(
    'locked',
    {},
    {
      unlockTemplate: '{"password": "{{password}}", "bitcoind_rpc_password": "{{rpc_password}}"}',
      secretsKept: ['password'],
    },
  );
  await expect.element(page.getByLabelText('Rpc password')).toBeVisible();
  expect(page.getByLabelText('Node password', { exact: true }).query()).toBeNull();
});

test('sends no password to a host that was not approved, and names the host', async () => {
  const main = await openNode('locked', {}, { invokeUrl: 'https://new-host.example/rpc' });
  await expect
    .element(known())
    .toHaveTextContent(/new-host.example\s*not approved: Ochre sends no secrets there/);
  await button('Unlock').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/You haven’t approved https:\/\/new-host\.example/);
  expect(main.world.fleet.nodes[0]?.act).toBeNull();
});

test('says of a node without an address that it does not know where it answers', async () => {
  await openNode('locked', { cloudId: aCloud('document').id });
  await expect.element(known()).toHaveTextContent(/Address\s*none: enter one in the settings/);
  await button('Unlock').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/zrh-pay-07 has no address/);
});

test('says of a node that does not answer since when, and asks again only when told to', async () => {
  const main = await openNode('unreachable');
  await expect.element(page.getByText('The node doesn’t answer.')).toBeVisible();
  await expect.element(page.getByText(/^Unreachable since .*\d\d:\d\d$/)).toBeVisible();
  expect(main.timesCalled('nodes.check')).toBe(0);
  await button('Refresh').click();
  await expect.poll(() => lastInput(main, 'nodes.check')).toEqual({ nodeIds: [NODE] });
});

test('offers the unlock of a node that was never set up when it was asked: it may be set up since', async () => {
  const main = await openNode('locked');
  becomes(main, {
    trouble: { kind: 'notInitialized', text: 'notInitialized', atMs: Date.now() - 60_000 },
  });
  await expect.element(page.getByText('Never set up')).toBeVisible();
  await button('Unlock').click();
  await expect.poll(() => main.timesCalled('nodes.unlock')).toBe(1);
});

test('says that it stopped waiting, not that an unlock went wrong', async () => {
  const main = await openNode('locked');
  becomes(main, {
    trouble: { kind: 'gaveUp', text: 'no success within an hour', atMs: Date.now() - 60_000 },
  });
  await expect.element(page.getByText('Stopped waiting')).toBeVisible();
  await expect
    .element(page.getByText(/Refresh before you unlock again: the outcome is unknown/))
    .toBeVisible();
  await expect.element(button('Unlock')).toBeVisible();
});

test('shows what a node said without letting it hide or reorder words', async () => {
  const main = await openNode('locked');
  becomes(main, {
    trouble: { kind: 'refused', text: '<img src=x>\u202eevil\u200b', atMs: Date.now() },
  });
  await expect.element(page.getByText(/Answer: “<img src=x>\ufffdevil\ufffd”/)).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('shows what is known with what proved it and how old that is', async () => {
  await openNode('locked');
  await expect.element(checked()).toHaveTextContent(/Locked\s*Reported by the service · 4\smin ago/);
  await expect
    .element(checked())
    .toHaveTextContent(/Newest is a91f3c2\s*Reported by the service · 3\smin ago/);
  await expect.element(step(/Restarted, locked/)).toHaveTextContent(/Took 4\smin 31\ss/);
  await page.getByText('The last 30 days').click();
  const history = page.getByRole('group').filter({ hasText: 'The last 30 days' });
  await expect.element(history).toHaveTextContent(/Upgrade accepted: a91f3c2, by you/);
  await expect.element(history).toHaveTextContent(/Locked 7\smin/);
});

test('says of a node that follows no block since when, and what to look at, though it is unlocked', async () => {
  const main = await openNode('unlocked', { stillSinceMs: Date.now() - 3 * 3_600_000 });
  await expect.element(page.getByText(/^Unlocked, no blocks since .*\d\d:\d\d$/)).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: /Unlocked, but no block since/ });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/Check its Bitcoin node and indexer/)).toBeVisible();
  becomes(main, { stillSinceMs: null });
  await expect.element(note).not.toBeInTheDocument();
});

test.each([
  ['upgrading', /upgrade takes too long/, /Check the node at its service/],
  ['unlocking', /unlock takes too long/, /Check the node’s log/],
  ['stopping', /doesn’t finish changing its state/, /Restart the node/],
  ['changing', /doesn’t finish changing its state/, /Restart the node/],
] as const)('says what takes too long, and what to do next: %s', async (overdue, title, todo) => {
  await openNode('overdue', { overdue });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(todo)).toBeVisible();
  await expect.element(page.getByText(/^Taking too long since .*\d\d:\d\d$/)).toBeVisible();
  await expect.element(button('Refresh')).toBeVisible();
});

test('says where a service cannot tell the state, and takes an unlock as the way to learn it', async () => {
  await openNode('notHeard', { cloudId: aCloud('document').id });
  await expect.element(checked()).toHaveTextContent(/can’t tell a node’s state/);
  await expect.element(page.getByText(/A node that is unlocked stays as it is/)).toBeVisible();
  expect(button('Refresh').query()).toBeNull();
});

test('does not take an unlock body that is no JSON, and says so beside it', async () => {
  const main = await openNode('unlocked');
  await button('Change settings').click();
  await button('Write JSON').click();
  const body = page.getByLabelText('Unlock body');
  await userEvent.fill(body, 'password');
  await expect.element(body).toHaveAttribute('aria-invalid', 'true');
  await expect.element(body).toHaveAccessibleDescription(/Not a JSON object/);
  await userEvent.click(button('Save settings'), { force: true });
  expect(main.timesCalled('nodes.save')).toBe(0);
  await userEvent.fill(body, '{"password": "{{Pass Word}}"}');
  await expect.element(body).toHaveAccessibleDescription(/is no valid name/);
});

test('takes what an unlock wants by fields, and keeps the login of the Bitcoin node apart from them', async () => {
  const main = await openNode('unlocked');
  await button('Change settings').click();
  await button('Regtest').click();
  await expect.element(page.getByLabelText('Bitcoin node port')).toHaveValue('18443');
  await userEvent.fill(page.getByLabelText('Bitcoin node user'), 'rpc-user');
  await userEvent.fill(page.getByLabelText('Indexer'), 'ssl://indexer.example:50002');
  await userEvent.fill(page.getByLabelText('Bitcoin node password'), 'an rpc secret');
  await button('Save settings').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(lastInput(main, 'nodes.save')).toMatchObject({
    unlockTemplate: expect.stringMatching(
      /"bitcoind_rpc_password": "\{\{bitcoind_rpc_password\}\}"[^]*"bitcoind_rpc_port": 18443[^]*"announce_addresses": \[\]/,
    ) as string,
    secrets: { bitcoind_rpc_password: 'an rpc secret' },
  });
});

test('opens what the node refused an unlock for, points at it, and forgets that once it is another', async () => {
  const main = await openNode('locked');
  becomes(main, {
    trouble: { kind: 'refused', about: 'body', text: 'missing field `indexer_url`', atMs: Date.now() },
  });
  await button('Change unlock settings').click();
  const host = page.getByLabelText('Bitcoin node host');
  // Begun with what most nodes have, and nothing is sent by that.
  await expect.element(host).toHaveValue('127.0.0.1');
  await expect.element(host).toHaveFocus();
  await expect.element(host).toHaveAttribute('aria-invalid', 'true');
  await expect.element(host).toHaveAccessibleDescription(/More needed to unlock/);
  expect(main.timesCalled('nodes.save')).toBe(0);
  await userEvent.fill(host, '10.0.0.7');
  await expect.element(host).not.toHaveAttribute('aria-invalid');
  becomes(main, {
    trouble: { kind: 'refused', about: 'indexer', text: 'Invalid indexer', atMs: Date.now() },
  });
  await button('Change unlock settings').click();
  await expect.element(page.getByLabelText('Indexer')).toHaveFocus();
  // What was typed meanwhile stays.
  await expect.element(host).toHaveValue('10.0.0.7');
});

test('keeps secrets by their names, sends only what was typed, and forgets one only when told', async () => {
  const main = await openNode('unlocked');
  await button('Change settings').click();
  await button('Write JSON').click();
  await userEvent.fill(
    page.getByLabelText('Unlock body'),
    '{"password": "{{password}}", "rpc": "{{rpc_password}}"}',
  );
  await userEvent.fill(page.getByLabelText('Rpc password'), 'an rpc secret');
  await page.getByLabelText('Remove: Node password').click();
  await button('Save settings').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(lastInput(main, 'nodes.save')).toMatchObject({
    nodeId: NODE,
    secrets: { password: null, rpc_password: 'an rpc secret' },
  });
  expect(lastInput(main, 'nodes.save')).not.toHaveProperty('token');
  await expect.element(known()).toHaveTextContent(/Node password\s*not stored/);
  expect(document.body.innerHTML).not.toContain('an rpc secret');
});

test('warns plainly before a node is unlocked by itself', async () => {
  const main = await openNode('unlocked');
  await button('Change settings').click();
  await page.getByLabelText(/Unlock automatically after a lock/).click();
  await expect.element(page.getByText('Nobody checks first.')).toBeVisible();
  await button('Save settings').click();
  await expect.poll(() => lastInput(main, 'nodes.save')).toMatchObject({ unlockByItself: true });
});

test('removes a node only after main has asked', async () => {
  const main = await openNode('unlocked', {}, {}, 'page');
  await button('Remove zrh-pay-07').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('zrh-pay-07 not removed')).toBeVisible();
  expect(main.world.fleet.nodes).toHaveLength(1);
  await button('Remove zrh-pay-07').click();
  await dialog.getByRole('button', { name: 'Remove the node' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nodes' })).toBeVisible();
});

test('says that a node is gone when it was removed meanwhile', async () => {
  const main = await openNode('unlocked');
  main.world.fleet.nodes = [];
  main.tell('nodes.changed', { rows: [], removed: [NODE], clouds: null });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/This node is gone from the list/);
});

const OWN = aCloud('full', {
  ...{ id: 'c9'.repeat(16), name: 'Your own nodes', kind: 'own', baseUrl: '', nodeApiUrl: null },
  ...{ hasToken: false, latestImage: null, extras: { list: false, detail: false, probe: true } },
});

/** The page of a node of one's own. */
async function openOwn(state: NodeRow['state'], given: Partial<NodeRow> = {}): Promise<FakeMain> {
  const node = aNode(7, state, { name: 'Attic', cloudId: OWN.id, image: null, outdated: null, ...given });
  const main = await openApp('full', (world) => {
    world.fleet = withNodes([node], [OWN]);
    world.fleet.rest.set(NODE, restOf(node, { userId: null, invokeUrl: 'https://attic.example' }));
  });
  await go('Nodes');
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toBeVisible();
  return main;
}

test('adds a node of one’s own by its address and a name alone, and says what is missing', async () => {
  const main = await openApp('full', (world) => {
    world.fleet = withNodes([], []);
  });
  await go('Nodes');
  await button('Add node').click();
  for (const label of ['ID at the service', 'User ID at the service', 'Plan', 'Image'])
    expect(page.getByLabelText(label).query()).toBeNull();
  await expect.element(page.getByText('Missing: Name')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Attic');
  await expect.element(page.getByText('Missing: Address')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Address', { exact: true }), 'https://attic.example');
  await userEvent.fill(page.getByLabelText('Node token'), 'macaroon-1');
  await button('Add node').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();
  expect(lastInput(main, 'nodes.save')).toMatchObject({
    ...{ nodeId: null, cloudId: null, name: 'Attic', foreignNodeId: null, userId: null },
    ...{ invokeUrl: 'https://attic.example', token: 'macaroon-1', image: null },
  });
});

test('shows of one’s own no newest image, no plan and no update, and says how to update it', async () => {
  await openOwn('locked');
  expect(document.body.textContent).not.toMatch(/Newest image/);
  page.getByRole('grid', { name: 'Nodes' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const how = page.getByRole('group').filter({ hasText: 'How to upgrade' });
  await page.getByText('How to upgrade').click();
  const steps = how.getByRole('listitem');
  await expect.element(steps.nth(1)).toHaveTextContent('Stop the node');
  await expect.element(steps.nth(2)).toHaveTextContent(/Replace the image/);
  await expect.element(steps.nth(3)).toHaveTextContent(/Start the node, then unlock it here/);
  await expect.element(button('Unlock')).toBeVisible();
  for (const name of ['Upgrade', 'Upgrade, then unlock']) expect(button(name).query()).toBeNull();
  await expect.element(known()).not.toHaveTextContent(/Plan|Newest|ID at the service/);
});

test('names its token that is not in the keychain, though it was unlocked last, and opens where it is entered', async () => {
  const main = await openNode('unlocked');
  becomes(main, { trouble: { kind: 'tokenMissing', text: '', atMs: Date.now() } });
  await expect.element(page.getByText('Token missing')).toBeVisible();
  await button('Change settings').first().click();
  await expect.element(page.getByLabelText('Node token', { exact: true })).toBeVisible();
});
