import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aNode, idOf, withNodes, type NodeWorld } from '../../fakes/node-world.ts';
import { pastedLines } from '../../../src-renderer/nodes/pasted-lines.ts';
import { addNodes, button, go, lastInput, openApp } from './open-app.ts';

const bare = { hasSecret: false } as const;
const fleet = (): NodeWorld =>
  withNodes([
    aNode(1, 'locked', { name: 'kept', sinceMs: Date.now() - 3_600_000 }),
    aNode(2, 'locked', { name: 'alpha', ...bare }),
    aNode(3, 'locked', { name: 'beta', ...bare }),
    aNode(4, 'locked', { name: 'gamma', ...bare }),
  ]);

async function planAll(world: NodeWorld): Promise<FakeMain> {
  const main = await openApp('full', (given) => {
    given.fleet = world;
  });
  await go('Nodes');
  await button(/^Unlock all/).click();
  await expect.element(page.getByText(/skipped. Nothing sent yet/)).toBeVisible();
  return main;
}

/** They stand folded under a word, unless nothing can be done without. */
const fold = () => page.getByText(/^Enter \d+\snode passwords?$/);
const field = (name: string) => page.getByLabelText(`Node password of ${name}`, { exact: true });
const all = () => page.getByLabelText('Node password', { exact: true });
const secretsOf = (main: FakeMain, call: string) => (lastInput(main, call) as { secrets?: unknown }).secrets;

function paste(into: string, text: string): void {
  const input = field(into).element();
  const data = new DataTransfer();
  data.setData('text/plain', text);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

test('gives one password to all that have none, in the keychain, and plans them too', async () => {
  const main = await planAll(fleet());
  await fold().click();
  await expect.element(page.getByRole('radio', { name: 'The same for all' })).toHaveFocus();
  await userEvent.fill(all(), 'the same one');
  await button(/^Store 3\snode passwords$/).click();
  await expect.element(page.getByText(/^3\snode passwords stored$/)).toBeVisible();
  await expect.element(page.getByText(/^4\snodes$/)).toBeVisible();
  const same = { password: 'the same one' };
  expect(secretsOf(main, 'nodes.keepSecrets')).toEqual({ [idOf(2)]: same, [idOf(3)]: same, [idOf(4)]: same });
  await button(/^Unlock 4\snodes$/).click();
  await expect.poll(() => main.timesCalled('nodes.run')).toBe(1);
  expect(lastInput(main, 'nodes.run')).not.toHaveProperty('secrets');
  expect(document.body.innerHTML).not.toContain('the same one');
});

test('uses for one run only what is not to be kept, and forgets it when told to', async () => {
  const main = await planAll(fleet());
  await fold().click();
  await userEvent.fill(all(), 'only now');
  await page.getByRole('checkbox', { name: /^Store in the keychain/ }).click();
  await button(/^Use 3\snode passwords$/).click();
  await expect.element(page.getByText(/^3\snode passwords for this batch only$/)).toBeVisible();
  expect(main.timesCalled('nodes.keepSecrets')).toBe(0);
  await button('Forget now').click();
  await expect.element(fold()).toBeVisible();

  await fold().click();
  await expect.element(all()).toHaveValue('');
  await userEvent.fill(all(), 'only now');
  await page.getByRole('checkbox', { name: /^Store in the keychain/ }).click();
  await button(/^Use 3\snode passwords$/).click();
  await button(/^Unlock 4\snodes$/).click();
  await expect.element(page.getByText('First node', { exact: true })).toBeVisible();
  const now = { password: 'only now' };
  expect(lastInput(main, 'nodes.run')).toMatchObject({
    nodeIds: [idOf(1), idOf(4), idOf(3), idOf(2)],
    secrets: { [idOf(2)]: now, [idOf(3)]: now, [idOf(4)]: now },
  });
  expect(document.body.innerHTML).not.toContain('only now');
});

test('fills two pasted columns by the names, and nothing where one is not here', async () => {
  await planAll(fleet());
  await fold().click();
  await page.getByRole('radio', { name: 'One for each' }).click();
  paste('alpha', 'gamma\tof gamma\nnobody\tof nobody');
  await expect.element(page.getByText(/“nobody” isn’t exactly one node here/)).toBeVisible();
  await expect.element(field('gamma')).toHaveValue('');
  paste('alpha', 'gamma\tof gamma\nalpha\tof alpha');
  await expect.element(field('gamma')).toHaveValue('of gamma');
  await expect.element(field('alpha')).toHaveValue('of alpha');
  await expect.element(field('beta')).toHaveValue('');
  await expect.element(page.getByText(/2 of 3 entered/)).toBeVisible();
});

test('keeps what is typed where the keychain refuses, and speaks of a password and no wallet', async () => {
  const main = await planAll(fleet());
  await fold().click();
  await userEvent.fill(all(), 'typed once');
  main.failNext('nodes.keepSecrets', {
    code: 'KEYCHAIN_ABSENT',
    facts: { cause: 'noDbus', detail: '' },
  });
  await button(/^Store 3\snode passwords$/).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/Unlock or install one/);
  expect(alert.element().textContent).not.toMatch(/wallet|session-only/);
  await expect.element(all()).toHaveValue('typed once');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^3\snode passwords stored$/)).toBeVisible();
});

