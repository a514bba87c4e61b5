import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { askAddress, button, go, h1, openApp, openTools } from './open-app.ts';

type Change = CallOutput<'wallet.refresh'>['changes'][number];

beforeEach(() => {
  // Intervals stay real: the clock on the screen would tick thousands of times in these hours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const SLOW = {
  code: 'SERVICE_SLOW',
  facts: { host: 'wallet.example', endpoint: 'refresh', seconds: 30, phase: 'headers' },
} as const;

const arrived: Change = {
  kind: 'stateChanged',
  assetId: ids.tusd,
  key: `${ids.tusd}#4`,
  direction: 'in',
  amount: '1000',
  state: 'settled',
};

const refreshes = (main: FakeMain): number => main.timesCalled('wallet.refresh');

async function openHome(...change: Parameters<typeof openApp>): Promise<FakeMain> {
  const main = await openApp(...change);
  await expect.element(page.getByRole('region', { name: 'Bitcoin', exact: true })).toBeVisible();
  return main;
}

test('refreshing waits longer after each failure, up to ten minutes, and after a success one minute again', async () => {
  const main = await openHome('full');
  main.once({ 'wallet.refresh': SLOW });
  await vi.advanceTimersByTimeAsync(150);
  expect(refreshes(main)).toBe(1);
  for (const pause of [120_000, 240_000, 480_000, 600_000, 600_000]) {
    main.once({ 'wallet.refresh': SLOW });
    const before = refreshes(main);
    await vi.advanceTimersByTimeAsync(pause - 250);
    expect(refreshes(main)).toBe(before);
    await vi.advanceTimersByTimeAsync(250);
    expect(refreshes(main)).toBe(before + 1);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  const well = refreshes(main);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshes(main)).toBe(well + 1);
});

test('refreshing pauses while the window is hidden, and catches up when it is shown', async () => {
  const main = await openHome('full');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refreshes(main)).toBe(0);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes(main)).toBe(1);
});

test('two refreshes never run at once, however they start', async () => {
  const main = await openHome('full');
  const release = main.hold('wallet.refresh');
  await vi.advanceTimersByTimeAsync(2_000);
  await userEvent.click(button('Refresh the wallet'), { force: true });
  await userEvent.keyboard('r{F5}');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refreshes(main)).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByText('Refreshed, nothing new')).toBeVisible();
});

test('the key r does nothing in a text field and with modifier keys', async () => {
  const main = await openHome('empty');
  await openTools();
  await userEvent.click(page.getByRole('textbox', { name: 'Amount' }));
  await userEvent.keyboard('r');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}r{/Control}');
  expect(refreshes(main)).toBe(0);
  await expect.element(h1('Home')).toBeInTheDocument();
  await userEvent.keyboard('r');
  await expect.element(h1('Receive')).toBeVisible();
});

const newAsset = { kind: 'newAsset', key: null, direction: 'none', amount: null, state: null } as const;

test.each<[string, readonly Change[], boolean, string]>([
  [
    'says what arrived, in the asset’s own units, and which of two assets of one ticker',
    ...([[arrived], false, 'Receive 10.00 TUSD (Tq0xW4mJ…): reported as settled'] as const),
  ],
  [
    'names no amount of what arrived while amounts are hidden',
    ...([[arrived], true, 'Receive TUSD (Tq0xW4mJ…): reported as settled'] as const),
  ],
  [
    'tells of a new asset by the transfer that brought it, once',
    [
      { ...arrived, ...newAsset },
      { ...arrived, kind: 'newTransfer' },
    ],
    ...([false, 'Receive 10.00 TUSD (Tq0xW4mJ…): reported as settled'] as const),
  ],
])('%s', async (_, changes, hideAmounts, said) => {
  const main = await openHome('full', { settings: { hideAmounts } });
  main.once({ 'wallet.refresh': { asOfMs: Date.now(), changes: [...changes] } });
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

test('after a failed automatic refresh old data stay, with their age and the reason on every screen', async () => {
  const main = await openHome('full');
  main.once({ 'wallet.refresh': SLOW });
  await vi.advanceTimersByTimeAsync(2_000);
  await go('Receive');
  const note = page.getByRole('main').getByText(/^No answer from/);
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/Data from \d\d:\d\d/)).toBeVisible();
  await expect.element(page.getByText(/^Updated /)).toBeVisible();
  expect(page.getByRole('alert').query(), 'nobody asked, so nobody is interrupted').toBeNull();
  await go('Home');
  await expect
    .element(page.getByRole('region', { name: 'Bitcoin', exact: true }))
    .toHaveTextContent(/1,284,310/);
  await button('Try again').click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Updated /)).toBeVisible();
});

test("data of the last wallet are never shown under another wallet's name", async () => {
  const main = await openHome('full');
  const release = main.hold('wallet.refresh');
  main.once({ 'wallet.refresh': { asOfMs: Date.now(), changes: [arrived] } });
  await vi.advanceTimersByTimeAsync(2_000);
  await button(/^Wallet: Practice/).click();
  await page.getByRole('menuitemradio', { name: /Atelier/ }).click();
  await expect.element(button(/^Wallet: Atelier/)).toBeVisible();
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect(page.getByText(/: reported as settled/).query()).toBeNull();
});

test('the reason why no address was given stays until another is requested', async () => {
  const main = await openHome('empty');
  main.once({
    'wallet.newAddress': failure('ADDRESS_NOT_OURS', {
      address: 'bcrt1pforeign',
      reason: 'foreign',
      index: null,
      keychain: null,
      searched: null,
    }),
  });
  await askAddress();
  const refused = page.getByText('Ochre doesn’t show “bcrt1pforeign”');
  await expect.element(refused).toBeVisible();
  await refreshedBeside(main);
  await expect.element(refused).toBeVisible();
  await button('Get an address').click();
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  expect(refused.query()).toBeNull();
});

/** Waits until the first refresh's data are read, of which the consistency check is the last. */
async function refreshedBeside(main: FakeMain): Promise<void> {
  expect(refreshes(main)).toBe(0);
  await vi.advanceTimersByTimeAsync(150);
  await expect.poll(() => main.timesCalled('wallet.lastAddress')).toBe(2);
  await expect.poll(() => refreshes(main)).toBe(1);
}
