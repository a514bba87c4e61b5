import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferHistory } from '../../../src-preload/contract/index.ts';
import { noHistory } from '../../fakes/asset-world.ts';
import { remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';

const shown = {
  ...noHistory,
  host: 'proxy.example',
  asset: {
    assetId: `rgb:${'a'.repeat(43)}`,
    ticker: 'TUSD',
    name: 'Test Dollar',
    precision: 2,
    schema: 'NIA',
  },
  given: '2500',
  transactions: 3,
} as const;

/** Opens the first transfer that came in, and verifies its asset data. */
async function verified(history: TransferHistory, amount?: string) {
  const main = await openApp('full', (world) => {
    const [first] = world.transfers.filter(({ direction }) => direction === 'in');
    if (first === undefined) throw new Error('nothing came in');
    world.transfers = [{ ...first, amount: amount ?? first.amount }];
    world.history = history;
    world.wallets = [remoteWallet];
    world.activeId = remoteWallet.id;
  });
  await go('Transfers');
  page.getByRole('grid', { name: 'Transfers' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await button('Verify asset data').click();
  return main;
}

describe('the asset data of a transfer', () => {
  test.each([
    [{ ...shown, outcome: 'proved' }, /all 3 transactions are in blocks that Ochre checked/],
    [{ ...shown, outcome: 'pending', unshown: 1 }, /can still be replaced/],
    [{ ...shown, outcome: 'notMined', unshown: 2 }, /2 of its 3 transactions in no block/],
    [{ ...shown, outcome: 'unasked', unshown: 3 }, /no Bitcoin server that could show its 3 transactions/],
    [{ ...noHistory, outcome: 'absent' }, /No asset data was left yet/],
    [
      { ...noHistory, outcome: 'refused', host: 'proxy.example', code: 'CONTRACT' },
      /belongs to another asset/,
    ],
    [{ ...noHistory, outcome: 'refused', host: 'proxy.example', code: 'OPID' }, /Its history doesn’t hold/],
  ] as const)('is said in words: %o', async (history, words) => {
    await verified(history);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(button('Verify again')).toBeVisible();
  });

  test('names the asset by its genesis, what is received, and where it was left', async () => {
    await verified({ ...shown, outcome: 'proved' }, '2500');
    await expect.element(page.getByText('“Test Dollar”')).toBeVisible();
    await expect.element(page.getByText(/Left at proxy\.example/)).toBeVisible();
    expect(page.getByText('The amounts don’t match').elements()).toHaveLength(0);
  });

  test('says so where the service told the asset otherwise than its genesis', async () => {
    const toldOtherwise = { ticker: 'TUSD', name: 'Test Dollar', precision: 0, schema: 'nia' };
    await verified({ ...shown, outcome: 'proved', toldOtherwise }, '2500');
    await expect
      .element(page.getByText(/Reported as “TUSD”, 0\sdecimals, but issued as “TUSD”, 2\sdecimals/))
      .toBeVisible();
  });

  test('says so where the service reports another amount than it gives', async () => {
    await verified({ ...shown, outcome: 'proved' }, '9900');
    await expect.element(page.getByText('The amounts don’t match')).toBeVisible();
  });

  test('leads to the settings where no Bitcoin server is named', async () => {
    await verified({ ...shown, outcome: 'unasked', unshown: 3 });
    await button('Name a Bitcoin server').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('is offered in practice, too, and of no issue, which nobody sends', async () => {
    const main = await openApp('full', (world) => {
      world.transfers = world.transfers.filter(({ direction }) => direction !== 'out');
    });
    const open = async (direction: string): Promise<void> => {
      const at = main.world.transfers.find((one) => one.direction === direction);
      if (at === undefined) throw new Error(`none ${direction}`);
      main.world.transfers = [at];
      await go('Home');
      await go('Transfers');
      page.getByRole('grid', { name: 'Transfers' }).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true }))
        .toBeVisible();
    };
    const all = main.world.transfers;
    await open('in');
    await expect.element(button('Verify asset data')).toBeVisible();
    main.world.transfers = all;
    await open('none');
    expect(button('Verify asset data').elements()).toHaveLength(0);
  });
});
