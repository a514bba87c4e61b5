import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { missingForKeyring, startKeyring, type Keyring } from '../support/keyring.ts';
import { buildNeedles, searchBuffer, searchTree } from '../support/secret-search.ts';
import { listenToTheWire } from '../support/wire.ts';
import { ask } from './support/ask.ts';
import { type HostOfPage, onHost } from './support/host.ts';
import { recordTraffic, type Traffic } from './support/traffic.ts';
import { addNodes, beginBy, agree, button, go, openNode, title } from './support/practice.ts';
import { looksIn } from './support/look.ts';
import { enter } from './support/keyboard.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`nodes are not tried on screen: ${noKeyring}`);

interface Ochre extends HostOfPage {
  readonly traffic: Traffic;
}

interface Begin {
  /** `none`: an operator without any wallet, on the welcome. */
  readonly wallet: 'practice' | 'none';
  readonly keychain: 'real' | 'absent';
}

/** The program, over a real keychain of its own and opened in practice unless told otherwise. */
const test = base.extend<{ ochre: Ochre; begin: Begin }>({
  begin: [{ wallet: 'practice', keychain: 'real' }, { option: true }],
  ochre: [
    async ({ page, begin }, use) => {
      const keyring: Keyring | null = begin.keychain === 'real' ? await startKeyring() : null;
      try {
        const traffic = await recordTraffic(page);
        await onHost(page, keyring?.env ?? {}, async (at) => {
          if (begin.wallet === 'practice') {
            await button(page, /^Try with practice coins/).click();
            await expect(title(page, 'Home')).toBeVisible();
          } else await expect(button(page, 'Create a wallet')).toBeVisible();
          await use({ ...at, traffic });
        });
      } finally {
        await keyring?.stop();
      }
    },
    { auto: true },
  ],
});
test.skip(noKeyring !== null, noKeyring ?? '');

const look = looksIn('nodes');

/** One click: a connection to practice, its nodes, and their passwords in the keychain. */
async function practise(page: Page, count: number): Promise<void> {
  await go(page, 'Nodes');
  await look(page, 'first');
  await button(page, 'Try practice nodes').click();
  await expect(page.getByRole('grid', { name: 'Nodes' })).toHaveAttribute(
    'aria-rowcount',
    String(count + 1),
    {
      timeout: 60_000,
    },
  );
}

const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();
const MINUTE = 60_000;

