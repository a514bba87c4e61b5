import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RunView } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { countsOf } from '../../fakes/fake-node-runs.ts';
import { aNode, idOf, restOf, withNodes, type NodeWorld, type RunNode } from '../../fakes/node-world.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const RUN = idOf(0xe01);

const fleet = (): NodeWorld =>
  withNodes([
    aNode(1, 'locked', { name: 'a', sinceMs: Date.now() - 3_600_000 }),
    aNode(2, 'locked', { name: 'b' }),
    aNode(3, 'locked', { name: 'no password', hasSecret: false }),
    aNode(4, 'unlocked', { name: 'well' }),
    aNode(5, 'outdated', { name: 'old' }),
  ]);

async function openBoard(world: NodeWorld, confirm: 'native' | 'page' = 'native'): Promise<FakeMain> {
  const main = await openApp('full', (all) => {
    all.fleet = world;
    all.confirm = confirm;
  });
  await go('Nodes');
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toBeVisible();
  return main;
}

async function planAll(act: 'unlock' | 'upgrade'): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await button(act === 'unlock' ? /^Unlock all \d/ : 'Review upgrade')
    .last()
    .click();
  await expect.element(page.getByText(/skipped. Nothing sent yet/)).toBeVisible();
}

const table = () => page.getByRole('grid', { name: 'Nodes' });
const line = (at: number) => table().getByRole('row').nth(at);

const part = (seed: number, outcome: RunNode['outcome'], text = ''): RunNode => ({
  nodeId: idOf(seed),
  name: `node ${String(seed)}`,
  outcome,
  text,
  startedAtMs: outcome === 'waiting' ? null : 1_000,
  endedAtMs: outcome === 'waiting' || outcome === 'running' ? null : 4_000,
});

function withRun(parts: RunNode[], given: Partial<RunView>): NodeWorld {
  const run: RunView = {
    id: RUN,
    act: 'unlock',
    state: 'running',
    canary: idOf(1),
    parallel: 4,
    startedAtMs: Date.now() - 60_000,
    endedAtMs: null,
    counts: countsOf(parts),
    stoppedBecause: null,
    ...given,
  };
  return { ...fleet(), runs: [run], runNodes: new Map([[RUN, parts]]) };
}

async function openRun(parts: RunNode[], given: Partial<RunView> = {}): Promise<FakeMain> {
  const main = await openBoard(withRun(parts, given));
  await button('Batches').click();
  await button(/^Open/).click();
  await expect.element(table()).toBeVisible();
  return main;
}

test('plans dry: who is asked and who is left out, each with its reason, and asks nobody', async () => {
  const main = await openBoard(fleet());
  await planAll('unlock');
  await expect.element(page.getByText(/skipped. Nothing sent yet/)).toHaveTextContent(/2\snodes, 3 skipped/);
  await expect.element(line(1)).toHaveTextContent(/a, First node\s*Locked\s*Unlock/);
  await expect.element(table()).toHaveTextContent(/b\s*Locked\s*Unlock/);
  await expect
    .element(table())
    .toHaveTextContent(/no password\s*Node password missing\. Enter the node password\.\s*Skipped/);
  await expect.element(table()).toHaveTextContent(/well\s*Already unlocked\s*Skipped/);
  expect(main.timesCalled('nodes.run')).toBe(0);
  expect(main.timesCalled('nodes.unlock')).toBe(0);
});

test('runs only those that are asked, with the canary and the number that were chosen', async () => {
  const main = await openBoard(fleet());
  await planAll('unlock');
  await expect.element(page.getByText(/^One first, then 4 at a time\.$/)).toBeVisible();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabelText('First node').selectOptions('b');
  await userEvent.fill(page.getByLabelText('Then at once'), '8');
  await button(/^Unlock 2\snodes$/).click();
  await expect.element(page.getByText('First node', { exact: true })).toBeVisible();
  expect(lastInput(main, 'nodes.run')).toEqual({
    act: 'unlock',
    nodeIds: [idOf(1), idOf(2)],
    canary: idOf(2),
    parallel: 8,
  });
});

