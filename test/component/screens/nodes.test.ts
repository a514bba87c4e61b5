import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AlertView, CloudView, NodeRow } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { aCloud, aFleet, aNode, idOf, withNodes, type NodeWorld } from '../../fakes/node-world.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

async function openNodes(fleet: NodeWorld, prepare: (main: FakeMain) => void = () => undefined) {
  const main = await openApp('full', { fleet }, prepare);
  await go('Nodes');
  return main;
}

const grid = () => page.getByRole('grid', { name: 'Nodes' });
const rows = () => grid().getByRole('row');
const field = (label: string | RegExp) => page.getByLabelText(label, { exact: true });

function press(keys: string): Promise<void> {
  grid().element().focus();
  return userEvent.keyboard(keys);
}

const few = () =>
  withNodes([
    aNode(1, 'unlocked', { name: 'well' }),
    aNode(2, 'locked', { name: 'new lock' }),
    aNode(130, 'locked', { name: 'old lock', plan: 'scale' }),
    aNode(4, 'outdated', { name: 'old image' }),
  ]);

/** Main announces these nodes. */
const tell = (
  main: FakeMain,
  changed: NodeRow[],
  removed: string[] = [],
  clouds: CloudView[] | null = null,
) => main.tell('nodes.changed', { rows: changed, removed, clouds });

test('nodes are counted by state in a sentence, and locked ones in the title and the sidebar', async () => {
  await openNodes(aFleet(300));
  const counts = page.getByRole('group', { name: 'Nodes' }).last();
  await expect.element(counts).toHaveTextContent(/14 locked · longest 2\sh 10\smin/);
  await expect.element(counts).toHaveTextContent(/3 unreachable.*9 upgrading, locked.*11 state unknown/);
  await expect.poll(() => document.title).toMatch(/^\(14\slocked\) Nodes · Ochre$/);
  await go('Home');
  await expect.poll(() => document.title).toMatch(/^\(14\slocked\) Home · Ochre$/);
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /Nodes/ }))
    .toHaveAccessibleName(/14 locked/);
});

const agoMs = (minutes: number): number => Date.now() - minutes * 60_000;

test.each<[string, NodeRow[], readonly RegExp[]]>([
  [
    'the worst first and the longest of them before the others, each with what says so and its age',
    few().nodes,
    [
      /Locked\s*old lock.*\d\d:\d\d\s*4\smin ago\s*Unlock/,
      /new lock/,
      /Outdated\s*old image.*Upgrade/,
      /Unlocked\s*well/,
    ],
  ],
  [
    'a node that follows no block among those that need a hand',
    [aNode(4, 'outdated'), aNode(6, 'unreachable'), aNode(5, 'unlocked', { stillSinceMs: agoMs(180) })],
    [/Unreachable/, /Unlocked, no blocks\s*node-005/, /Outdated/],
  ],
  [
    'of a locked node that an update from outside locked it, or probably did',
    [aNode(9, 'locked', { lockedBy: 'update' }), aNode(8, 'locked', { lockedBy: 'probablyUpdate' })],
    [/node-009.*Locked by an upgrade from outside/, /node-008.*Probably locked by an upgrade from outside/],
  ],
  [
    'what will probably lock, as a prediction',
    [aNode(1, 'unlocked', { plan: 'scale', predicted: { because: 'newImage', sinceMs: agoMs(12) } })],
    [/Unlocked.*Lock likely, new image out/],
  ],
])('lists %s', async (_, nodes, lines) => {
  await openNodes(withNodes(nodes));
  for (const [at, words] of lines.entries())
    await expect.element(rows().nth(at + 1)).toHaveTextContent(words);
});

test.each([
  ['a range that is selected', '{Shift>}j{/Shift}{ArrowDown}{ }u', [130, 2, 4]],
  ['the row one stands on where Escape selected none', '{Control>}a{/Control}{Escape}ju', [2]],
])('plans an unlock of %s by keys alone', async (_, keys, seeds) => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await press(keys);
  await expect
    .poll(() => lastInput(main, 'nodes.plan'))
    .toEqual({ act: 'unlock', nodeIds: seeds.map((seed) => idOf(seed)) });
  await expect.element(h1(/^Unlock \d\snodes?$/)).toBeVisible();
});

test('the keyboard stays on its node when rows move, so that a key never acts on another', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await press('j');
  tell(main, [aNode(1, 'locked', { name: 'well', sinceMs: agoMs(540) })]);
  await expect.element(rows().nth(1)).toHaveTextContent(/well/);
  await press('{Enter}');
  await expect.element(h1('new lock')).toBeVisible();
});

test('one click unlocks a node with a stored password; twelve take two clicks before main asks', async () => {
  const main = await openNodes(withNodes(Array.from({ length: 12 }, (_, at) => aNode(at + 1, 'locked'))));
  await expect.element(rows().nth(12)).toBeVisible();
  let presses = 0;
  const count = (): void => void (presses += 1);
  document.addEventListener('click', count, true);
  onTestFinished(() => document.removeEventListener('click', count, true));
  await rows().nth(1).getByRole('button', { name: 'Unlock' }).click();
  await expect.poll(() => lastInput(main, 'nodes.unlock')).toMatchObject({ nodeId: idOf(12) });
  expect(presses).toBe(1);
  await button('Unlock all 12').click();
  await button(/^Unlock 12\snodes$/).click();
  await expect.poll(() => main.timesCalled('nodes.run')).toBe(1);
  expect(presses).toBe(3);
});

test('1,000 nodes can be scrolled with at most 1,000 elements on the page', async () => {
  await openNodes(aFleet(1_000));
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '1001');
  const box = grid().element();
  for (const last of [500, 1_001]) {
    box.scrollTop = (last / 1_001) * box.scrollHeight;
    await expect.poll(() => box.querySelector(`[aria-rowindex="${String(last)}"]`)).not.toBeNull();
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1_000);
  }
});

