import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { aNode, idOf, withNodes, type NodeWorld } from '../../fakes/node-world.ts';
import { pastedLines } from '../../../src-renderer/nodes/pasted-lines.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const bare = { hasSecret: false } as const;
const fleet = (): NodeWorld =>
  withNodes([
    aNode(1, 'locked', { name: 'kept', sinceMs: Date.now() - 3_600_000 }),
    aNode(2, 'locked', { name: 'alpha', ...bare }),
    aNode(3, 'locked', { name: 'beta', ...bare }),
    aNode(4, 'locked', { name: 'gamma', ...bare }),
  ]);

async function planAll(world = fleet()): Promise<FakeMain> {
  const main = await openApp('full', { fleet: world });
  await go('Nodes');
  await button(/^Unlock all/).click();
  await expect.element(page.getByText(/skipped. Nothing sent yet/)).toBeVisible();
  return main;
}

/** The fields are folded, unless nothing can be done without them. */
const fold = () => page.getByText(/^Enter \d+\snode passwords?$/);
const field = (name: string) => page.getByLabelText(`Node password of ${name}`, { exact: true });
const all = () => page.getByLabelText('Node password', { exact: true });
const kept = (main: FakeMain) => lastInput(main, 'nodes.keepSecrets') as CallInput<'nodes.keepSecrets'>;
const forEach = (password: string) => Object.fromEntries([2, 3, 4].map((seed) => [idOf(seed), { password }]));

function paste(into: string, text: string): void {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  field(into)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

async function openFold(): Promise<FakeMain> {
  const main = await planAll();
  await fold().click();
  return main;
}

test('one password is stored in the keychain for all nodes without one', async () => {
  const main = await openFold();
  await expect.element(page.getByRole('radio', { name: 'The same for all' })).toHaveFocus();
  await userEvent.fill(all(), 'the same one');
  await button(/^Store 3\snode passwords$/).click();
  await expect.element(page.getByText(/^3\snode passwords stored$/)).toBeVisible();
  expect(kept(main)).toEqual({ secrets: forEach('the same one') });
  expect(document.body.innerHTML).not.toContain('the same one');
});

test('a password for this run only is used, and forgotten on request', async () => {
  const main = await openFold();
  const useOnce = async (): Promise<void> => {
    await expect.element(all()).toHaveValue('');
    await userEvent.fill(all(), 'only now');
    await page.getByRole('checkbox', { name: /^Store in the keychain/ }).click();
    await button(/^Use 3\snode passwords$/).click();
  };
  await useOnce();
  await expect.element(page.getByText(/^3\snode passwords for this batch only$/)).toBeVisible();
  await button('Forget now').click();
  await fold().click();
  await useOnce();
  await button(/^Unlock 4\snodes$/).click();
  await expect
    .poll(() => lastInput(main, 'nodes.run'))
    .toMatchObject({ nodeIds: [1, 4, 3, 2].map((seed) => idOf(seed)), secrets: forEach('only now') });
  expect(main.timesCalled('nodes.keepSecrets')).toBe(0);
  expect(document.body.innerHTML).not.toContain('only now');
});

test('two pasted columns are filled in by name, or not at all if one name is unknown', async () => {
  await openFold();
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

test('typed passwords stay if the keychain refuses, and the failure speaks of passwords and not of wallets', async () => {
  const main = await openFold();
  await userEvent.fill(all(), 'typed once');
  main.once({ 'nodes.keepSecrets': failure('KEYCHAIN_ABSENT', { cause: 'noDbus', detail: '' }) });
  await button(/^Store 3\snode passwords$/).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/Unlock or install one/);
  expect(alert.element().textContent).not.toMatch(/wallet|session-only/);
  await expect.element(all()).toHaveValue('typed once');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^3\snode passwords stored$/)).toBeVisible();
});

test('empty fields store nothing, nor do folded ones', async () => {
  const main = await openFold();
  await expect.element(button(/^Store 0/)).toHaveAccessibleDescription('Missing: Node passwords');
  await userEvent.click(button(/^Store 0/), { force: true });
  await userEvent.fill(all(), 'never given');
  await fold().click();
  await expect.element(all()).not.toBeInTheDocument();
  await fold().click();
  await expect.element(all()).toHaveValue('');
  expect(main.timesCalled('nodes.keepSecrets')).toBe(0);
});

test.each([
  ['one line', 0, 'an ordinary paste'],
  ['one line\n', 0, 'an ordinary paste'],
  ['x\n\ny', 1, 'b1=x c3=y, 0 left'],
  ['x\ny', 3, 'c3=x, 1 left'],
  ['c\t x \na\ty', 0, 'c3= x  a0=y, 0 left'],
  ['b\tx\na\ty', 0, 'refused'],
  // A tab within one of several passwords doesn't make a table.
  ['x\ty\nz', 0, 'a0=x\ty b1=z, 0 left'],
])('reads the pasted lines %j as they were copied, from field %i on', (text, from, expected) => {
  const targets = ['a', 'b', 'b', 'c'].map((name, at) => ({ nodeId: `${name}${String(at)}`, name }));
  const read = pastedLines(text, targets, from);
  if (read?.ok !== true) expect(read === null ? 'an ordinary paste' : 'refused').toBe(expected);
  else {
    const filled = read.filled.map(({ nodeId, secret }) => `${nodeId}=${secret}`);
    expect(`${filled.join(' ')}, ${String(read.left)} left`).toBe(expected);
  }
});