test(
  'an outdated node is updated and comes back locked; a wrong password and a slow unlock are no dead ends',
  { tag: '@long' },
  async ({ page, ochre }) => {
    test.setTimeout(4 * MINUTE);
    await ask(page, 'practice.makeNodes', { count: 1, plan: 'node', state: 'outdated' });
    await ask(page, 'practice.makeNodes', { count: 2, plan: 'node', state: 'locked' });
    const { nodes } = await ask(page, 'practice.nodes', {});
    const ids = nodes.map(({ nodeId }) => nodeId);
    const passwords = await passwordsOf(page, ids);
    await practise(page, 3);

    await test.step('outdated → Update → upgrading → locked → Unlock → unlocked', async () => {
      await openNode(page, 'practice-001');
      await expect(notice(page, 'A newer image is available.')).toBeVisible();
      await look(page, 'node-outdated');
      await button(page, 'Upgrade').click();
      await agree(page, 'Upgrade “practice-001”?', 'I have the phrase: upgrade');
      await expect(notice(page, 'Upgrading. The node stays locked until you unlock it.')).toBeVisible();
      await look(page, 'node-upgrading');
      const unlock = button(page, 'Unlock');
      await expect(unlock).toBeVisible({ timeout: 30_000 });
      await look(page, 'node-locked');
      await unlock.click();
      await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
      await look(page, 'node-unlocked');
      expect((await ask(page, 'practice.nodes', {})).nodes[0]).toMatchObject({
        state: 'unlocked',
        upgradesAccepted: 1,
        unlocksAccepted: 1,
      });
    });

    await test.step('a wrong password is asked for again, and never tried again by itself', async () => {
      await ask(page, 'practice.setNodes', { nodeIds: ids.slice(1, 2), newPassword: true });
      passwords.push(...(await passwordsOf(page, ids)));
      await openNode(page, 'practice-002');
      await button(page, 'Unlock').click();
      await expect(notice(page, 'Wrong node password')).toBeVisible();
      await look(page, 'node-wrong-password');
      await page.getByLabel('Node password').fill(passwords[4] ?? '');
      await look(page, 'node-type-password');
      await button(page, 'Unlock').click();
      await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
      expect((await ask(page, 'practice.nodes', {})).nodes[1]).toMatchObject({
        unlockCalls: 2,
        unlocksAccepted: 1,
      });
    });

    await test.step('an unlock of a minute of practice time is waited for', async () => {
      await ask(page, 'practice.setNodes', { nodeIds: ids.slice(2), unlockSeconds: 60 });
      await openNode(page, 'practice-003');
      await button(page, 'Unlock').click();
      await expect(notice(page, 'Unlocking. This can take up to an hour.')).toBeVisible();
      await look(page, 'node-unlocking');
      // The gateway gives the call up after 29 s; the node goes on, and is asked again.
      await ask(page, 'practice.passTime', { seconds: 30 });
      await expect(notice(page, /changing state|not ready yet/)).toBeVisible();
      await expect(notice(page, 'Unlocking. This can take up to an hour.')).toBeVisible();
      await ask(page, 'practice.passTime', { seconds: 31 });
      await expect(notice(page, /^Unlocked, answered/)).toBeVisible({ timeout: 40_000 });
      expect((await ask(page, 'practice.nodes', {})).nodes[2]).toMatchObject({ unlocksAccepted: 1 });
    });

    await test.step('no password is in any file, log, notice, answer or export', async () => {
      await go(page, 'Nodes');
      await button(page, 'Show all').click();
      await look(page, 'board');
      await exportAs(page, 'JSON');
      // What is typed, what the practice service tells, and the unlock call carry one by design.
      await expectNoSecret(page, ochre, passwords, {
        messages: ['practice.nodePassword to page', 'nodes.unlock to host'],
        requests: '/unlock"',
      });
    });
  },
);

test(
  '300 nodes that are upgraded unasked are one alert, one plan with a canary, and one report',
  { tag: '@long' },
  async ({ page, ochre }) => {
    test.setTimeout(6 * MINUTE);
    await ask(page, 'practice.makeNodes', { count: 300, plan: 'scale', state: 'unlocked' });
    await practise(page, 300);
    const states = page.getByRole('group', { name: 'Nodes' });
    await expect(states.getByText('300 unlocked')).toBeVisible({ timeout: MINUTE });
    await look(page, 'board-300-unlocked');
    // Their passwords go into the keychain after the list is there, which takes a slow machine a while.
    const nodeIds = (await ask(page, 'nodes.list', {})).nodes.map(({ id }) => id);
    await expect(async () => {
      const { rows } = await ask(page, 'nodes.plan', { act: 'unlock', nodeIds });
      expect(rows.filter(({ missing }) => missing.length > 0)).toHaveLength(0);
    }).toPass({ timeout: MINUTE });
    await ask(page, 'practice.setNodes', { nodeIds: null, upgradeSeconds: 1 });
    // All at once: those that a slow machine finds out between two rounds would be an alert of their own.
    await ask(page, 'practice.releaseImage', { overSeconds: 0 });
    await button(page, 'Refresh').click();
    await expect(states.getByText('300 locked')).toBeVisible({ timeout: MINUTE });
    await expect(page).toHaveTitle(/^\(300\slocked\)/);
    await look(page, 'board-300-locked');

    await button(page, /^Alerts/).click();
    const alerts = page.getByRole('list', { name: 'Alerts' });
    await expect(alerts.getByText(/nodes: locked.* at/)).toHaveText([/^300\snodes: locked.* at/], {
      timeout: MINUTE,
    });
    await look(page, 'alerts');
    // A new image was told before, as the prediction that it is.
    const locked = alerts.getByRole('listitem').filter({ hasText: /300\snodes: locked.* at/ });
    await locked.getByRole('button', { name: 'Unlock all 300' }).click();
    await expect(page.getByRole('status').filter({ hasText: '300 nodes, 0 skipped' })).toBeVisible();
    await page.getByText('Options', { exact: true }).click();
    await page.getByLabel('Then at once').fill('16');
    await look(page, 'plan');
    await button(page, 'Unlock 300 nodes').click();
    await agree(page, 'Unlock 300 nodes?', 'Unlock 300 nodes');
    await expect(title(page, 'Unlock 300 nodes')).toBeVisible();
    await look(page, 'run');
    await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 3 * MINUTE });
    await expect(page.getByText('300 of 300 finished')).toBeVisible();
    await look(page, 'report');
    const { runs } = await ask(page, 'nodes.runs', {});
    expect(runs).toMatchObject([{ state: 'finished', counts: { done: 300, failed: 0, already: 0 } }]);
    const report = await ask(page, 'nodes.report', { runId: runs[0]?.id ?? '' });
    const canary = report.nodes.find(({ nodeId }) => nodeId === report.run.canary);
    const others = report.nodes.filter(({ nodeId }) => nodeId !== report.run.canary);
    expect(Math.min(...others.map(({ startedAtMs }) => startedAtMs ?? 0))).toBeGreaterThanOrEqual(
      canary?.endedAtMs ?? Infinity,
    );
    const really = (await ask(page, 'practice.nodes', {})).nodes;
    expect([
      ...new Set(really.map(({ state, unlocksAccepted }) => `${state} ${String(unlocksAccepted)}`)),
    ]).toEqual(['unlocked 1']);
    const told = ochre.traffic.messages.filter(({ call }) => call === 'notices').map(({ text }) => text);
    const locks = told.join('').matchAll(/"id":"([^"]+)","kind":"locked","atMs"/g);
    expect([...new Set([...locks].map(([, id]) => id))]).toHaveLength(1);
  },
);

