import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { button, title } from '../support/practice.ts';
import { picture, press, type, windowCalled } from './desktop.ts';
import { agreeToQuestions, get, ochreOfFile } from './open-ochre.ts';
import { startDesktop, type Desktop } from './session-bus.ts';

// An operator's node locks: tray, notification, the way back, and a machine that sleeps.

let desktop: Desktop;
const { ochre, page } = ochreOfFile(async () => {
  desktop = await startDesktop();
  return { keyring: desktop.keyring, env: desktop.env };
});
test.afterAll(() => desktop.stop());

const labels = async (): Promise<readonly string[]> =>
  (await desktop.trayMenu())?.map(({ label }) => label) ?? [];
const lock = async (locked: boolean): Promise<void> => {
  await get(page(), 'practice.setNodes', { nodeIds: null, locked });
  await button(page(), 'Refresh').click();
};

test('has no icon in the tray while no node is watched', async () => {
  await button(page(), /^Try with practice coins/).click();
  await expect(title(page(), 'Home')).toBeVisible();
  expect(await desktop.trayMenu()).toBeNull();
});

test('shows an icon in the tray once nodes are watched, and says there that none is locked', async () => {
  await get(page(), 'practice.makeNodes', { count: 2, plan: 'node', state: 'unlocked' });
  await page().getByRole('navigation').getByRole('button', { name: 'Nodes' }).click();
  await button(page(), 'Try practice nodes').click();
  await expect(page().getByRole('grid').getByText('practice-002')).toBeVisible({ timeout: 30_000 });
  await expect.poll(labels).toEqual(['Open Nodes', 'No node is locked', 'Quit Ochre']);
  expect(await desktop.trayTip()).toContain('No node is locked');
});

test('tells of nodes that lock by a notification of the system, and names them in the tray', async () => {
  await page().getByRole('navigation').getByRole('button', { name: 'Nodes' }).click();
  await lock(true);
  // The longest locked node comes first, and either may have been found first.
  const locked = ['2 nodes are locked', 'practice-001', 'practice-002'];
  await expect
    .poll(async () => (await labels()).toSorted(), { timeout: 20_000 })
    .toEqual([...locked, 'Open Nodes', 'Quit Ochre'].toSorted());
  picture('nodes locked');
  await expect
    .poll(async () => (await desktop.notifications()).map(({ summary }) => summary), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/nodes: locked at/));
});

test('opens a node from its entry in the tray', async () => {
  await page().getByRole('navigation').getByRole('button', { name: 'Home' }).click();
  const entry = (await desktop.trayMenu())?.find(({ label }) => label === 'practice-001');
  if (entry === undefined) throw new Error('the tray does not name it');
  await desktop.choose(entry);
  await expect(page().getByRole('heading', { name: 'practice-001', level: 1 })).toBeVisible();
});

test('unlocks it, and the tray says so', async () => {
  await get(page(), 'practice.setNodes', { nodeIds: null, unlockSeconds: 1 });
  await button(page(), 'Unlock').click();
  await expect(
    page()
      .getByText(/^Unlocked, answered/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  await expect.poll(labels).toContain('1 node is locked');
  expect(await labels()).not.toContain('practice-001');
});

test('locks when the machine falls asleep, and goes on watching nodes when it wakes', async () => {
  await agreeToQuestions(ochre().app);
  await get(page(), 'lock.setPassword', { password: 'a long enough password' });
  await desktop.sleep(true);
  await windowCalled(/^\(1\slocked\) Ochre is locked$/);
  picture('locked');
  await desktop.sleep(false);
  // While Ochre is locked the tray shows no names.
  await expect.poll(labels).toEqual(['Open Nodes', '1 node is locked', 'and 1 more', 'Quit Ochre']);
  type('a long enough password');
  await press('Return');
  await windowCalled(/^\(1\slocked\) (?!Ochre is locked)/);
  await expect.poll(labels).toContain('practice-002');
});

test('ends from the tray', async () => {
  const child = ochre().app.process();
  const ended = once(child, 'exit');
  const entry = (await desktop.trayMenu())?.find(({ label }) => label === 'Quit Ochre');
  if (entry === undefined) throw new Error('the tray has no way out');
  await desktop.choose(entry);
  expect(await ended).toEqual([0, null]);
});