test('begins nothing when main is answered with no', async () => {
  const main = await openBoard(fleet(), 'page');
  await planAll('unlock');
  await button(/^Unlock 2\snodes$/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  expect(main.world.fleet.runs).toEqual([]);
});

test('refuses more than 64 at a time', async () => {
  const main = await openBoard(fleet());
  await planAll('unlock');
  await page.getByText('Options', { exact: true }).click();
  await userEvent.fill(page.getByLabelText('Then at once'), '65');
  await expect.element(page.getByText(/^At most 64/)).toBeVisible();
  await userEvent.click(button(/^Unlock 2\snodes$/), { force: true });
  expect(main.timesCalled('nodes.run')).toBe(0);
});

test('names hosts that secrets never went to', async () => {
  const world = fleet();
  const [first] = world.nodes;
  if (first !== undefined)
    world.rest.set(first.id, restOf(first, { invokeUrl: 'https://new-host.example/rpc' }));
  await openBoard(world);
  await planAll('unlock');
  const note = page.getByRole('note').filter({ hasText: 'new hosts' });
  await expect.element(note).toHaveTextContent('https://new-host.example');
});

test('plans an upgrade, and an upgrade to unlocked where that is chosen', async () => {
  const main = await openBoard(fleet());
  await planAll('upgrade');
  await expect.element(table()).toHaveTextContent(/old, First node\s*Outdated\s*Upgrade/);
  await page.getByRole('checkbox', { name: /^Unlock after the upgrade/ }).click();
  await button(/^Upgrade and unlock 1\snode$/).click();
  await expect.poll(() => lastInput(main, 'nodes.run')).toMatchObject({ act: 'upgradeToUnlocked' });
});

test('follows a run: what is through, what refused and with which words, what waits', async () => {
  const parts = [part(1, 'running'), part(2, 'waiting'), part(3, 'waiting')];
  const main = await openRun(parts, { state: 'canary' });
  await expect.element(page.getByText('First node', { exact: true })).toBeVisible();
  const now = [part(1, 'done'), part(2, 'failed', 'wrongPassword'), part(3, 'running')];
  main.world.fleet.runNodes.set(RUN, now);
  const [run] = main.world.fleet.runs;
  if (run === undefined) throw new Error('there is no run');
  main.tell('nodes.runChanged', { ...run, state: 'running', counts: countsOf(now) });
  await expect.element(page.getByText(/^2 of 3 finished$/)).toBeVisible();
  await expect
    .element(line(1))
    .toHaveTextContent(/node 2\s*Wrong node password\. Enter another\..*3\ss\s*Refused/);
  await expect.element(line(3)).toHaveTextContent(/node 1, First node.*Done/);
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress' }))
    .toHaveAttribute('aria-valuenow', '2');
});

test('says in red which nodes an update left locked, and leads to their unlock', async () => {
  const refused = {
    ...part(1, 'failed', 'Failed to connect to bitcoind client'),
    about: 'bitcoind' as const,
  };
  const parts = [refused, part(3, 'done')];
  const main = await openRun(parts, {
    ...{ act: 'upgradeToUnlocked', state: 'finished', endedAtMs: Date.now() },
  });
  const red = page.getByRole('alert');
  await expect.element(red).toHaveTextContent(/2\snodes of this batch are locked/);
  await expect
    .element(line(1))
    .toHaveTextContent(/Bitcoin node unreachable\. Check the Bitcoin node and its login/);
  await expect.element(line(2)).toHaveTextContent(/node 3\s*Unlock the node.*Done/);
  // One that is still being updated is as locked as they are.
  main.tell('nodes.changed', { rows: [aNode(3, 'upgrading')], removed: [], clouds: null });
  await expect.element(red).toHaveTextContent(/2\snodes of this batch are locked/);
  main.tell('nodes.changed', { rows: [aNode(3, 'unlocked')], removed: [], clouds: null });
  await expect.element(red).toHaveTextContent(/1\snode of this batch is locked/);
  await red.getByRole('button', { name: 'Unlock all 1' }).click();
  await expect.element(page.getByText(/skipped. Nothing sent yet/)).toBeVisible();
});

const listed = () => page.getByRole('list', { name: 'Batches' }).getByRole('listitem');

/** The list of runs, one of which is the run of these parts. */
async function openRuns(parts: RunNode[], given: Partial<RunView>): Promise<FakeMain> {
  const main = await openBoard(withRun(parts, { endedAtMs: Date.now(), ...given }));
  await button('Batches').click();
  await expect.element(listed().first()).toBeVisible();
  return main;
}

test.each(['finished', 'stopped', 'interrupted', 'paused'] as const)(
  'the list of runs says in red which nodes an update left locked that is %s, and no more once they are unlocked',
  async (state) => {
    const parts = [part(1, 'failed', 'Failed to connect to bitcoind client'), part(3, 'done')];
    const endedAtMs = state === 'finished' || state === 'stopped' ? Date.now() : null;
    const main = await openRuns(parts, { act: 'upgradeToUnlocked', state, endedAtMs });
    await expect
      .element(listed().first())
      .toHaveTextContent(/2\snodes of this batch are locked\.\s+node 1, node 3/);
    main.tell('nodes.changed', { rows: [aNode(3, 'unlocked')], removed: [], clouds: null });
    await expect.element(listed().first()).toHaveTextContent(/1\snode of this batch is locked\.\s+node 1/);
    main.tell('nodes.changed', { rows: [aNode(1, 'unlocked')], removed: [], clouds: null });
    await expect.element(listed().first()).not.toHaveTextContent(/locked/);
    expect(main.timesCalled('nodes.report')).toBe(1);
  },
);

test.each<[string, RunNode[], Partial<RunView>, number]>([
  ['unlocks only', [part(1, 'failed', 'wrongPassword')], { act: 'unlock', state: 'finished' }, 0],
  ['goes on', [part(1, 'failed', 'x')], { act: 'upgradeToUnlocked', state: 'running' }, 0],
  ['asked them nothing', [part(1, 'skipped', 'noSecret')], { act: 'upgrade', state: 'finished' }, 1],
  [
    'ended long before they locked',
    [part(1, 'done')],
    { act: 'upgrade', state: 'finished', endedAtMs: 9 },
    0,
  ],
])('the list of runs lays no locked node to a run that %s', async (_, parts, given, readings) => {
  const main = await openRuns(parts, given);
  await expect.element(button(/^Open/)).toBeVisible();
  await expect.poll(() => main.timesCalled('nodes.report')).toBe(readings);
  await expect.element(listed().first()).not.toHaveTextContent(/locked/);
});

test('pauses, goes on and stops when told to', async () => {
  const main = await openRun([part(1, 'done'), part(2, 'waiting')]);
  await button('Pause').click();
  await expect.element(page.getByText(/^Paused. Nodes already asked still finish/)).toBeVisible();
  await button('Resume').click();
  await button('Stop').click();
  await expect.element(page.getByText('Stopped by you.')).toBeVisible();
  expect(button('Resume').query()).toBeNull();
  expect(main.calls.filter(({ name }) => name === 'nodes.steerRun').map(({ input }) => input)).toEqual(
    ['pause', 'resume', 'stop'].map((to) => ({ runId: RUN, to })),
  );
});

test('says which pattern stopped a run', async () => {
  await openRun([part(1, 'done'), ...[2, 3, 4].map((seed) => part(seed, 'failed', 'wrongPassword'))], {
    state: 'stopped',
    stoppedBecause: 'wrongPasswords',
    endedAtMs: Date.now(),
  });
  await expect.element(page.getByText(/The first node refused its node password/)).toBeVisible();
  expect(button('Stop').query()).toBeNull();
});

test('copies the report in words, what needs a look first', async () => {
  const main = await openRun([part(1, 'done'), part(2, 'failed', 'wrongPassword')], {
    state: 'finished',
    endedAtMs: Date.now(),
  });
  await button('Copy report').click();
  await expect.poll(() => main.timesCalled('settings.copy')).toBe(1);
  const { text } = lastInput(main, 'settings.copy') as { text: string };
  expect(text).toMatch(
    /^Unlock 2\snodes, .*: Finished\n1 failed, 1 done\nRefused: node 2: Wrong node password\. Enter another\..*\n/,
  );
  expect(text).toMatch(/Done: node 1: Unlock the node\.$/);
});

test('cuts a report that no clipboard would take, and says how much is left out', async () => {
  const main = await openRun(
    Array.from({ length: 1_200 }, (_, at) => part(at + 1, 'done')),
    { state: 'finished', endedAtMs: Date.now() },
  );
  await button('Copy report').click();
  await expect.poll(() => main.timesCalled('settings.copy')).toBe(1);
  const { text } = lastInput(main, 'settings.copy') as { text: string };
  expect(text).toMatch(/\nMore lines: \d+$/);
});
