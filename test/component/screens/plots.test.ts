import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { balanceSteps } from '../../../src-renderer/wallet/assets/balance-steps.ts';
import { aTransfer, anAsset, ids } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { NOW_MS } from '../../fakes/scenarios.ts';
import { button, go, h1, openApp } from './open-app.ts';

const HOUR_MS = 3_600_000;
const moved = (hoursAgo: number, direction: 'in' | 'out' | 'none', amount: string | null) => ({
  state: 'settled' as const,
  direction,
  kindName: direction === 'none' ? ('issuance' as const) : ('send' as const),
  amount,
  createdAtMs: NOW_MS - hoursAgo * HOUR_MS,
  updatedAtMs: null,
});

test('balance steps end with the settled balance and are computed backwards from it', () => {
  const steps = balanceSteps(
    [moved(1, 'out', '300'), moved(3, 'in', '200'), moved(9, 'none', '1000')],
    '900',
  );
  expect(steps.map(({ settled }) => settled)).toEqual([1_000n, 1_200n, 900n]);
  expect(steps.map(({ atMs }) => atMs)).toEqual([9, 3, 1].map((hours) => NOW_MS - hours * HOUR_MS));
});

test('balance steps begin where all transfers are known', () => {
  const known = moved(1, 'in', '10');
  expect(balanceSteps([known, moved(2, 'in', null), moved(3, 'in', '5')], '40')).toHaveLength(1);
  // More came in than is left, without any known send: earlier steps can't be right.
  expect(balanceSteps([known, moved(2, 'in', '100'), moved(3, 'in', '5')], '40')).toHaveLength(2);
});

/** Calls `before` before it opens the asset. */
async function openOwn(hidden = false, before: (main: FakeMain) => void = () => undefined) {
  const main = await openApp('full', {
    settings: { hideAmounts: hidden },
    assets: [
      anAsset(ids.tusd, {
        balance: {
          ...{ settled: '90000', future: '90000', spendable: '90000' },
          ...{ offchainOutbound: null, offchainInbound: null },
        },
      }),
    ],
    transfers: [
      aTransfer(1, 'settled', 'out', { amount: '10000' }),
      aTransfer(2, 'settled', 'in', { amount: '20000' }),
      aTransfer(3, 'settled', 'none', { amount: '80000' }),
    ],
  });
  await go('Assets');
  before(main);
  await button(/TUSD.*Tether-like dollar/).click();
  return main;
}

test('the settled balance is plotted over time and read by arrow keys', async () => {
  await openOwn();
  await expect
    .element(
      page.getByRole('img', {
        name: /^Settled over time: 800\.00\sTUSD from .*, at most 1,000\.00\sTUSD, now 900\.00\sTUSD$/,
      }),
    )
    .toBeVisible();
  const reader = page.getByRole('slider', { name: 'Settled amounts' });
  (reader.element() as HTMLElement).focus();
  await expect
    .element(reader)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^900\.00\sTUSD from /));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText(/^1,000\.00\sTUSD from /)).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText(/^800\.00\sTUSD from /)).toBeVisible();
});

test('no plot is drawn while amounts are hidden', async () => {
  await openOwn(true);
  await expect.element(h1('TUSD')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Transfers' })).toBeVisible();
  expect(page.getByRole('img', { name: /^Settled over time/ }).elements()).toEqual([]);
});