test(
  'a bulk run that is cut off by the end of the program goes on after it, and unlocks none twice',
  { tag: '@long' },
  async ({ page, ochre }) => {
    test.setTimeout(5 * MINUTE);
    await ask(page, 'practice.makeNodes', { count: 40, plan: 'node', state: 'locked' });
    await practise(page, 40);
    await ask(page, 'practice.setNodes', { nodeIds: null, unlockSeconds: 1 });
    const states = page.getByRole('group', { name: 'Nodes' });
    await expect(states.getByText('40 locked')).toBeVisible({ timeout: MINUTE });
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Unlock all 40').last().click();
    await button(page, 'Unlock 40 nodes').click();
    await agree(page, 'Unlock 40 nodes?', 'Unlock 40 nodes');
    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: MINUTE })
      .toBeGreaterThan(8);
    await ochre.restart();

    await go(page, 'Nodes');
    await expect(page.getByText('Unlock 40 nodes: Interrupted')).toBeVisible();
    await look(page, 'board-interrupted');
    await button(page, 'Open batch').click();
    await expect(page.getByText('Ochre quit during this batch.')).toBeVisible();
    const [before] = (await ask(page, 'nodes.runs', {})).runs;
    expect(before).toMatchObject({ state: 'interrupted' });
    expect(before?.counts.unknown).toBeGreaterThan(0);
    expect(before?.counts.waiting).toBeGreaterThan(0);
    await look(page, 'run-interrupted');
    await button(page, 'Resume').click();
    await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 2 * MINUTE });
    await expect(page.getByText('40 of 40 finished')).toBeVisible();
    const { nodes } = await ask(page, 'practice.nodes', {});
    expect(nodes.map(({ state }) => state)).toEqual(Array<string>(40).fill('unlocked'));
    expect(nodes.map(({ unlocksAccepted }) => unlocksAccepted)).toEqual(Array<number>(40).fill(1));
  },
);