test('gives nothing while the fields are empty, nor after they were folded', async () => {
  const main = await planAll(fleet());
  await fold().click();
  await expect.element(button(/^Store 0/)).toHaveAccessibleDescription('Missing: Node passwords');
  await userEvent.click(button(/^Store 0/), { force: true });
  await userEvent.fill(all(), 'never given');
  await fold().click();
  await expect.element(all()).not.toBeInTheDocument();
  await fold().click();
  await expect.element(all()).toHaveValue('');
  expect(main.timesCalled('nodes.keepSecrets')).toBe(0);
});

test('shows fifty fields at a time, and a paste fills those behind them', async () => {
  const nodes = Array.from({ length: 120 }, (_, at) =>
    aNode(at + 1, 'locked', { name: `n${String(at + 1).padStart(3, '0')}`, sinceMs: 1_000 + at, ...bare }),
  );
  const main = await planAll(withNodes(nodes));
  await page.getByRole('radio', { name: 'One for each' }).click();
  await expect.element(page.getByText(/^1 to 50 of 120$/)).toBeVisible();
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(50);
  paste('n001', Array.from({ length: 120 }, (_, at) => `secret ${String(at + 1)}`).join('\n'));
  await button('Next nodes').click();
  await button('Next nodes').click();
  await expect.element(field('n120')).toHaveValue('secret 120');
  await button(/^Store 120\snode passwords$/).click();
  await expect.poll(() => Object.keys(secretsOf(main, 'nodes.keepSecrets') ?? {})).toHaveLength(120);
});

test('leads from an import, and from what is selected, to the passwords that are not kept', async () => {
  const main = await openApp('full', (world) => {
    world.fleet = fleet();
  });
  await go('Nodes');
  await addNodes('Import list');
  await userEvent.fill(page.getByLabelText('Or paste the list'), 'name,node_id\nlju-hub,n-9');
  await button('Import list').last().click();
  await button(/^Enter 4\snode passwords$/).click();
  await userEvent.fill(all(), 'one for four');
  await button(/^Store 4\snode passwords$/).click();
  await expect.poll(() => main.timesCalled('nodes.keepSecrets')).toBe(1);
  expect(Object.keys(secretsOf(main, 'nodes.keepSecrets') ?? {})).toHaveLength(4);
});

test('fills in the passwords of practice nodes, which their service tells, and of no other', async () => {
  const practice = aCloud('document', { kind: 'practice' });
  const main = await planAll(
    withNodes(
      [
        aNode(1, 'locked', { name: 'real', ...bare }),
        aNode(2, 'locked', { name: 'simulated', cloudId: practice.id, ...bare }),
      ],
      [aCloud('full'), practice],
    ),
  );
  await button('Fill in practice passwords').click();
  await expect.element(field('simulated')).toHaveValue('practice-password-of-n-2');
  await expect.element(field('real')).toHaveValue('');
  expect(main.timesCalled('practice.nodePassword')).toBe(1);
});

test('reads pasted lines as they were copied', () => {
  const targets = ['a', 'b', 'b', 'c'].map((name, at) => ({ nodeId: `${name}${String(at)}`, name }));
  expect(pastedLines('one line', targets, 0)).toBeNull();
  expect(pastedLines('one line\n', targets, 0)).toBeNull();
  expect(pastedLines('x\n\ny', targets, 1)).toEqual({
    ok: true,
    filled: [
      { nodeId: 'b1', secret: 'x' },
      { nodeId: 'c3', secret: 'y' },
    ],
    left: 0,
  });
  expect(pastedLines('x\ny', targets, 3)).toMatchObject({ filled: [{ nodeId: 'c3', secret: 'x' }], left: 1 });
  expect(pastedLines('c\t x \na\ty', targets, 0)).toMatchObject({
    filled: [
      { nodeId: 'c3', secret: ' x ' },
      { nodeId: 'a0', secret: 'y' },
    ],
  });
  expect(pastedLines('b\tx\na\ty', targets, 0)).toMatchObject({ ok: false });
  // A tab in one of several passwords makes no table.
  expect(pastedLines('x\ty\nz', targets, 0)).toMatchObject({ filled: [{ secret: 'x\ty' }, { secret: 'z' }] });
});
