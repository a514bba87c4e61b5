import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildNeedles } from '../support/secret-search.ts';
import { ask } from './support/ask.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import { expectNowhere } from './support/nowhere.ts';
import {
  addNodes,
  agree,
  beginBy,
  button,
  closeTools,
  go,
  openNode,
  openTools,
  test,
  title,
  type Ochre,
} from './support/practice.ts';
import type { Traffic } from './support/traffic.ts';

const MINUTE = 60_000;
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();
const states = (page: Page) => page.getByRole('group', { name: 'Nodes' });

/** From the welcome, one click makes a practice connection with its nodes. */
async function practise(page: Page, says: string): Promise<void> {
  await beginBy(page, 'Watch nodes');
  await expect(title(page, 'Nodes')).toBeVisible();
  await button(page, 'Try practice nodes').click();
  await expect(states(page).getByText(says)).toBeVisible({ timeout: MINUTE });
}

async function passwordsOf(page: Page): Promise<string[]> {
  const passwords: string[] = [];
  for (const { nodeId } of (await ask(page, 'practice.nodes', {})).nodes)
    passwords.push((await ask(page, 'practice.nodePassword', { nodeId })).password);
  return passwords;
}

/** Exports the list, ends the program, and searches everything for secrets except their intended places. */
async function expectNoSecret(
  ochre: Ochre,
  traffic: Traffic,
  secrets: readonly string[],
  byDesign: { readonly messages: readonly string[]; readonly requests: string },
): Promise<void> {
  const { page, folder } = ochre;
  for (const format of ['CSV', 'JSON']) {
    await go(page, 'Nodes');
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: format }).click();
    await expect(notice(page, /nodes? saved as .*without secrets/)).toBeVisible();
  }
  // The first export's toast is still shown while the second is written.
  await expect.poll(() => readdirSync(join(folder, 'data', 'exports'))).toHaveLength(2);
  await expectNowhere(ochre, traffic, buildNeedles({ texts: [...new Set(secrets)] }), byDesign);
}

test(
  'the board, a node and a plan work; passwords typed for one run are stored nowhere',
  WALK,
  async ({ traffic, ochre }) => {
    test.setTimeout(WALK_MS);
    const { page } = ochre;
    await beginBy(page, 'Watch nodes');
    await button(page, 'Connect node service').click();
    await look(page, 'nodes-connect');
    await page.reload();
    await ask(page, 'practice.makeNodes', { count: 60, plan: 'node', state: 'unlocked' });
    await ask(page, 'practice.makeNodes', { count: 12, plan: 'scale', state: 'locked' });
    await ask(page, 'practice.makeNodes', { count: 5, plan: 'node', state: 'outdated' });
    await practise(page, '12 locked');
    await look(page, 'nodes-board', 'everyColour');
    await openTools(page);
    await look(page, 'nodes-practice');
    await closeTools(page);
    for (const [name, label] of [
      ['alerts', /^Alerts/],
      ['runs', 'Batches'],
      ['connections', 'Connections'],
    ] as const) {
      await go(page, 'Nodes');
      await button(page, label).click();
      await look(page, `nodes-${name}`);
    }
    for (const way of ['Add node', 'Import list'] as const) {
      await go(page, 'Nodes');
      await addNodes(page, way);
      await look(page, `nodes-${way.split(' ')[0]?.toLowerCase() ?? ''}`);
    }
    await openNode(page, 'practice-001');
    await look(page, 'node-unlocked');
    await openNode(page, 'practice-062');
    await look(page, 'node-locked', 'everyColour');
    await openNode(page, 'practice-075');
    await look(page, 'node-outdated');
    await button(page, 'Change settings').click();
    await look(page, 'node-settings');
    await go(page, 'Nodes');
    await page.getByLabel('Find a node').fill('');
    await button(page, 'Unlock all 12').click();
    await look(page, 'plan-without-passwords');
    await page.getByRole('radio', { name: 'One for each' }).check();
    await look(page, 'plan-passwords');
    const passwords = (await passwordsOf(page)).slice(60, 72);
    for (const [at, password] of passwords.entries())
      await page.getByLabel(`Password of practice-0${String(61 + at)}`).fill(password);
    await button(page, /^Use 12/).click();
    await look(page, 'plan', notice(page, /for this batch only/));
    await button(page, /^Unlock 12/).click();
    await agree(page, 'Unlock 12 nodes?', 'Unlock 12 nodes');
    await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 2 * MINUTE });
    await expect(page.getByRole('grid', { name: 'Nodes' }).getByText('Done')).toHaveCount(12);
    await look(page, 'run-finished');
    const { nodes } = await ask(page, 'practice.nodes', {});
    const really = nodes.slice(60, 72).map(({ state, unlockCalls }) => `${state} ${String(unlockCalls)}`);
    expect(really).toEqual(Array<string>(12).fill('unlocked 1'));
    const { runs } = await ask(page, 'nodes.runs', {});
    expect(runs).toMatchObject([{ state: 'finished', counts: { done: 12, failed: 0, already: 0 } }]);
    const report = await ask(page, 'nodes.report', { runId: runs[0]?.id ?? '' });
    const isCanary = ({ nodeId }: { readonly nodeId: string }): boolean => nodeId === report.run.canary;
    const begun = report.nodes.filter((node) => !isCanary(node)).map(({ startedAtMs }) => startedAtMs ?? 0);
    expect(Math.min(...begun)).toBeGreaterThanOrEqual(report.nodes.find(isCanary)?.endedAtMs ?? Infinity);
    await go(page, 'Nodes');
    await button(page, 'Batches').click();
    await look(page, 'nodes-runs-full');
    await go(page, 'Nodes');
    await button(page, 'Columns').click();
    await look(page, 'nodes-board-columns');
    await page.getByLabel('State', { exact: true }).selectOption('outdated');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await look(page, 'nodes-chosen');
    await button(page, /^Enter \d+.node passwords?$/).click();
    await look(page, 'passwords');
    await expectNoSecret(ochre, traffic, passwords, {
      messages: ['practice.nodePassword to page', 'nodes.run to host'],
      requests: '/unlock"',
    });
  },
);

