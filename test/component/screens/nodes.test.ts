import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AlertView, NodeRow } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aFleet, aNode, idOf, withNodes, type NodeWorld } from '../../fakes/node-world.ts';
import { addNodes, button, go, lastInput, openApp } from './open-app.ts';

async function openNodes(
  fleet: NodeWorld,
  prepare: (main: FakeMain) => void = () => undefined,
  confirm: 'native' | 'page' = 'native',
): Promise<FakeMain> {
  const main = await openApp(
    'full',
    (world) => {
      world.fleet = fleet;
      world.confirm = confirm;
    },
    prepare,
  );
  await go('Nodes');
  return main;
}

const grid = () => page.getByRole('grid', { name: 'Nodes' });
const rows = () => grid().getByRole('row');
const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

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

test('counts by state in a sentence, and how many are locked in the title and beside the place', async () => {
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

test('lists the worst first and the longest of them before the others, each with what says so and its age', async () => {
  await openNodes(few());
  await expect.element(rows().nth(1)).toHaveTextContent(/Locked\s*old lock.*\d\d:\d\d\s*4\smin ago\s*Unlock/);
  await expect.element(rows().nth(2)).toHaveTextContent(/new lock/);
  await expect.element(rows().nth(3)).toHaveTextContent(/Outdated\s*old image.*Upgrade/);
  await expect.element(rows().nth(4)).toHaveTextContent(/Unlocked\s*well/);
});

test('lists a node that follows no block among those that need a hand, and says since when', async () => {
  const stillSinceMs = Date.now() - 3 * 3_600_000;
  const fleet = few();
  const nodes = [
    ...fleet.nodes,
    aNode(6, 'unreachable'),
    aNode(5, 'unlocked', { name: 'stuck', stillSinceMs }),
  ];
  await openNodes(withNodes(nodes));
  await expect.element(rows().nth(3)).toHaveTextContent(/Unreachable/);
  await expect.element(rows().nth(4)).toHaveTextContent(/Unlocked, no blocks\s*stuck/);
});

test('says of a locked node that an update from outside locked it, or probably did', async () => {
  await openNodes(
    withNodes([
      aNode(9, 'locked', { name: 'one', lockedBy: 'update' }),
      aNode(8, 'locked', { name: 'two', lockedBy: 'probablyUpdate' }),
    ]),
  );
  const first = rows().nth(1);
  await expect.element(first).toHaveTextContent(/one.*Locked by an upgrade from outside/);
  // Where the column is too narrow for it, it is told in full.
  await expect
    .element(first.getByText('Locked by an upgrade from outside'))
    .toHaveAttribute('title', 'Locked by an upgrade from outside');
  await expect.element(rows().nth(2)).toHaveTextContent(/two.*Probably locked by an upgrade from outside/);
});

test('follows what main tells: another state is another place in the list', async () => {
  const main = await openNodes(few());
  await expect.element(rows().nth(4)).toHaveTextContent(/well/);
  const locked = aNode(1, 'locked', { name: 'well', sinceMs: Date.now() - 9 * 3_600_000 });
  main.tell('nodes.changed', { rows: [locked], removed: [idOf(2)], clouds: null });
  await expect.element(rows().nth(1)).toHaveTextContent(/Locked\s*well/);
  await expect.element(page.getByText('new lock')).not.toBeInTheDocument();
  await expect.poll(() => document.title).toMatch(/^\(2\slocked\) Nodes · Ochre$/);
});

test('moves the age of a proof on without a row, and takes a row that comes later for newer', async () => {
  const provedBefore = (minutes: number) =>
    aNode(1, 'unlocked', { name: 'well', provedAtMs: Date.now() - minutes * 60_000 });
  const main = await openNodes(withNodes([provedBefore(9)]));
  const age = () => rows().nth(1).getByRole('gridcell').nth(4);
  await expect.element(age()).toHaveTextContent(/^9\smin ago$/);
  main.tell('nodes.proved', { nodes: [{ id: idOf(1), provedAtMs: Date.now() - 120_000 }] });
  await expect.element(age()).toHaveTextContent(/^2\smin ago$/);
  main.tell('nodes.changed', { rows: [provedBefore(3)], removed: [], clouds: null });
  await expect.element(age()).toHaveTextContent(/^3\smin ago$/);
});

test('takes what was told of connections while the list was on its way for newer than the list', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await go('Home');
  const release = main.hold('nodes.list');
  await go('Nodes');
  await expect.poll(() => main.timesCalled('nodes.list')).toBeGreaterThan(2);
  main.tell('nodes.changed', { rows: [], removed: [], clouds: [] });
  release();
  await expect.element(page.getByText('No nodes yet.')).toBeVisible();
});

test('says what will probably lock, as a prediction', async () => {
  await openNodes(
    withNodes([
      aNode(1, 'unlocked', {
        plan: 'scale',
        predicted: { because: 'newImage', sinceMs: Date.now() - 720_000 },
      }),
    ]),
  );
  await expect.element(rows().nth(1)).toHaveTextContent(/Unlocked.*Lock likely, new image out/);
});

test('finds by words, state and plan, and shows all again', async () => {
  await openNodes(few());
  await userEvent.fill(page.getByLabelText('Find a node'), 'LOCK old');
  await expect.element(page.getByText(/^1 found$/)).toBeVisible();
  await expect.element(rows().nth(1)).toHaveTextContent(/old lock/);
  await button('Columns').click();
  await page.getByRole('combobox', { name: 'Plan' }).selectOptions('wallet');
  await expect.element(page.getByText('No nodes match.')).toBeVisible();
  await button('Show all').last().click();
  await expect.element(rows().nth(4)).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('outdated');
  await expect.element(rows().nth(1)).toHaveTextContent(/old image/);
});

test('selects a range by keys alone and plans an unlock of it', async () => {
  await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await press('{Shift>}j{/Shift}{ArrowDown}{ }');
  await expect.element(page.getByRole('region', { name: 'Selected nodes' })).toHaveTextContent(/3 selected/);
  await press('u');
  await expect.element(h1(/^Unlock 3\snodes$/)).toBeVisible();
});

test('plans an unlock of the row one stands on where none is selected, and Escape selects none', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await press('{Control>}a{/Control}');
  await expect.element(page.getByRole('region', { name: 'Selected nodes' })).toHaveTextContent(/4 selected/);
  await press('{Escape}ju');
  await expect.element(h1(/^Unlock 1\snode$/)).toBeVisible();
  await expect.poll(() => lastInput(main, 'nodes.plan')).toEqual({ act: 'unlock', nodeIds: [idOf(2)] });
});