test('the plot never says that no node was locked while one is', async () => {
  await openNodes(few());
  await button('Columns').click();
  await expect
    .element(page.getByRole('img', { name: 'Locked, 24 h: Only since a moment ago.' }))
    .toBeVisible();
});

test.each<[string, Partial<CloudView>, readonly RegExp[]]>([
  [
    'what it cannot see where the service has no call for it',
    { extras: { list: false, detail: false, probe: false } },
    [/can’t tell a node’s state/],
  ],
  [
    'that the last reading of the newest image did not come',
    { trouble: 'no answer within 10 s' },
    [/Newest image not read: no answer within 10 s/],
  ],
  [
    'that the token of a connection is not in the keychain',
    { trouble: 'TOKEN_MISSING' },
    [/No token for .* in the keychain/],
  ],
  [
    'what the service’s list left out, and why',
    {
      list: {
        trouble: 'The token was revoked on Monday',
        unread: { count: 4, names: ['nameless', 'row 5', 'row 61', 'num\u202ebered'] },
        ...{ isWhole: false, tellsImages: false },
      },
    },
    [
      /^Alpine nodes: unreadable rows in the list: nameless, row 5, row 61,? and num\ufffdbered$/,
      /^Alpine nodes has more nodes than it listed\.$/,
      /^List of nodes not read: The token was revoked on Monday$/,
      /^This service doesn’t tell which image a node runs\.$/,
    ],
  ],
])('says on the board %s', async (_, cloud, said) => {
  await openNodes(withNodes([aNode(1, 'unlocked')], [aCloud('full', cloud)]));
  for (const words of said) await expect.element(page.getByText(words).first()).toBeVisible();
});

test('an unreadable list is reported as such, and never as no nodes', async () => {
  const main = await openNodes(few());
  await expect.element(rows().nth(1)).toHaveTextContent(/old lock/);
  await go('Home');
  main.answers({ 'nodes.list': failure('INTERNAL', { incident: 'n-2' }) });
  await go('Nodes');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n-2/);
  await expect.element(rows().nth(1)).toHaveTextContent(/old lock/);
  expect(page.getByText('No nodes yet.').query()).toBeNull();
});

test("an empty field keeps a connection's token, and the form says that another address never gets it", async () => {
  const main = await openNodes(few());
  await button('Connections').click();
  await button('Change').click();
  await userEvent.fill(field('Service address'), 'https://elsewhere.example');
  await expect.element(page.getByText(/never goes elsewhere/)).toBeVisible();
  await button('Save settings').click();
  await expect.poll(() => main.timesCalled('nodes.saveCloud')).toBe(1);
  expect(lastInput(main, 'nodes.saveCloud')).not.toHaveProperty('connection.token');
});

test('a connection stays after a no to main', async () => {
  const main = await openNodes(few());
  main.answers({ 'nodes.removeCloud': { outcome: 'aborted' } });
  await button('Connections').click();
  await button('Remove').click();
  await expect.element(page.getByText('Alpine nodes not removed')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Alpine nodes' })).toBeVisible();
});

const anAlert = (given: Partial<AlertView> = {}): AlertView => ({
  ...{ id: idOf(0xf01), kind: 'locked', atMs: agoMs(1), count: 300, seen: false },
  ...{ names: ['a', 'b', 'c'], nodeIds: [idOf(2), idOf(130)] },
  ...given,
});
const alerts = () => page.getByRole('list', { name: 'Alerts' });

test('an alert about 300 nodes is one message that counts new ones, and is seen once read', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  main.tell('nodes.alerted', anAlert());
  await expect.element(page.getByText(/^300\snodes: locked at \d\d:\d\d$/)).toBeVisible();
  await button(/^Alerts\s*1/).click();
  await expect
    .element(alerts())
    .toHaveTextContent(/New\s*300\snodes: locked at \d\d:\d\d · 2 still are\s*a, b, c and 297\smore/);
  await expect.poll(() => lastInput(main, 'nodes.seen')).toEqual({ alertIds: [idOf(0xf01)] });
  await alerts().getByRole('button', { name: 'Unlock all 2' }).click();
  await expect.element(h1(/^Unlock 2\snodes$/)).toBeVisible();
});

test("board and alert say why nodes are silent, and name a bad certificate's owner and end", async () => {
  const atMs = Date.UTC(2026, 10, 27, 12);
  const expired = { kind: 'certificateExpired', host: 'n1.example', atMs } as const;
  const silent = (seed: number, silence: NonNullable<NodeRow['silence']>) =>
    aNode(seed, 'unreachable', { name: `silent ${String(seed)}`, silence });
  const main = await openNodes(
    withNodes([
      silent(3, expired),
      silent(2, { kind: 'dns', host: 'n2.example' }),
      silent(1, { kind: 'gateway', status: 502 }),
    ]),
  );
  for (const [at, words] of [
    /silent 3.*Renew the certificate of n1.example: it ended on (27 Nov 2026|Nov 27, 2026)/,
    /silent 2.*Name not found \(DNS\)\. Check that n2.example/,
    /silent 1.*what stands before it answered 502/,
  ].entries())
    await expect.element(rows().nth(at + 1)).toHaveTextContent(words);
  const one = { count: 1, names: ['silent 3'], nodeIds: [idOf(3)] };
  main.tell('nodes.alerted', anAlert({ ...one, kind: 'unreachable', silence: expired }));
  await button(/^Alerts/).click();
  await expect
    .element(alerts())
    .toHaveTextContent(
      /silent 3: no answer \(certificate expired\) at \d\d:\d\d · still so\s*Certificate expired\. Renew the certificate of n1/,
    );
});
