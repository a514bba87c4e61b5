import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChainView } from '../../../src-preload/contract/index.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const card = () => page.getByRole('region', { name: /^Bitcoin network source of/ });
const address = () => card().getByLabelText('Address of an Electrum or Esplora server');
const on = (changes: Partial<ChainView> = {}): ChainView => ({
  source: { kind: 'electrum', address: 'ssl://mine.example:50002', pin: null },
  state: 'ready',
  chain: 'regtest',
  tip: { height: 1_234, timeMs: Date.now() - 240_000 },
  of: null,
  ...changes,
});

test('is off at first, says what a server learns, and tests one without naming the wallet', async () => {
  const main = await openApp('full');
  await go('Settings');
  await expect.element(card().getByText('Off. Ochre asks no such server.')).toBeVisible();
  await expect.element(card().getByText(/learns which transactions and addresses/)).toBeVisible();
  expect(main.timesCalled('chain.follow')).toBe(0);
  await userEvent.fill(address(), 'ssl://mine.example:50002');
  await card().getByRole('button', { name: 'Test' }).click();
  await expect.element(card().getByText(/^The server answers: block 1\s234, after 56\sms/)).toBeVisible();
  expect(main.world.chain.source).toBeNull();
});

test('offers a practice wallet the practice chain by its name', async () => {
  const main = await openApp('full');
  await go('Settings');
  await expect.element(address()).toHaveValue('practice');
  await card().getByRole('button', { name: 'Use this server' }).click();
  expect(lastInput(main, 'chain.use')).toMatchObject({ address: 'practice' });
  await card().getByRole('button', { name: 'Turn off' }).click();
  await expect.element(address()).toHaveValue('practice');
});

test('is used only after main has asked, and turned off at once', async () => {
  const main = await openApp('full', (world) => {
    world.confirm = 'page';
  });
  await go('Settings');
  await userEvent.fill(address(), 'ssl://mine.example:50002');
  await userEvent.fill(card().getByLabelText(/^Certificate fingerprint/), 'ab'.repeat(32));
  await card().getByRole('button', { name: 'Use this server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(card().getByText('Off. Ochre asks no such server.')).toBeVisible();
  await card().getByRole('button', { name: 'Use this server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask this server' }).click();
  await expect.element(page.getByText('Ochre asks this server from now on')).toBeVisible();
  expect(lastInput(main, 'chain.use')).toMatchObject({
    address: 'ssl://mine.example:50002',
    pin: 'ab'.repeat(32),
  });
  await card().getByRole('button', { name: 'Turn off' }).click();
  await expect.element(card().getByText('Off. Ochre asks no such server.')).toBeVisible();
});

test('shows how far the headers were checked, and the newest block', async () => {
  const main = await openApp('full', (world) => {
    world.chain = on({ state: 'following', tip: { height: 900_000, timeMs: 0 }, of: 950_000 });
  });
  await go('Settings');
  const going = card().getByRole('progressbar', { name: /900\s000 of 950\s000/ });
  await expect.element(going).toBeVisible();
  main.world.chain = on();
  main.tell('chain.changed', { walletId: main.world.activeId ?? '' });
  await expect.element(card().getByText(/^1\s234, 4\smin ago/)).toBeVisible();
  await expect.element(going).not.toBeInTheDocument();
});

test('says why a look at the server failed', async () => {
  await openApp('full', (world) => {
    world.chain = on({ state: 'failed' });
    world.chainFailure = {
      code: 'CHAIN_REFUSED',
      facts: { host: 'mine.example:50002', problem: 'lessWork', height: 1_200 },
    };
  });
  await go('Settings');
  await card().getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(card().getByText(/has less work than the one that Ochre already checked/))
    .toBeVisible();
});

test('offers the estimates of the server beside the fee rate', async () => {
  await openApp('funded', (world) => {
    world.chain = on();
  });
  await button('Send bitcoin').click();
  await button(/^In about 6 blocks/).click();
  await expect.element(page.getByLabelText(/^Fee rate/)).toHaveValue('3');
});
