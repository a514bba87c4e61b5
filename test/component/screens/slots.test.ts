import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { unspent } from '../../fakes/scenarios.ts';

import { button, go, h1, openApp } from './open-app.ts';

test('says how many assets can be received, and what each slot is for', async () => {
  await openApp('full');
  await go('Asset slots');
  await expect.element(page.getByText(/^3 free · 1 reserved · 3 with assets/)).toBeVisible();
  await button('Coins').click();
  await expect
    .element(page.getByRole('row', { name: /Pending until the next block/ }))
    .toHaveTextContent(/\+50,000/);
});

test('draws thousands of slots and coins in parts of a hundred, free slots first', async () => {
  await openApp('full', {
    unspents: [
      ...Array.from({ length: 1_000 }, (_, at) => unspent(at + 1_000, 1_000, at < 990 ? 'held' : 'free')),
      ...Array.from({ length: 1_000 }, (_, at) => unspent(at + 3_000, 5_000, 'plain')),
    ],
  });
  await go('Asset slots');
  const list = page.getByRole('region', { name: 'Asset slots' });
  const free = list.getByText('Free', { exact: true });
  await expect.poll(() => free.elements().length).toBe(10);
  expect(list.getByRole('listitem').elements()).toHaveLength(100);
  expect(document.querySelectorAll('*').length).toBeLessThan(8_000);
  const more = button(/^Show 100 more$/).first();
  await more.click();
  expect(list.getByRole('listitem').elements()).toHaveLength(200);
  await expect.element(button(/^Show 100 more$/).first()).toHaveFocus();
  await button('Coins').click();
  const rows = page.getByRole('region', { name: 'Coins' }).getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(101);
  expect(document.querySelectorAll('*').length).toBeLessThan(8_000);
});

test("shows our own book's content of a slot that the service reports differently", async () => {
  await openApp('full', { unspents: [{ ...unspent(9, 1_000, 'carrying'), denied: true }] });
  await go('Asset slots');
  await expect
    .element(page.getByText('By your verified record. The service reports otherwise.'))
    .toBeVisible();
});

test('shows old data below a failure with their age', async () => {
  const main = await openApp('full');
  await go('Asset slots');
  await expect.element(page.getByText(/^3 free · /)).toBeVisible();
  const list = page.getByRole('region', { name: 'Asset slots' });
  expect(list.getByText(/^As of /).elements()).toEqual([]);
  // An automatic refresh may succeed in between, so the service stays away until the screen says so.
  const asOf = () => {
    main.once({
      'wallet.unspents': failure('SERVICE_UNREACHABLE', { host: 'rgb.example', kind: 'refused', detail: '' }),
    });
    main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
    return list.getByText(/^As of \d+:\d\d/).elements().length;
  };
  await expect.poll(asOf).toBe(1);
  await expect.element(page.getByText(/^3 free · /)).toBeVisible();
});

test('shows the whole cost before the service is asked', async () => {
  const main = await openApp('funded');
  await go('Asset slots');
  const cost = page.getByLabelText('Cost');
  await expect.element(cost).toHaveTextContent(/5\sslots, yours to keep\s*5,000/);
  await expect.element(cost).toHaveTextContent(/Total\s*5,652/);
  expect(main.timesCalled('signing.beginSlots')).toBe(0);
});

test('blocks the review without enough bitcoin, and says where to get some', async () => {
  const main = await openApp('empty');
  await go('Asset slots');
  const review = button(/^Review: create/);
  await expect.element(review).toHaveAttribute('aria-disabled', 'true');
  await expect.element(review).toHaveAccessibleDescription(/Needs 5,652\ssats, spendable 0\ssats/);
  await userEvent.click(review, { force: true });
  expect(main.timesCalled('signing.beginSlots')).toBe(0);
  await button('Get practice coins').click();
  await expect.element(h1('Home')).toBeVisible();
});

test('refuses a slot below dust in words, and asks for no cost', async () => {
  const main = await openApp('funded');
  await go('Asset slots');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  const before = main.timesCalled('signing.planSlots');
  await userEvent.fill(page.getByLabelText('Bitcoin in each'), '329');
  await expect.element(page.getByText('At least 330 sats.')).toBeVisible();
  await expect.element(button(/^Review: create/)).toHaveAttribute('aria-disabled', 'true');
  expect(main.timesCalled('signing.planSlots')).toBe(before);
});

const invoice = (expiresAtMs: number | null): UnspentView['holders'][number] => ({
  by: 'invoice',
  invoice: 'rgb:an-invoice',
  assetId: ids.tusd,
  amount: '2500',
  expiresAtMs,
});

test('names the invoice that reserves a slot and its end, and leads to it', async () => {
  await openApp('full', {
    unspents: [unspent(7, 1_000, 'held', true, [], [invoice(Date.now() + 9 * 60_000)])],
  });
  await go('Asset slots');
  await button(/^Invoice for 25\.00\sTUSD.*, expires at \d\d:\d\d$/).click();
  await expect.element(h1('Receive')).toBeVisible();
});

test("doesn't count a slot as free that waits for change", async () => {
  const change = { by: 'change', txid: 'ab'.repeat(32), transferKey: null } as const;
  await openApp('full', {
    unspents: [unspent(4, 1_000, 'free'), unspent(5, 1_000, 'free', true, [], [change])],
  });
  await go('Asset slots');
  await expect.element(page.getByText(/^1 free · /)).toBeVisible();
  await expect.element(page.getByText('For the change of a send')).toBeVisible();
  await expect.element(page.getByText(/1 free · [1-9]\d* reserved/)).toBeVisible();
});

test("says that other wallets' invoices reserve a slot, and hides amounts if amounts are hidden", async () => {
  await openApp('full', {
    settings: { hideAmounts: true },
    unspents: [unspent(7, 1_000, 'held', true, [], [invoice(null), { by: 'others', count: 2 }])],
  });
  await go('Asset slots');
  await expect.element(page.getByText(/^Invoices not made here: 2$/)).toBeVisible();
  await expect.element(button(/^Invoice for TUSD.*, until you cancel it$/)).toBeVisible();
});
