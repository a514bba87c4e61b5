import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CloudView, NodeDetail, NodeRow } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { aCloud, aDetail, aNode, idOf, withNodes } from '../../fakes/node-world.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

const NODE = idOf(7);
const field = (label: string | RegExp) => page.getByLabelText(label, { exact: true });

/** Opens one node's page from the board, and everything folded on it. */
async function openNode(
  state: NodeRow['state'],
  given: Partial<NodeRow> = {},
  detail: Partial<NodeDetail> = {},
  cloud: Partial<CloudView> = {},
): Promise<FakeMain> {
  const node = aNode(7, state, { name: 'zrh-pay-07', ...given });
  const main = await openApp('full', {
    fleet: withNodes([node], [aCloud('full', cloud), aCloud('document')]),
  });
  main.answers({ 'nodes.read': () => aDetail(main.world.fleet.nodes[0] ?? node, detail) });
  await go('Nodes');
  const grid = page.getByRole('grid', { name: 'Nodes' });
  await expect.element(grid).toBeVisible();
  grid.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(h1('zrh-pay-07')).toBeVisible();
  await expect.element(known()).toBeVisible();
  for (const fold of [checked(), known()])
    if (!(fold.element() as HTMLDetailsElement).open)
      await userEvent.click(fold.element().querySelector('summary')!);
  return main;
}

const openForm = async (): Promise<FakeMain> => {
  const main = await openNode('unlocked');
  await button('Change settings').click();
  return main;
};

const checked = () => page.getByRole('group').filter({ hasText: 'Checked' });
const known = () => page.getByRole('group').filter({ hasText: 'Details' });

/** Main announces a change of the node. */
function becomes(main: FakeMain, given: Partial<NodeRow>): void {
  const [before] = main.world.fleet.nodes;
  if (before === undefined) throw new Error('there is no node');
  const row = { ...before, ...given };
  main.world.fleet.nodes.splice(0, 1, row);
  main.tell('nodes.changed', { rows: [row], removed: [], clouds: null });
}

const trouble = (
  kind: NonNullable<NodeRow['trouble']>['kind'],
  more: Partial<NonNullable<NodeRow['trouble']>> = {},
): Partial<NodeRow> => ({ trouble: { kind, text: kind, atMs: Date.now() - 60_000, ...more } });

const TOO_LONG = [
  ['upgrading', /upgrade takes too long/, /Check the node at its service/],
  ['unlocking', /unlock takes too long/, /Check the node’s log/],
  ['stopping', /doesn’t finish changing its state/, /Restart the node/],
  ['changing', /doesn’t finish changing its state/, /Restart the node/],
] as const;

type Told = [of: string, NodeRow['state'], Partial<NodeRow>, said: readonly (string | RegExp)[]];
type Offers = [offered: 'Unlock' | 'Refresh' | null, missing: 'Unlock' | 'Refresh' | 'Get list'];

test.each<[...Told, ...Offers]>([
  [
    'whose data is damaged that no unlock mends it',
    ...(['locked', trouble('refused', { about: 'data' }), ['Wallet data damaged'], null] as const),
    'Unlock',
  ],
  [
    'that was never set up what it lacks, and not that it waits for an unlock',
    ...(['locked', { proof: 'toldNotInitialized' }] as const),
    ...([['Never set up', 'Set up the node first.'], 'Unlock', 'Get list'] as const),
  ],
  [
    'that was not set up when it was asked that it may be since',
    ...(['locked', trouble('notInitialized'), ['Never set up'], 'Unlock', 'Get list'] as const),
  ],
  [
    'whose unlock was waited for long enough that the outcome is unknown, not that it went wrong',
    ...(['locked', trouble('gaveUp')] as const),
    ['Stopped waiting', /Refresh before you unlock again: the outcome is unknown/],
    ...(['Unlock', 'Get list'] as const),
  ],
  [
    'that refused what it said, without letting it hide or reorder words',
    ...(['locked', trouble('refused', { text: '<img src=x>\u202eevil\u200b' })] as const),
    ...([[/Answer: “<img src=x>\ufffdevil\ufffd”/], 'Unlock', 'Get list'] as const),
  ],
  [
    'that follows no block since when, and what to look at, though it is unlocked',
    ...(['unlocked', { stillSinceMs: Date.now() - 3 * 3_600_000 }] as const),
    [/^Unlocked, no blocks since .*\d\d:\d\d$/, /Check its Bitcoin node and indexer/],
    ...([null, 'Unlock'] as const),
  ],
  [
    'whose state the service cannot tell that an unlock is the way to learn it',
    ...(['notHeard', { cloudId: aCloud('document').id }] as const),
    [/can’t tell a node’s state/, /A node that is unlocked stays as it is/],
    ...(['Unlock', 'Refresh'] as const),
  ],
  ...TOO_LONG.map(([overdue, title, todo]): [...Told, ...Offers] => [
    `whose ${overdue} takes too long, and what to do next`,
    ...(['overdue', { overdue }, [title, todo, /^Taking too long since .*\d\d:\d\d$/]] as const),
    ...(['Refresh', 'Get list'] as const),
  ]),
])('says of a node %s', async (_, state, given, said, offered, missing) => {
  await openNode(state, given);
  for (const words of said) await expect.element(page.getByText(words).first()).toBeVisible();
  if (offered !== null) await expect.element(button(offered)).toBeVisible();
  expect(button(missing).query()).toBeNull();
  expect(document.querySelector('main img')).toBeNull();
});