test.describe('with a keychain', () => {
  test.use({ keychain: 'real' });

  test(
    'an outdated node is updated and comes back locked; wrong password, slow unlock and a lost node can be resolved',
    WALK,
    async ({ traffic, ochre }) => {
      test.setTimeout(WALK_MS);
      const { page } = ochre;
      await ask(page, 'practice.makeNodes', { count: 1, plan: 'node', state: 'outdated' });
      await ask(page, 'practice.makeNodes', { count: 2, plan: 'node', state: 'locked' });
      const ids = (await ask(page, 'practice.nodes', {})).nodes.map(({ nodeId }) => nodeId);
      const passwords = await passwordsOf(page);
      await practise(page, '2 locked');

      await test.step('outdated → Update → upgrading → locked → Unlock → unlocked', async () => {
        await openNode(page, 'practice-001');
        await expect(notice(page, 'A newer image is available.')).toBeVisible();
        await button(page, 'Upgrade').click();
        await agree(page, 'Upgrade “practice-001”?', 'I have the phrase: upgrade');
        await expect(notice(page, 'Upgrading. The node stays locked until you unlock it.')).toBeVisible();
        await expect(button(page, 'Unlock')).toBeVisible({ timeout: 30_000 });
        await look(page, 'node-unlock', 'everyColour');
        await button(page, 'Unlock').click();
        await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
        expect((await ask(page, 'practice.nodes', {})).nodes[0]).toMatchObject({
          ...{ state: 'unlocked', upgradesAccepted: 1, unlocksAccepted: 1 },
        });
      });

      await test.step('a wrong password is asked for again, and never tried again by itself', async () => {
        await ask(page, 'practice.setNodes', { nodeIds: ids.slice(1, 2), newPassword: true });
        passwords.push(...(await passwordsOf(page)));
        await openNode(page, 'practice-002');
        await button(page, 'Unlock').click();
        await look(page, 'node-wrong-password', notice(page, 'Wrong node password'));
        await page.getByLabel('Node password').fill(passwords[4] ?? '');
        await button(page, 'Unlock').click();
        await expect(notice(page, /^Unlocked, answered/)).toBeVisible();
        expect((await ask(page, 'practice.nodes', {})).nodes[1]).toMatchObject({
          ...{ unlockCalls: 2, unlocksAccepted: 1 },
        });
      });

      await test.step('an unlock that takes long is waited for', async () => {
        const unlocking = notice(page, 'Unlocking. This can take up to an hour.');
        await ask(page, 'practice.setNodes', { nodeIds: ids.slice(2), unlockSeconds: 600 });
        await openNode(page, 'practice-003');
        await button(page, 'Unlock').click();
        await look(page, 'node-unlocking', unlocking, 'everyColour');
        // The gateway ends the call after 29 s; the node goes on, and is asked again.
        await ask(page, 'practice.passTime', { seconds: 30 });
        await expect(notice(page, /changing state|not ready yet/)).toBeVisible();
        await expect(unlocking).toBeVisible();
        await ask(page, 'practice.passTime', { seconds: 570 });
        await expect(notice(page, /^Unlocked, answered/)).toBeVisible({ timeout: 40_000 });
        expect((await ask(page, 'practice.nodes', {})).nodes[2]).toMatchObject({ unlocksAccepted: 1 });
      });

      await ask(page, 'practice.setNodes', { nodeIds: ids.slice(2), vanished: true });
      await go(page, 'Nodes');
      await button(page, 'Refresh').click();
      await expect(states(page).getByText(/1 (state unknown|unreachable)/)).toBeVisible({ timeout: MINUTE });
      await openNode(page, 'practice-003');
      await look(page, 'node-gone', 'everyColour');
      // Passwords are expected in typed input, in the practice service's answer, and in the unlock call.
      await expectNoSecret(ochre, traffic, passwords, {
        messages: ['practice.nodePassword to page', 'nodes.unlock to host'],
        requests: '/unlock"',
      });
    },
  );
});
