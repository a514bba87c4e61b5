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
/** A plan of all that stands on the board. */
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

/** The list of runs, one of which is the run of these parts. */
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

test('plans dry: who is asked and who is left out, each with its reason, and asks nobody', async () => {
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

test('runs only those that are asked, with the canary and the number that were chosen, 64 at most', async () => {
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

test('begins nothing when main is answered with no', async () => {
  const main = await openBoard();
  main.answers({ 'nodes.run': { outcome: 'aborted' } });
  await planAll();
  await begin().click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  await expect.element(begin()).toBeVisible();
});

test('names hosts that secrets never went to', async () => {
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

test('says in red which nodes an update left locked, and leads to their unlock', async () => {
  const text = 'Failed to connect to bitcoind client';
  const parts: RunNode[] = [{ ...part(1, 'failed', text), about: 'bitcoind' }, part(3, 'done')];
  const main = await openRun(parts, { ...ended, act: 'upgradeToUnlocked' });
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
  await expect.element(dry()).toBeVisible();
});

test('pauses, goes on and stops when told to', async () => {
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

test('says of a run that was cut off that Ochre quit during it, and goes on when told to', async () => {
  const parts = [part(1, 'unknown'), part(2, 'waiting')];
  const main = await openRun(parts, { state: 'interrupted' });
  main.answers({ 'nodes.steerRun': aRun(parts) });
  await expect.element(page.getByText('Ochre quit during this batch.')).toBeVisible();
  await button('Resume').click();
  await expect.poll(() => lastInput(main, 'nodes.steerRun')).toMatchObject({ to: 'resume' });
});

test('says which pattern stopped a run', async () => {
  await openRun([part(1, 'done'), part(2, 'failed', 'wrongPassword')], {
    ...{ ...ended, state: 'stopped', stoppedBecause: 'wrongPasswords' },
  });
  await expect.element(page.getByText(/The first node refused its node password/)).toBeVisible();
  expect(button('Stop').query()).toBeNull();
});