test(
  'a service and a node are typed in and used without extras, and what is secret of them is nowhere else',
  { tag: '@long' },
  async ({ page, ochre }) => {
    test.setTimeout(3 * MINUTE);
    const TOKEN = 'cloud-token-8d7f21c04be9';
    const NODE_TOKEN = 'node-token-51ac90e7d3f2';
    const PASSWORD = 'pass "word" 7b1f0c';
    const wire = await listenToTheWire('b2b2b2b2');
    try {
      await go(page, 'Nodes');
      await button(page, 'Connect node service').click();
      await page.getByLabel('Name', { exact: true }).fill('Wire');
      await page.getByLabel('Service address').fill(wire.origin);
      await page.getByLabel('Node address').fill(`${wire.origin}/nodes`);
      await page.getByLabel(/^Token/).fill(TOKEN);
      await look(page, 'connect');
      await button(page, 'Save settings').click();
      await agree(page, /^Send secrets to/, 'Agree');
      await expect(page.getByText('b2b2b2b2')).toBeVisible();
      await look(page, 'connections');

      await go(page, 'Nodes');
      await addNodes(page, 'Add node');
      await page.getByLabel('Name', { exact: true }).fill('Wired');
      await page.getByLabel('ID at the service', { exact: true }).fill('n/1');
      await page.getByLabel('User ID at the service').fill('user 1');
      await page.getByLabel('Image').fill('a1a1a1a1');
      await page.getByLabel('Node token').fill(NODE_TOKEN);
      await page.getByLabel('Node password', { exact: true }).fill(PASSWORD);
      await look(page, 'add-node');
      await button(page, 'Add node').click();
      await expect(title(page, 'Wired')).toBeVisible();
      await button(page, 'Upgrade').click();
      await agree(page, 'Upgrade “Wired”?', 'I have the phrase: upgrade');
      await button(page, 'Unlock after the upgrade').click();
      await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
      await look(page, 'node-without-extras');

      await exportAs(page, 'CSV');
      await expectNoSecret(page, ochre, [TOKEN, NODE_TOKEN, PASSWORD], {
        messages: ['nodes.saveCloud to host', 'nodes.save to host'],
        requests: wire.origin,
      });
    } finally {
      await wire.close();
    }
  },
);

test.describe('without a wallet', () => {
  test.use({ begin: { wallet: 'none', keychain: 'real' } });

  test(
    'an operator comes by the keyboard alone from the welcome over a lock and an alert to an unlock, and back',
    { tag: '@long' },
    async ({ page, ochre }) => {
      test.setTimeout(4 * MINUTE);
      await look(page, 'welcome');
      await enter(page, /^Other ways to use Ochre/);
      await enter(page, /^Watch nodes/);
      await expect(title(page, 'Nodes')).toBeFocused();
      await look(page, 'without-wallet-first');
      await enter(page, /^Try practice nodes/);
      const grid = page.getByRole('grid', { name: 'Nodes' });
      await expect(grid.getByText('practice-004')).toBeVisible({ timeout: MINUTE });
      await enter(page, /^Practice tools/);
      const panel = page.getByRole('complementary', { name: 'Practice tools' });
      await enter(page, /^Release image/);
      await expect(panel.getByRole('status')).toContainText('New image: all nodes outdated');
      await enter(page, /^Upgrade automatic plans/);
      await expect(panel.getByRole('status')).toContainText('2 upgrading, locked in');
      const scale = grid.getByRole('row').filter({ hasText: 'practice-004' });
      await expect(scale).toContainText('Locked', { timeout: MINUTE });
      await expect(page).toHaveTitle(/^\(6\slocked\) Nodes/, { timeout: MINUTE });
      await look(page, 'without-wallet-board');
      await enter(page, /^Alerts/);
      await expect(
        page
          .getByRole('list', { name: 'Alerts' })
          .getByText(/: locked .*at/)
          .first(),
      ).toBeVisible({
        timeout: MINUTE,
      });
      await look(page, 'without-wallet-alerts');
      await enter(page, /^Nodes$/);

      await page.getByLabel('Find a node').focus();
      await page.keyboard.type('practice-004');
      await expect(grid.getByRole('row')).toHaveCount(2);
      await tabToRole(page, 'grid');
      await page.keyboard.press('Enter');
      await expect(title(page, 'practice-004')).toBeFocused();
      await look(page, 'without-wallet-node');
      await enter(page, /^Unlock$/);
      await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
      await enter(page, /^Nodes$/);
      await expect(title(page, 'Nodes')).toBeFocused();
      await expect(page).toHaveTitle(/^\(5\slocked\) Nodes/);

      // Who has nodes and no wallet begins with the nodes.
      await ochre.restart();
      await expect(title(page, 'Nodes')).toBeVisible();
    },
  );

  test(
    'wrong passwords of many are given anew in one place, kept, and unlock each of them',
    { tag: '@long' },
    async ({ page, ochre }) => {
      test.setTimeout(4 * MINUTE);
      await ask(page, 'practice.makeNodes', { count: 6, plan: 'node', state: 'locked' });
      const ids = (await ask(page, 'practice.nodes', {})).nodes.map(({ nodeId }) => nodeId);
      await beginBy(page, 'Watch nodes');
      await button(page, 'Try practice nodes').click();
      const states = page.getByRole('group', { name: 'Nodes' });
      await expect(states.getByText('6 locked')).toBeVisible({ timeout: MINUTE });
      await ask(page, 'practice.setNodes', { nodeIds: ids, newPassword: true });
      const passwords = await passwordsOf(page, ids);
      await runAll(page, 6);
      await expect(page.getByText(/^The first node (refused its node password|failed)/)).toBeVisible({
        timeout: MINUTE,
      });
      await look(page, 'run-wrong-password');
      await button(page, 'Review again').click();
      await page.getByLabel('Node password', { exact: true }).fill(passwords[await firstWrong(page)] ?? '');
      await look(page, 'passwords-one');
      await button(page, /^Store 1/).click();
      await button(page, /^Unlock 1/).click();
      await agree(page, /^Unlock 1 node/, 'Unlock 1 node');
      await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: MINUTE });
      expect(
        (await ask(page, 'practice.nodes', {})).nodes.filter(({ state }) => state === 'unlocked'),
      ).toHaveLength(1);

      await exportAs(page, 'JSON');
      await expectNoSecret(page, ochre, passwords, {
        messages: ['practice.nodePassword to page', 'nodes.keepSecrets to host'],
        requests: '/unlock"',
      });
    },
  );
});

