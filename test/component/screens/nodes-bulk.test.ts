import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RunView } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aNode, aRun, idOf, withNodes, type RunNode } from '../../fakes/node-world.ts';
import { button, go, inputsOf, lastInput, openApp } from './open-app.ts';

async function openBoard(prepare?: (main: FakeMain) => void): Promise<FakeMain> {
  const fleet = withNodes([
    aNode(1, 'locked', { name: 'a', sinceMs: Date.now() - 3_600_000 }),
    aNode(2, 'locked', { name: 'b' }),
    aNode(3, 'locked', { name: 'no password', hasSecret: false }),
    aNode(4, 'unlocked', { name: 'well' }),
  ]);
  const main = await openApp('full', { fleet }, prepare);
  await go('Nodes');
  await expect.element(page.getByRole('grid', { name: 'Nodes' })).toBeVisible();
  return main;
}

const dry = () => page.getByText(/skipped. Nothing sent yet/);
/** Plans an act on all nodes of the board. */
async function planAll(act: 'unlock' | 'upgrade' = 'unlock'): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await button(act === 'unlock' ? /^Unlock all \d/ : 'Review upgrade')
    .last()
    .click();
  await expect.element(dry()).toBeVisible();
}

const table = () => page.getByRole('grid', { name: 'Nodes' });
const line = (at: number) => table().getByRole('row').nth(at);
const begin = () => button(/^Unlock 2\snodes$/);

const part = (seed: number, outcome: RunNode['outcome'], text = ''): RunNode => ({
  ...{ nodeId: idOf(seed), name: `node ${String(seed)}`, outcome, text },
  startedAtMs: outcome === 'waiting' ? null : 1_000,
  endedAtMs: outcome === 'waiting' || outcome === 'running' ? null : 4_000,
});
const ended = { state: 'finished', endedAtMs: Date.now() } as const;

/** Opens the list of runs, with one run of these nodes. */
async function openRuns(parts: RunNode[], given: Partial<RunView> = {}): Promise<FakeMain> {
  const run = aRun(parts, given);
  const main = await openBoard((fake) =>
    fake.answers({ 'nodes.runs': { runs: [run] }, 'nodes.report': { run, nodes: parts } }),
  );
  await button('Batches').click();
  await expect.element(button(/^Open/)).toBeVisible();
  return main;
}

async function openRun(parts: RunNode[], given: Partial<RunView> = {}): Promise<FakeMain> {
  const main = await openRuns(parts, given);
  await button(/^Open/).click();
  await expect.element(table()).toBeVisible();
  return main;
}

test('a plan says which nodes will be asked or skipped, each with its reason, and asks none', async () => {
  const main = await openBoard();
  await planAll();
  await expect.element(dry()).toHaveTextContent(/2\snodes, 2 skipped/);
  await expect.element(line(1)).toHaveTextContent(/a, First node\s*Locked\s*Unlock/);
  for (const words of [
    /b\s*Locked\s*Unlock/,
    /no password\s*Node password missing\. Enter the node password\.\s*Skipped/,
    /well\s*Already unlocked\s*Skipped/,
  ])
    await expect.element(table()).toHaveTextContent(words);
  expect(main.timesCalled('nodes.run') + main.timesCalled('nodes.unlock')).toBe(0);
});

test('a run acts only on planned nodes, with the chosen canary and number at once, 64 at most', async () => {
  const main = await openBoard();
  await planAll();
  await expect.element(page.getByText(/^One first, then 4 at a time\.$/)).toBeVisible();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabelText('First node').selectOptions('b');
  await userEvent.fill(page.getByLabelText('Then at once'), '65');
  await expect.element(page.getByText(/^At most 64/)).toBeVisible();
  await userEvent.click(begin(), { force: true });
  expect(main.timesCalled('nodes.run')).toBe(0);
  await userEvent.fill(page.getByLabelText('Then at once'), '64');
  await begin().click();
  await expect
    .poll(() => lastInput(main, 'nodes.run'))
    .toEqual({ act: 'unlock', nodeIds: [idOf(1), idOf(2)], canary: idOf(2), parallel: 64 });
});