test('“update to unlocked” is off without a stored password, says why, and with one does both in one act', async () => {
  const main = await openNode('outdated', { hasSecret: false });
  const upgrade = button('Upgrade, then unlock');
  await expect.element(upgrade).toHaveAccessibleDescription('Store the node password first.');
  await userEvent.click(upgrade, { force: true });
  expect(main.timesCalled('nodes.upgradeToUnlocked')).toBe(0);
  becomes(main, { hasSecret: true });
  await upgrade.click();
  expect(lastInput(main, 'nodes.upgradeToUnlocked')).toEqual({ nodeId: NODE });
});

const bothSecrets = {
  unlockTemplate: '{"password": "{{password}}", "bitcoind_rpc_password": "{{bitcoind_rpc_password}}"}',
  secretNames: ['password', 'bitcoind_rpc_password'],
};

test.each([
  ['is kept, asks for the node’s own password alone', ['password', 'bitcoind_rpc_password'], {}],
  ['is not kept, asks for both', ['password'], { bitcoind_rpc_password: 'an rpc secret' }],
])(
  'after a wrong password, where the login of its Bitcoin node %s, and sends what was typed and no more',
  async (_, secretsKept, more: Record<string, string>) => {
    const main = await openNode('locked', trouble('wrongPassword'), { ...bothSecrets, secretsKept });
    await expect.element(page.getByText(/Ochre tries none twice/)).toBeVisible();
    expect(main.timesCalled('nodes.unlock')).toBe(0);
    const asksForBoth = Object.keys(more).length > 0;
    expect(field('Bitcoin node password').query() !== null).toBe(asksForBoth);
    await userEvent.fill(field('Node password'), 'right');
    if (asksForBoth) await userEvent.fill(field('Bitcoin node password'), 'an rpc secret');
    await button('Unlock').click();
    const secrets = { password: 'right', ...more };
    await expect.poll(() => lastInput(main, 'nodes.unlock')).toEqual({ nodeId: NODE, keep: false, secrets });
  },
);

test('a typed password is used, stored only on request, and shown nowhere', async () => {
  const main = await openNode('locked', { hasSecret: false });
  await expect.element(page.getByText(/Sent only to https:\/\/nodes.example\/u-1\/n-7/)).toBeVisible();
  await expect.element(page.getByLabelText('Store in the keychain')).not.toBeChecked();
  await userEvent.fill(field('Node password'), 'correct horse');
  await page.getByLabelText('Store in the keychain').click();
  await button('Unlock').click();
  await expect
    .poll(() => lastInput(main, 'nodes.unlock'))
    .toEqual({ nodeId: NODE, secrets: { password: 'correct horse' }, keep: true });
  expect(document.body.innerHTML).not.toContain('correct horse');
});

test.each([
  [
    { kind: 'invokeUrl', url: 'https://new-host.example/rpc', host: 'new-host.example', approved: false },
    /new-host.example\s*not approved: Ochre sends no secrets there/,
    failure('HOST_NOT_APPROVED', { origin: 'https://new-host.example' }),
    /You haven’t approved https:\/\/new-host\.example/,
  ],
  [
    { kind: 'none', url: null, host: null, approved: false },
    /Address\s*none: enter one in the settings/,
    failure('NODE_ADDRESS_MISSING', { name: 'zrh-pay-07' }),
    /zrh-pay-07 has no address/,
  ],
] as const)('explains why no password goes to the address %o', async (address, words, refused, why) => {
  const main = await openNode('locked', {}, { address });
  main.answers({ 'nodes.unlock': refused });
  await expect.element(known()).toHaveTextContent(words);
  await button('Unlock').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(why);
});

test('secrets are stored by name: only typed ones are sent, and one is forgotten only on request', async () => {
  const main = await openForm();
  await button('Write JSON').click();
  const body = '{"password": "{{password}}", "rpc": "{{rpc_password}}"}';
  await userEvent.fill(page.getByLabelText('Unlock body'), body);
  await userEvent.fill(page.getByLabelText('Rpc password'), 'an rpc secret');
  await page.getByLabelText('Remove: Node password').click();
  await page.getByLabelText(/^Client certificate/).fill('-----BEGIN …');
  await page.getByLabelText(/Unlock automatically after a lock/).click();
  await expect.element(page.getByText('Nobody checks first.')).toBeVisible();
  await button('Save settings').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(lastInput(main, 'nodes.save')).toMatchObject({
    ...{ nodeId: NODE, unlockByItself: true, clientCertificate: '-----BEGIN …' },
    secrets: { password: null, rpc_password: 'an rpc secret' },
  });
  expect(lastInput(main, 'nodes.save')).not.toHaveProperty('token');
  expect(document.body.innerHTML).not.toContain('an rpc secret');
});

test('a node stays after a no to main', async () => {
  const main = await openNode('unlocked');
  main.answers({ 'nodes.remove': { outcome: 'aborted', removed: 0 } });
  await button('Remove zrh-pay-07').click();
  await expect.element(page.getByText('zrh-pay-07 not removed')).toBeVisible();
  await expect.element(h1('zrh-pay-07')).toBeVisible();
});