test.describe('without a keychain', () => {
  test.use({ begin: { wallet: 'none', keychain: 'absent' } });

  test(
    'passwords of many are pasted for one run, unlock each, and are written nowhere',
    { tag: '@long' },
    async ({ page, ochre }) => {
      test.setTimeout(4 * MINUTE);
      await ask(page, 'practice.makeNodes', { count: 12, plan: 'node', state: 'locked' });
      const { nodes } = await ask(page, 'practice.nodes', {});
      const passwords = await passwordsOf(
        page,
        nodes.map(({ nodeId }) => nodeId),
      );
      await beginBy(page, 'Watch nodes');
      await button(page, 'Try practice nodes').click();
      const states = page.getByRole('group', { name: 'Nodes' });
      await expect(states.getByText('12 locked')).toBeVisible({ timeout: MINUTE });
      await button(page, 'Unlock all 12').click();
      await page.getByRole('radio', { name: 'One for each' }).check();
      await page.getByLabel('Node password of practice-001').evaluate((input, text) => {
        const page = globalThis as unknown as {
          DataTransfer: new () => { setData: (type: string, text: string) => void };
          ClipboardEvent: new (type: string, init: object) => object;
        };
        const clipboardData = new page.DataTransfer();
        clipboardData.setData('text/plain', text);
        (input as unknown as { dispatchEvent: (event: object) => void }).dispatchEvent(
          new page.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, passwords.join('\n'));
      await expect(page.getByText('12 lines filled in, 0 left over.')).toBeVisible();
      await look(page, 'passwords-each');
      await button(page, /^Use 12/).click();
      await expect(page.getByText(/for this batch only/)).toBeVisible();
      await look(page, 'plan-given');
      await button(page, /^Unlock 12/).click();
      await agree(page, 'Unlock 12 nodes?', 'Unlock 12 nodes');
      await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 2 * MINUTE });
      const really = (await ask(page, 'practice.nodes', {})).nodes;
      expect(really.map(({ state, unlockCalls }) => `${state} ${String(unlockCalls)}`)).toEqual(
        Array<string>(12).fill('unlocked 1'),
      );
      await exportAs(page, 'CSV');
      await expectNoSecret(page, ochre, passwords, {
        messages: ['practice.nodePassword to page', 'nodes.run to host'],
        requests: '/unlock"',
      });
    },
  );

  test('the board, a node and a plan fit every width, in light and dark', async ({ page }) => {
    test.setTimeout(3 * MINUTE);
    await ask(page, 'practice.makeNodes', { count: 30, plan: 'scale', state: 'locked' });
    await ask(page, 'practice.makeNodes', { count: 10, plan: 'node', state: 'outdated' });
    await beginBy(page, 'Watch nodes');
    await button(page, 'Try practice nodes').click();
    const states = page.getByRole('group', { name: 'Nodes' });
    await expect(states.getByText('30 locked')).toBeVisible({ timeout: MINUTE });
    await fits(page, 'board');
    await button(page, 'Unlock all 30').click();
    await page.getByRole('radio', { name: 'One for each' }).check();
    await fits(page, 'plan');
    await openNode(page, 'practice-040');
    await fits(page, 'node');
  });
});

