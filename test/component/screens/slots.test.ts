import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { unspent, type World } from '../../fakes/scenarios.ts';

import { button, go, lastInput, openApp } from './open-app.ts';

test('says how many assets can be received, and what each slot is for', async () => {
  await openApp('full');
  await go('Bitcoin');
  await expect.element(page.getByText(/^3 free · 1 reserved · 3 with assets/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Pending until the next block/ }))
    .toHaveTextContent(/\+50,000/);
});

test('draws a hundred of a thousand slots and coins at a time, the free ones first', async () => {
  await openApp('full', {
    unspents: [
      ...Array.from({ length: 1_000 }, (_, at) => unspent(at + 1_000, 1_000, at < 990 ? 'held' : 'free')),
      ...Array.from({ length: 1_000 }, (_, at) => unspent(at + 3_000, 5_000, 'plain')),
    ],
  });
  await go('Bitcoin');
  const list = page.getByRole('region', { name: 'Asset slots' });
  const free = list.getByText('Free', { exact: true });
  await expect.poll(() => free.elements().length).toBe(10);
  expect(list.getByRole('listitem').elements()).toHaveLength(100);
  expect(list.getByRole('row').elements()).toHaveLength(101);
  expect(document.querySelectorAll('*').length).toBeLessThan(8_000);
  const more = button(/^Show 100 more$/).first();
  await more.click();
  expect(list.getByRole('listitem').elements()).toHaveLength(200);
  await expect.element(button(/^Show 100 more$/).first()).toHaveFocus();
});

test('shows what the own book has on a slot where the service reports otherwise', async () => {
  await openApp('full', (world) => {
    const [first] = world.unspents.filter(({ use }) => use === 'carrying');
    world.unspents = world.unspents.map((one) => (one === first ? { ...one, denied: true } : one));
  });
  await go('Bitcoin');
  await expect
    .element(page.getByText('By your verified record. The service reports otherwise.'))
    .toBeVisible();
});

test('gives what is shown below an error the age that it has', async () => {
  const main = await openApp('full');
  await go('Bitcoin');
  await expect.element(page.getByText(/^3 free · /)).toBeVisible();
  const list = page.getByRole('region', { name: 'Asset slots' });
  expect(list.getByText(/^As of /).elements()).toEqual([]);
  // A refresh may ask in between and be answered: the service stays away until the screen has said so.
  const asOf = () => {
    main.failNext(
      'wallet.unspents',
      failure('SERVICE_UNREACHABLE', { host: 'rgb.example', kind: 'refused', detail: '' }),
    );
    main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
    return list.getByText(/^As of \d+:\d\d/).elements().length;
  };
  await expect.poll(asOf).toBe(1);
  await expect.element(page.getByText(/^3 free · /)).toBeVisible();
});

test('shows the whole cost before anything is asked of the service', async () => {
  const main = await openApp('funded');
  await go('Bitcoin');
  const cost = page.getByLabelText('Cost');
  await expect.element(cost).toHaveTextContent(/5\sslots, yours to keep\s*5,000/);
  await expect.element(cost).toHaveTextContent(/Total\s*5,652/);
  expect(main.timesCalled('signing.beginSlots')).toBe(0);
});

test('asks for the cost of what is typed now, once the typing pauses', async () => {
  const main = await openApp('funded');
  await go('Bitcoin');
  await expect.element(page.getByLabelText('Cost')).toHaveTextContent(/5,652/);
  const before = main.timesCalled('signing.planSlots');
  await userEvent.fill(page.getByLabelText('Bitcoin in each'), '2000');
  await expect.element(page.getByLabelText('Cost')).toHaveTextContent(/10,652/);
  expect(lastInput(main, 'signing.planSlots')).toMatchObject({ sizeSats: 2_000 });
  expect(main.timesCalled('signing.planSlots')).toBe(before + 1);
});

test('shows who comes back no cost of before', async () => {
  let world: World | undefined;
  const cost = page.getByLabelText('Cost', { exact: true });
  await openApp('funded', (opened) => {
    world = opened;
  });
  await go('Bitcoin');
  await expect.element(cost).toHaveTextContent(/Free slots after\s*5$/);
  await go('Home');
  world?.unspents.push(unspent(60, 1_000, 'free', true));
  const seen = new Set<string>();
  const watching = new MutationObserver(() => {
    const shown = cost.query();
    if (shown !== null) seen.add(shown.textContent.replace(/^.*Free slots after\s*/s, ''));
  });
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await go('Bitcoin');
  await expect.element(cost).toHaveTextContent(/Free slots after\s*6$/);
  watching.disconnect();
  expect([...seen]).toEqual(['6']);
});