test('stays with the node when others move above it, so that a key never acts on another', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  await press('j');
  const locked = aNode(1, 'locked', { name: 'well', sinceMs: Date.now() - 9 * 3_600_000 });
  main.tell('nodes.changed', { rows: [locked], removed: [], clouds: null });
  await expect.element(rows().nth(1)).toHaveTextContent(/well/);
  await press('{Enter}');
  await expect.element(h1('new lock')).toBeVisible();
});

test('selects by the boxes too, and keeps what is selected when it is not looked for', async () => {
  await openNodes(few());
  await page.getByRole('checkbox', { name: 'Select old lock' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('outdated');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await button('Review upgrade').click();
  await expect.element(h1(/^Upgrade 2\snodes$/)).toBeVisible();
});

test('draws 5,000 nodes with at most 1,000 elements, also in the middle of them', async () => {
  await openNodes({ ...aFleet(5_000), lockedSeconds: Array<number>(96).fill(900) });
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '5001');
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1_000);
  grid().element().scrollTop = 2_500 * 32;
  await expect.poll(() => document.querySelector('[aria-rowindex="2510"]')).not.toBeNull();
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1_000);
});

/** How often a person presses, until what they want is asked for. */
function countPresses(): () => number {
  let presses = 0;
  const count = (): void => void (presses += 1);
  document.addEventListener('click', count, true);
  onTestFinished(() => document.removeEventListener('click', count, true));
  return () => presses;
}

test('unlocks a node whose password is kept by one press, and twelve by three, main’s question among them', async () => {
  const thirteen = Array.from({ length: 13 }, (_, at) => aNode(at + 1, 'locked'));
  const main = await openNodes(withNodes(thirteen), undefined, 'page');
  await expect.element(rows().nth(13)).toBeVisible();
  const forOne = countPresses();
  await rows().nth(1).getByRole('button', { name: 'Unlock' }).click();
  await expect.poll(() => lastInput(main, 'nodes.unlock')).toMatchObject({ nodeId: idOf(13) });
  expect(forOne()).toBe(1);
  const forAll = countPresses();
  await button('Unlock all 12').click();
  await button(/^Unlock 12\snodes$/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => main.world.fleet.runs.length).toBe(1);
  expect(forAll()).toBe(3);
});