const WIDTHS = [640, 900, 1120, 1440];

/** Takes a picture at each width, and sees that nothing stands beyond the window. */
async function fits(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await look(page, `${name}-${String(width)}`);
    const wide = await page.locator('body').evaluate((body) => (body as { scrollWidth: number }).scrollWidth);
    expect(wide, `${name} at ${String(width)}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1120, height: 780 });
}

async function tabToRole(page: Page, role: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`:focus[role="${role}"]`).count()) === 1) return;
  }
  throw new Error(`the keyboard does not reach a ${role}`);
}

async function passwordsOf(page: Page, nodeIds: readonly string[]): Promise<string[]> {
  const passwords: string[] = [];
  for (const nodeId of nodeIds)
    passwords.push((await ask(page, 'practice.nodePassword', { nodeId })).password);
  return passwords;
}

async function exportAs(page: Page, format: 'CSV' | 'JSON'): Promise<void> {
  await go(page, 'Nodes');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: format }).click();
  await expect(page.getByText(/nodes? saved as .*without secrets/)).toBeVisible();
}

async function runAll(page: Page, count: number): Promise<void> {
  await button(page, `Unlock all ${String(count)}`).click();
  await button(page, `Unlock ${String(count)} nodes`).click();
  await agree(page, `Unlock ${String(count)} nodes?`, `Unlock ${String(count)} nodes`);
}

/** Which of the practice nodes refused its password. */
async function firstWrong(page: Page): Promise<number> {
  const wrong = (await ask(page, 'nodes.list', {})).nodes.find(
    ({ trouble }) => trouble?.kind === 'wrongPassword',
  );
  return (await ask(page, 'practice.nodes', {})).nodes.findIndex(({ nodeId }) => nodeId === wrong?.nodeId);
}

/**
 * Ends the program, then looks for secrets in everything that it wrote, said and sent, but for what carries them by
 * design: the messages that are named, and the requests to nodes and to the service that they were given for.
 */
async function expectNoSecret(
  page: Page,
  { folder, traffic, host }: Ochre,
  secrets: readonly string[],
  byDesign: { readonly messages: readonly string[]; readonly requests: string },
): Promise<void> {
  await page.close();
  await host().stop();
  const needles = buildNeedles({ texts: [...new Set(secrets)] });
  const messages = traffic.messages.filter(
    ({ call, direction }) => !byDesign.messages.includes(`${call} ${direction}`),
  );
  expect(messages.length).toBeGreaterThan(20);
  const requests = readFileSync(host().requestLog, 'utf8').trim().split('\n');
  const carry = requests.filter((line) => line.includes(byDesign.requests));
  const others = requests.filter((line) => !line.includes(byDesign.requests));
  expect(others.length).toBeGreaterThan(0);
  expect(readdirSync(join(folder, 'data', 'exports')).length).toBeGreaterThan(0);
  const hits = [
    ...searchTree(join(folder, 'data'), needles),
    ...searchTree(join(folder, 'home'), needles),
    ...searchBuffer('output of the host', Buffer.from(host().output()), needles),
    ...searchBuffer('requests', Buffer.from(others.join('\n')), needles),
    ...searchBuffer('calls and notices', Buffer.from(JSON.stringify(messages)), needles),
  ];
  expect(hits).toEqual([]);
  // The same search finds them where they are.
  expect(searchBuffer('by design', Buffer.from(carry.join('\n')), needles)).not.toEqual([]);
}
