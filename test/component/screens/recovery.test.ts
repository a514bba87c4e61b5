import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RecoveryView, WalletView } from '../../../src-preload/contract/index.ts';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS, practiceWallet } from '../../fakes/scenarios.ts';
import { OWN_ABILITIES } from '../../../src-main/base/service/abilities.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const own: WalletView = {
  ...practiceWallet,
  can: OWN_ABILITIES,
  connection: {
    kind: 'own',
    indexer: 'ssl://bitcoin.example:50002',
    rgbProxy: null,
    isTestnet4: false,
    proxy: null,
  },
};
const SEPIA = { assetId: 'rgb:sepia', name: 'SEPIA', precision: 2, settled: '120000' };
const UMBER = { assetId: 'rgb:umber', name: 'UMBER', precision: 0, settled: '7' };
const whole: RecoveryView = {
  ...{ folder: '/media/stick/ochre', copiedAtMs: NOW_MS - 60_000, failure: null },
  drill: {
    ...{ atMs: NOW_MS, from: 'copy', copyAtMs: NOW_MS - 60_000, more: 0 },
    assets: [
      { ...SEPIA, back: '120000' },
      { ...UMBER, back: '7' },
    ],
  },
};
const lacking: RecoveryView = {
  ...{ ...whole, failure: 'ENOSPC' },
  drill: {
    ...whole.drill!,
    assets: [
      { ...UMBER, back: '0' },
      { ...SEPIA, back: '120000' },
    ],
  },
};
const none: RecoveryView = { folder: null, copiedAtMs: null, failure: null, drill: null };

async function openRecovery(recovery: RecoveryView, wallet: WalletView = own) {
  const main = await openApp('full', { wallets: [wallet], activeId: wallet.id, recovery });
  await goSettings('Backup', 'Open: Recovery');
  await expect.element(page.getByText('Recovery drill', { exact: true }).first()).toBeVisible();
  return main;
}

test('copies begin in a folder that main asks for, and can be stopped', async () => {
  const main = await openRecovery(none);
  await expect.element(button('Stop copies')).not.toBeInTheDocument();
  main.once({ 'recovery.chooseFolder': { ...whole, drill: null } });
  await button('Choose folder').click();
  await expect.element(page.getByText('/media/stick/ochre')).toBeVisible();
  expect(lastInput(main, 'recovery.chooseFolder')).toEqual({ walletId: own.id });
  await button('Stop copies').click();
  await expect.element(page.getByText('/media/stick/ochre')).not.toBeInTheDocument();
});

test("a drill's result has its date, and names first what it could not restore", async () => {
  const main = await openRecovery(none);
  main.once({ 'recovery.drill': whole });
  await button('Run drill').click();
  await expect.element(page.getByText('All assets restored and spendable')).toBeVisible();
  await expect.element(page.getByText('1,200.00 of 1,200.00')).toBeVisible();
  main.once({ 'recovery.drill': lacking });
  await button('Run drill').click();
  await expect.element(page.getByText('Not restored: 1')).toBeVisible();
  await expect.element(page.getByText('0 of 7')).toBeVisible();
  await expect.element(page.getByText('Newest change not copied')).toBeVisible();
  await expect.element(page.getByText(/ENOSPC/)).toBeVisible();
  await expect.element(page.getByText(/^Last drill /)).toBeVisible();
});

test.each([
  ['noCopy', 'No copy to restore from'],
  ['unreadable', 'The newest copy can’t be opened'],
  ['spentSince', 'The newest copy is too old'],
] as const)('never says that assets were restored if the drill had %s', async (from, title) => {
  await openRecovery({
    ...lacking,
    drill: { ...lacking.drill!, from, copyAtMs: null, assets: [{ ...UMBER, back: '0' }] },
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText('All assets restored and spendable')).not.toBeInTheDocument();
});

test('without data here a drill says that nothing was restored', async () => {
  await openRecovery({ ...whole, drill: { ...whole.drill!, assets: [] } });
  await expect.element(page.getByText('Nothing to restore yet')).toBeVisible();
  await expect.element(page.getByText('All assets restored and spendable')).not.toBeInTheDocument();
});

test('no copies are offered for a wallet whose remote service alone moves its assets', async () => {
  await openRecovery(
    { ...none, drill: { ...whole.drill!, from: 'service', copyAtMs: null } },
    practiceWallet,
  );
  await expect.element(button('Choose folder')).not.toBeInTheDocument();
  await expect.element(page.getByText('Only your service can move these assets')).toBeVisible();
});

test('a failed drill keeps the last result, and says why it failed', async () => {
  const main = await openRecovery(whole);
  main.once({ 'recovery.drill': failure('OFFLINE_MODE') });
  await button('Run drill').click();
  await expect.element(page.getByText(/offline mode/i).first()).toBeVisible();
  await expect.element(page.getByText('All assets restored and spendable')).toBeVisible();
});