test('draws when the fleet was locked, over a day or a week, and says it in a sentence', async () => {
  const lockedSeconds = Array.from({ length: 96 }, (_, at) => (at === 40 ? 7_200 : at === 41 ? 3_600 : 0));
  const main = await openNodes({ ...few(), lockedSeconds });
  await button('Columns').click();
  const plot = page.getByRole('img', {
    name: /^Locked, 24 h: 3\sh 00\smin in total; at most 8 at once/,
  });
  await expect.element(plot).toBeVisible();
  const [tall, low] = [...plot.element().querySelectorAll('rect.locked')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(tall).toBeCloseTo((low ?? 0) * 2);
  await button('7 days').click();
  await expect.element(page.getByRole('img', { name: /^Locked, 7 days/ })).toBeVisible();
  expect(lastInput(main, 'nodes.lockedHistory')).toEqual({ hours: 168 });
  const read = main.timesCalled('nodes.lockedHistory');
  main.tell('nodes.changed', { rows: [aNode(1, 'locked', { name: 'well' })], removed: [], clouds: null });
  await expect.poll(() => main.timesCalled('nodes.lockedHistory'), { timeout: 6_000 }).toBeGreaterThan(read);
});

test('reads the plot of locked nodes by the arrow keys', async () => {
  const lockedSeconds = Array.from({ length: 96 }, (_, at) => (at === 94 ? 7_200 : 0));
  await openNodes({ ...few(), lockedSeconds });
  await button('Columns').click();
  const reader = page.getByRole('slider', { name: 'Locked' });
  await expect.element(reader).toBeVisible();
  (reader.element() as HTMLElement).focus();
  await expect
    .element(reader)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/ – .*: none locked$/));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText(/ – .*: 2\sh 00\smin$/)).toBeVisible();
});

test('does not say that no node was locked while one is', async () => {
  await openNodes(few());
  await button('Columns').click();
  await expect
    .element(page.getByRole('img', { name: 'Locked, 24 h: Only since a moment ago.' }))
    .toBeVisible();
});

test('plans an unlock of all that are locked, and of no other, by one button', async () => {
  const main = await openNodes(few());
  await button('Unlock all 2').click();
  await expect.element(h1(/^Unlock 2\snodes$/)).toBeVisible();
  expect(lastInput(main, 'nodes.plan')).toEqual({ act: 'unlock', nodeIds: [idOf(130), idOf(2)] });
});

test('says what it cannot see where the service has no call for it', async () => {
  const blind = withNodes([aNode(1, 'unlocked', { cloudId: aCloud('document').id })], [aCloud('document')]);
  await openNodes(blind);
  await expect.element(page.getByText(/can’t tell a node’s state/)).toBeVisible();
  await button('Connections').click();
  await expect
    .element(page.getByRole('region', { name: 'Harbour nodes' }))
    .toHaveTextContent(/Not offered\s*List of nodes, Progress of an upgrade and Lock of a node/);
  expect(button('Get list').query()).toBeNull();
});

test('keeps the newest image that was read, and says that the last reading did not come', async () => {
  await openNodes(withNodes([aNode(1, 'unlocked')], [aCloud('full', { trouble: 'no answer within 10 s' })]));
  await expect.element(page.getByText(/Newest image not read: no answer within 10 s/)).toBeVisible();
  await button('Columns').click();
  await expect.element(page.getByText(/newest known image a91f3c2, seen 3\smin ago/)).toBeVisible();
});

test('names a token that is not in the keychain, of a connection and of a node, and leads to where it is entered', async () => {
  const trouble = { kind: 'tokenMissing', text: '', atMs: Date.now() } as const;
  await openNodes(
    withNodes([aNode(1, 'unlocked', { trouble })], [aCloud('full', { trouble: 'TOKEN_MISSING' })]),
  );
  await expect.element(rows().nth(1)).toHaveTextContent(/Token missing/);
  await expect.element(page.getByText(/No token for .* in the keychain/).first()).toBeVisible();
  await button('Connections').first().click();
  await expect.element(page.getByText(/Enter the token again in the settings of/)).toBeVisible();
});

test('says which nodes wait for a keychain that is shut, and no more once it is open', async () => {
  const main = await openNodes(withNodes([aNode(1, 'unlocked')]));
  const view = {
    password: 'none',
    locked: false,
    questionCancelled: false,
    idleMinutes: 10,
    waitSeconds: 0,
  } as const;
  const words = page.getByText(/Nodes not watched until the keychain is unlocked: 1/);
  main.tell('lock.changed', { ...view, nodes: { watched: 0, locked: 0, waiting: 1 } });
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole('main')).not.toHaveTextContent(/app password/);
  main.tell('lock.changed', { ...view, nodes: { watched: 1, locked: 0, waiting: 0 } });
  await expect.element(words).not.toBeInTheDocument();
});

