import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChainView } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { CHAIN_OFF, chainOn, SECOND } from '../../fakes/scenarios.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const card = () => page.getByRole('region', { name: 'Bitcoin server' });
/** If the second server disagrees, its form is open already. */
async function openServers(): Promise<void> {
  await goSettings('Service and network');
  if (card().query() === null) await button(/: Bitcoin server$/).click();
}
const address = () => card().getByLabelText('Electrum or Esplora server');
/** Main announces a new state. */
function put(main: FakeMain, view: ChainView): void {
  main.world.chain = view;
  main.tell('chain.changed', { walletId: main.world.activeId ?? '' });
}

test('the Bitcoin server is off at first, says what it learns, and is tested without naming the wallet', async () => {
  const main = await openApp('full');
  await openServers();
  await expect.element(page.getByText('None: blocks are the service’s word')).toBeVisible();
  await expect.element(card().getByText(/learns which transactions and addresses/)).toBeVisible();
  expect(main.timesCalled('chain.follow')).toBe(0);
  await userEvent.fill(address(), 'ssl://mine.example:50002');
  await card().getByRole('button', { name: 'Test' }).click();
  await expect.element(card().getByText(/^Answered: block 1,234, after 56\sms/)).toBeVisible();
  expect(main.world.chain.source).toBeNull();
});

test('the Bitcoin server is used as main answers, with the typed fingerprint', async () => {
  const main = await openApp('full');
  await openServers();
  await userEvent.fill(address(), 'ssl://mine.example:50002');
  await userEvent.fill(card().getByLabelText(/^Certificate fingerprint/), 'ab'.repeat(32));
  main.answers({ 'chain.use': { outcome: 'aborted', view: CHAIN_OFF } });
  await card().getByRole('button', { name: 'Save server' }).click();
  await expect.element(page.getByText('None: blocks are the service’s word')).toBeVisible();
  main.answers({ 'chain.use': { outcome: 'used', view: chainOn() } });
  await card().getByRole('button', { name: 'Save server' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(lastInput(main, 'chain.use')).toMatchObject({
    address: 'ssl://mine.example:50002',
    pin: 'ab'.repeat(32),
  });
});

const second = () => card().getByRole('group', { name: 'Second server, to compare' });
const secondAddress = () => second().getByLabelText('Electrum or Esplora server');
/** What came of comparing with a second server. */
const compared = (changes: Partial<typeof SECOND>) =>
  openApp('full', { chain: chainOn({ second: { ...SECOND, ...changes } }) });

test('a second Bitcoin server is named and removed by keyboard', async () => {
  const main = await openApp('full', { chain: chainOn() });
  await openServers();
  main.once({ 'chain.useSecond': failure('URL_REFUSED', { reason: 'notCompared' }) });
  await expect.element(second().getByText(/learns as much as the first/)).toBeVisible();
  await userEvent.fill(secondAddress(), 'ssl://mine.example:50002');
  await userEvent.keyboard('{Enter}');
  await expect.element(second().getByText(/Choose a different server to compare with/)).toBeVisible();
  await userEvent.fill(secondAddress(), 'ssl://other.example:50002');
  const view = chainOn({ second: SECOND });
  main.answers({ 'chain.useSecond': { outcome: 'used', view }, 'chain.removeSecond': chainOn() });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(lastInput(main, 'chain.useSecond')).toMatchObject({ address: 'ssl://other.example:50002' });
  await expect.element(second().getByText(/^Both agree up to block 1,234/)).toBeVisible();
  await second().getByRole('button', { name: 'Remove' }).click();
  put(main, chainOn());
  await expect.element(second().getByText(/^Both agree/)).not.toBeInTheDocument();
});

test.each([
  [{ state: 'behind', height: 1_200, blocks: 34 }, /^Behind: .* 34 blocks more/],
  [{ state: 'ahead', height: 1_234, blocks: 12 }, /^Ahead: 12 blocks .* or hides them/],
  [{ state: 'waiting', height: null }, /^Not compared yet/],
  [{ state: 'refused', height: null }, /break the rules/],
  [{ state: 'otherNetwork', height: null }, /another network/],
  [{ state: 'silent', height: null, sinceMs: Date.now() - 240_000 }, /^No answer, first noticed 4\smin ago/],
] as const)("the second server's state is shown: %o", async (changes, words) => {
  await compared(changes);
  await openServers();
  await expect.element(second().getByText(words)).toBeVisible();
  await expect.element(second().getByText(/verifies anything/)).not.toBeInTheDocument();
});

test.each<[string, Partial<typeof SECOND>, readonly RegExp[]]>([
  [
    'where the two differ, with which has more work and what does not count',
    { state: 'differs', height: 1_199, blocks: 35, hasMoreWork: true, countedBelow: 1_200 },
    [
      /Different chains since block 1,200/,
      /second server has more proof of work/,
      /no block from 1,200 on verifies anything/,
    ],
  ],
  [
    'where only one of the two calls an output spent, also while it agrees on the chain',
    { disputed: { outpoint: `${'ab'.repeat(32)}:1`, spentBy: 'second' } },
    [
      /^Only the second server calls a coin of your wallet spent/,
      /doesn’t count it as unspent/,
      /^(ab){32}:1$/,
    ],
  ],
])('the second server raises an alarm %s', async (_, changes, said) => {
  await compared(changes);
  await openServers();
  for (const words of said) await expect.element(second().getByRole('alert').getByText(words)).toBeVisible();
});

test("while the second server is silent after a difference, the card says which blocks don't count", async () => {
  await compared({ state: 'silent', height: null, sinceMs: Date.now(), countedBelow: 1_200 });
  await openServers();
  await expect.element(second().getByText(/no block from 1,200 on verifies anything/)).toBeVisible();
});