test('does not go on without enough bitcoin, and says where to get some', async () => {
  const main = await openApp('empty');
  await go('Bitcoin');
  const review = button(/^Review: create/);
  await expect.element(review).toHaveAttribute('aria-disabled', 'true');
  await expect.element(review).toHaveAccessibleDescription(/Needs 5,652\ssats, spendable 0\ssats/);
  await userEvent.click(review, { force: true });
  expect(main.timesCalled('signing.beginSlots')).toBe(0);
  await button('Get practice coins').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('refuses a slot below dust in words, and asks for no cost of it', async () => {
  const main = await openApp('funded');
  await go('Bitcoin');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  const before = main.timesCalled('signing.planSlots');
  await userEvent.fill(page.getByLabelText('Bitcoin in each'), '329');
  await expect.element(page.getByText('At least 330 sats.')).toBeVisible();
  await expect.element(button(/^Review: create/)).toHaveAttribute('aria-disabled', 'true');
  expect(main.timesCalled('signing.planSlots')).toBe(before);
});

test('shows no cost and offers no review while the number of slots is none', async () => {
  await openApp('funded');
  await go('Bitcoin');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await userEvent.fill(page.getByLabelText('How many'), '256');
  await expect.element(page.getByText('At most 255.')).toBeVisible();
  await expect.element(button(/^Review: create/)).toHaveAccessibleDescription('Check “How many”.');
  expect(page.getByLabelText('Cost').query()).toBeNull();
});

test('counts free slots when only what is missing is asked for', async () => {
  await openApp('full');
  await go('Bitcoin');
  await page.getByLabelText('Top up to this number').click();
  await expect.element(button(/^Review: create 2\sslots$/)).toBeVisible();
});

test('says that nothing is missing when enough slots are free', async () => {
  await openApp('full', (world) => {
    world.unspents = [...world.unspents, unspent(20, 1_000, 'free'), unspent(21, 1_000, 'free')];
  });
  await go('Bitcoin');
  await page.getByLabelText('Top up to this number').click();
  await expect.element(page.getByText(/Already free: 5/)).toBeVisible();
});

const invoice = (expiresAtMs: number | null): UnspentView['holders'][number] => ({
  by: 'invoice',
  invoice: 'rgb:an-invoice',
  assetId: ids.tusd,
  amount: '2500',
  expiresAtMs,
});

test('names the invoice that holds a slot and until when, and leads to it', async () => {
  await openApp('full', {
    unspents: [unspent(7, 1_000, 'held', true, [], [invoice(Date.now() + 9 * 60_000)])],
  });
  await go('Bitcoin');
  await button(/^Invoice for 25\.00\sTUSD.*, expires at \d\d:\d\d$/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible();
});

test('says of an invoice that ran out that only the person frees its slot', async () => {
  await openApp('full');
  await go('Bitcoin');
  await expect.element(button(/^Invoice for 25\.00\sTUSD.*, expired 4\smin ago: cancel it$/)).toBeVisible();
});

test('leads from a slot that leaves to the send that takes it', async () => {
  await openApp('full');
  await go('Bitcoin');
  await button('Leaves with a send').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true })).toBeVisible();
});

test('counts no slot as free to which change comes back', async () => {
  await openApp('full', (world) => {
    const change = { by: 'change', txid: 'ab'.repeat(32), transferKey: null } as const;
    world.unspents = [unspent(4, 1_000, 'free'), unspent(5, 1_000, 'free', true, [], [change])];
  });
  await go('Bitcoin');
  await expect.element(page.getByText(/^1 free · /)).toBeVisible();
  await expect.element(page.getByText('For the change of a send')).toBeVisible();
  await expect.element(page.getByText(/1 free · [1-9]\d* reserved/)).toBeVisible();
});

test('says that somebody else’s invoices hold a slot, and hides amounts where they are hidden', async () => {
  await openApp('full', {
    settings: { hideAmounts: true },
    unspents: [unspent(7, 1_000, 'held', true, [], [invoice(null), { by: 'others', count: 2 }])],
  });
  await go('Bitcoin');
  await expect.element(page.getByText(/^Invoices not made here: 2$/)).toBeVisible();
  await expect.element(button(/^Invoice for TUSD.*, until you cancel it$/)).toBeVisible();
});