test('a no to main begins no run', async () => {
  const main = await openBoard();
  main.answers({ 'nodes.run': { outcome: 'aborted' } });
  await planAll();
  await begin().click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  await expect.element(begin()).toBeVisible();
});

test('a plan names hosts that never got secrets before', async () => {
  const main = await openBoard();
  main.answers({
    'nodes.plan': {
      rows: [{ nodeId: idOf(1), name: 'a', will: 'act', because: 'locked', missing: [] }],
      ...{ act: 'unlock', canary: null, parallel: 4, newHosts: ['https://new-host.example'] },
    },
  });
  await planAll();
  const note = page.getByRole('note').filter({ hasText: 'new hosts' });
  await expect.element(note).toHaveTextContent('https://new-host.example');
});

test('a report shows in red which nodes an update left locked, and leads to their unlock', async () => {
  const text = 'Failed to connect to bitcoind client';
  const parts: RunNode[] = [{ ...part(1, 'failed', text), about: 'bitcoind' }, part(3, 'done')];
  const main = await openRun(parts, { ...ended, act: 'upgradeToUnlocked' });
  const red = page.getByRole('alert');
  await expect.element(red).toHaveTextContent(/2\snodes of this batch are locked/);
  await expect
    .element(line(1))
    .toHaveTextContent(/Bitcoin node unreachable\. Check the Bitcoin node and its login/);
  await expect.element(line(2)).toHaveTextContent(/node 3\s*Unlock the node.*Done/);
  // A node that is still being updated counts as left locked, too.
  main.tell('nodes.changed', { rows: [aNode(3, 'upgrading')], removed: [], clouds: null });
  await expect.element(red).toHaveTextContent(/2\snodes of this batch are locked/);
  main.tell('nodes.changed', { rows: [aNode(3, 'unlocked')], removed: [], clouds: null });
  await expect.element(red).toHaveTextContent(/1\snode of this batch is locked/);
  await red.getByRole('button', { name: 'Unlock all 1' }).click();
  await expect.element(dry()).toBeVisible();
});

test('a run is paused, resumed and stopped on request', async () => {
  const parts = [part(1, 'done'), part(2, 'waiting')];
  const main = await openRun(parts);
  const states = {
    pause: { state: 'paused' },
    resume: { state: 'running' },
    stop: { state: 'stopped', stoppedBecause: 'you', endedAtMs: 2e12 },
  } as const;
  main.answers({
    'nodes.steerRun': ({ to }) => {
      main.tell('nodes.runChanged', aRun(parts, states[to]));
      return aRun(parts, states[to]);
    },
  });
  await button('Pause').click();
  await expect.element(page.getByText(/^Paused. Nodes already asked still finish/)).toBeVisible();
  await button('Resume').click();
  await button('Stop').click();
  await expect.element(page.getByText('Stopped by you.')).toBeVisible();
  expect(button('Resume').query()).toBeNull();
  expect(inputsOf(main, 'nodes.steerRun').map(({ to }) => to)).toEqual(['pause', 'resume', 'stop']);
});

test("a run that Ochre's end interrupted says so, and resumes on request", async () => {
  const parts = [part(1, 'unknown'), part(2, 'waiting')];
  const main = await openRun(parts, { state: 'interrupted' });
  main.answers({ 'nodes.steerRun': aRun(parts) });
  await expect.element(page.getByText('Ochre quit during this batch.')).toBeVisible();
  await button('Resume').click();
  await expect.poll(() => lastInput(main, 'nodes.steerRun')).toMatchObject({ to: 'resume' });
});

test('a stopped run says which pattern of failures stopped it', async () => {
  await openRun([part(1, 'done'), part(2, 'failed', 'wrongPassword')], {
    ...{ ...ended, state: 'stopped', stoppedBecause: 'wrongPasswords' },
  });
  await expect.element(page.getByText(/The first node refused its node password/)).toBeVisible();
  expect(button('Stop').query()).toBeNull();
});
