import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MoveView } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { aRecipient, aSendReview } from '../../fakes/reviews.ts';
import { practiceWallet } from '../../fakes/scenarios.ts';
import { button, goSettings, h1, lastInput, openApp } from './open-app.ts';

const There = { id: 'c3'.repeat(16), name: 'There' };
const tusd = { assetId: ids.tusd, spendable: '49000', waiting: '0', state: 'here' } as const;
const vine = { assetId: ids.vine, spendable: '0', waiting: '0', state: 'moving' } as const;
const chosen: MoveView = { to: There, choices: [There], assets: [tusd, vine], satsEach: 1_000 };

async function openMove(move: MoveView) {
  const main = await openApp('full', { move });
  await goSettings('Service and network', 'Open: Move to another service');
  await expect.element(h1('Move to another service')).toBeVisible();
  return main;
}

test('a move without another wallet leads to a new one, and says why the old one stays', async () => {
  await openMove({ ...chosen, to: null, choices: [] });
  await expect.element(page.getByText(/^Until an asset is verified there, keep this wallet/)).toBeVisible();
  await button('Create wallet').click();
  await expect.element(h1('Create a wallet')).toBeVisible();
});

test('a move sends asset by asset to the chosen wallet, each with its review', async () => {
  const main = await openMove({ ...chosen, to: null });
  await button('Choose wallet').click();
  await expect.element(page.getByText('Assets to There')).toBeVisible();
  expect(lastInput(main, 'moves.choose')).toEqual({ walletId: practiceWallet.id, toWalletId: There.id });
  await expect.element(page.getByText(/About 600.sats fee an asset\. 1,000.sats go along/)).toBeVisible();
  await expect.element(page.getByText('Moving', { exact: true })).toBeVisible();
  main.once({ 'moves.begin': aSendReview({ recipients: [aRecipient({ amount: '49000' })] }) });
  await button(/^Move .*TUSD/).click();
  await expect.element(button(/^Sign and send/)).toBeVisible();
  expect(lastInput(main, 'moves.begin')).toMatchObject({ assetId: ids.tusd, rateSatsPerVb: 2 });
});

test('a move refreshes the other wallet first, and calls nothing verified that is only reported', async () => {
  const main = await openMove({ ...chosen, assets: [{ ...vine, state: 'reported' }] });
  await expect.element(page.getByText('Reported there')).toBeVisible();
  await expect.element(page.getByText('Verified there', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Then the bitcoin')).toBeVisible();
  const refreshed = main.calls
    .filter(({ name }) => name === 'wallet.refresh')
    .map(({ input }) => (input as { walletId: string }).walletId);
  expect(refreshed.slice(-2)).toEqual([There.id, practiceWallet.id]);
});

test('a move names the bitcoin only once no asset is left', async () => {
  await openMove(chosen);
  await expect.element(page.getByText('Assets to There')).toBeVisible();
  await expect.element(page.getByText('Then the bitcoin')).not.toBeInTheDocument();
});

test("a move leads to the other wallet's slots if none is free there", async () => {
  const main = await openMove(chosen);
  main.once({ 'moves.begin': failure('NO_FREE_SLOT', { purpose: 'receive' }) });
  await button(/^Move .*TUSD/).click();
  await expect.element(button('Open There')).toBeVisible();
});

test('a move under way is on Home until it is stopped', async () => {
  const wallet = { ...practiceWallet, moves: true as const };
  await openApp('full', { wallets: [wallet], activeId: wallet.id, move: chosen });
  await expect.element(page.getByText('Go on until nothing is left here.')).toBeVisible();
});