test('names on the board what the service’s list left out, and why', async () => {
  const list = {
    trouble: 'The token was revoked on Monday',
    unread: { count: 4, names: ['nameless', 'row 5', 'row 61', 'num\u202ebered'] },
    isWhole: false,
    tellsImages: false,
  };
  await openNodes(withNodes([aNode(1, 'unlocked')], [aCloud('full', { list })]));
  for (const note of [
    /^Alpine nodes: unreadable rows in the list: nameless, row 5, row 61,? and num.*bered$/,
    /^Alpine nodes has more nodes than it listed\.$/,
    /^List of nodes not read: The token was revoked on Monday$/,
    /^This service doesn’t tell which image a node runs\.$/,
  ])
    await expect.element(page.getByText(note)).toBeVisible();
  expect(document.body.textContent).not.toContain('\u202e');
});

test('says that the list could not be read, never that there are no nodes', async () => {
  const main = await openNodes(few(), (fake) => {
    fake.failNext('nodes.list', { code: 'INTERNAL', facts: { incident: 'n-1' } });
  });
  await expect.element(rows().nth(1)).toHaveTextContent(/old lock/);
  main.failNext('nodes.list', { code: 'INTERNAL', facts: { incident: 'n-2' } });
  await go('Home');
  await go('Nodes');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n-2/);
  await expect.element(rows().nth(1)).toHaveTextContent(/old lock/);
  expect(page.getByText('No nodes yet.').query()).toBeNull();
});

test('connects a service with no extra unless it is asked for, then reads its newest image', async () => {
  const main = await openNodes({ ...few(), clouds: [], nodes: [] });
  await button('Connect node service').click();
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Mine');
  await userEvent.fill(page.getByLabelText('Service address'), 'https://cloud.example/api');
  await userEvent.fill(page.getByLabelText(/^Token/), 'a cloud token');
  await expect.element(page.getByText(/only an unlock shows a lock/)).toBeVisible();
  await button('Save settings').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(lastInput(main, 'nodes.saveCloud')).toMatchObject({
    connection: { kind: 'remote', nodeApiUrl: null, token: 'a cloud token' },
    extras: { list: false, detail: false, probe: false },
    everySeconds: 60,
  });
  expect(document.body.innerHTML).not.toContain('a cloud token');
});

test('says what is wrong with an address of a service, and keeps what was typed', async () => {
  const main = await openNodes({ ...few(), clouds: [], nodes: [] });
  await button('Connect node service').click();
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Mine');
  await userEvent.fill(page.getByLabelText('Service address'), 'http://cloud.example');
  main.failNext('nodes.saveCloud', { code: 'URL_REFUSED', facts: { reason: 'scheme' } });
  await button('Save settings').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Use https:/);
  expect(main.timesCalled('nodes.check')).toBe(0);
  expect(main.world.fleet.clouds).toEqual([]);
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Mine');
});

test('keeps the token of a connection where none is typed, and says that another address never gets it', async () => {
  const main = await openNodes(few());
  await button('Connections').click();
  await button('Change').click();
  await userEvent.fill(page.getByLabelText('Service address'), 'https://elsewhere.example');
  await expect.element(page.getByText(/never goes elsewhere/)).toBeVisible();
  await button('Save settings').click();
  await expect.poll(() => main.timesCalled('nodes.saveCloud')).toBe(1);
  expect(lastInput(main, 'nodes.saveCloud')).not.toHaveProperty('connection.token');
});

test('removes a connection only after main has asked, and keeps it on no', async () => {
  const main = await openNodes(few(), undefined, 'page');
  await button('Connections').click();
  await button('Remove').click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove “Alpine nodes”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Alpine nodes not removed')).toBeVisible();
  expect(main.world.fleet.clouds).toHaveLength(1);
  await button('Remove').click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Connect node service')).toBeVisible();
  expect(main.world.fleet.nodes).toEqual([]);
});

test('reads a list line by line, and names each line that it leaves out', async () => {
  const main = await openNodes(few());
  await addNodes('Import list');
  await userEvent.fill(page.getByLabelText('Or paste the list'), 'name,node_id\nlju-hub,n-9\nbroken');
  await button('Import list').last().click();
  await expect.element(page.getByText(/1 added, 0 changed/)).toBeVisible();
  await expect.element(page.getByText('Line 3: node_id is missing')).toBeVisible();
  expect(lastInput(main, 'nodes.importList')).toMatchObject({ format: 'csv' });
  await userEvent.fill(page.getByLabelText('Or paste the list'), '[{"node_id": "n-1"}]');
  await button('Import list').last().click();
  await expect.poll(() => lastInput(main, 'nodes.importList')).toMatchObject({ format: 'json' });
});

const anAlert = (seed: number, given: Partial<AlertView> = {}): AlertView => ({
  id: idOf(0xf00 + seed),
  kind: 'locked',
  atMs: Date.now() - seed * 60_000,
  count: 300,
  names: ['a', 'b', 'c'],
  nodeIds: [idOf(2), idOf(130)],
  seen: false,
  ...given,
});

test('tells of 300 nodes in one message, counts what is new, and knows it as seen once it is read', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  main.tell('nodes.alerted', anAlert(1));
  await expect.element(page.getByText(/^300\snodes: locked at \d\d:\d\d$/)).toBeVisible();
  await button(/^Alerts\s*1/).click();
  const list = page.getByRole('list', { name: 'Alerts' });
  await expect
    .element(list)
    .toHaveTextContent(/New\s*300\snodes: locked at \d\d:\d\d · 2 still are\s*a, b, c and 297\smore/);
  await expect.poll(() => lastInput(main, 'nodes.seen')).toEqual({ alertIds: [idOf(0xf01)] });
  await list.getByRole('button', { name: 'Unlock all 2' }).click();
  await expect.element(h1(/^Unlock 2\snodes$/)).toBeVisible();
});

test('says on the board, on the page and in the alert why nodes are silent, whose certificate it is and until when', async () => {
  const expired = {
    kind: 'certificateExpired',
    host: 'n1.example',
    atMs: Date.UTC(2026, 10, 27, 12),
  } as const;
  const silent = (seed: number, silence: NonNullable<NodeRow['silence']>) =>
    aNode(seed, 'unreachable', { name: `silent ${String(seed)}`, silence });
  await openNodes({
    ...withNodes([
      silent(3, expired),
      silent(2, { kind: 'dns', host: 'n2.example' }),
      silent(1, { kind: 'gateway', status: 502 }),
    ]),
    alerts: [
      anAlert(1, {
        kind: 'unreachable',
        count: 1,
        names: ['silent 3'],
        nodeIds: [idOf(3)],
        silence: expired,
      }),
    ],
  });
  await expect
    .element(rows().nth(1))
    .toHaveTextContent(
      /silent 3.*Renew the certificate of n1.example: it ended on (27 Nov 2026|Nov 27, 2026)/,
    );
  await expect
    .element(rows().nth(2))
    .toHaveTextContent(/silent 2.*Name not found \(DNS\)\. Check that n2.example/);
  await expect.element(rows().nth(3)).toHaveTextContent(/silent 1.*what stands before it answered 502/);
  await button(/^Alerts/).click();
  await expect
    .element(page.getByRole('list', { name: 'Alerts' }))
    .toHaveTextContent(
      /silent 3: no answer \(certificate expired\) at \d\d:\d\d · still so\s*Certificate expired\. Renew the certificate of n1/,
    );
  await button('Open').click();
  await expect
    .element(page.getByText(/^Certificate expired\. Renew the certificate of n1.example/))
    .toBeVisible();
});

test('says of an alert how many of its nodes still are so, and takes the toast away once none is', async () => {
  const main = await openNodes(few());
  await expect.element(grid()).toBeVisible();
  main.tell('nodes.alerted', anAlert(1, { count: 2 }));
  await expect.element(page.getByText(/^2\snodes: locked at \d\d:\d\d$/)).toBeVisible();
  const unlock = (seed: number) =>
    main.tell('nodes.changed', { rows: [aNode(seed, 'unlocked')], removed: [], clouds: null });
  unlock(2);
  await expect.element(page.getByText(/^2\snodes: locked at \d\d:\d\d · 1 still are$/)).toBeVisible();
  unlock(130);
  await expect.element(page.getByText(/nodes: locked at/)).not.toBeInTheDocument();
  await button(/^Alerts/).click();
  await expect
    .element(page.getByRole('list', { name: 'Alerts' }))
    .toHaveTextContent(/2\snodes: locked at \d\d:\d\d · over/);
});

test('sets which alerts are told, after how long, and quiet hours over midnight', async () => {
  const main = await openNodes(few());
  await button('Alerts').click();
  await page.getByLabelText('Outdated').click();
  await userEvent.fill(page.getByLabelText('Still locked after'), '30');
  await page.getByLabelText('Quiet hours').click();
  await userEvent.fill(page.getByLabelText('From'), '21:30');
  await button('Save settings').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(main.world.fleet.alertSettings).toEqual({
    kinds: ['locked', 'lockedLong', 'unreachable', 'outdated', 'upgradeFailed'],
    lockedMinutes: 30,
    quiet: { from: 1_290, to: 420 },
  });
});
