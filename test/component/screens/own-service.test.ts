import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OWN_ABILITIES } from '../../../src-main/base/service/abilities.ts';
import type { WalletView } from '../../../src-preload/contract/index.ts';
import { remoteWallet } from '../../fakes/scenarios.ts';
import { button, go, goSettings, lastInput, openApp, saveConnection } from './open-app.ts';

const connection = () => page.getByRole('region', { name: 'Wallet service' });
const own = () => connection().getByRole('radio', { name: /^Built-in service/ });
const ownWallet: WalletView = {
  ...remoteWallet,
  registered: true,
  can: OWN_ABILITIES,
  connection: {
    kind: 'own',
    indexer: 'ssl://mine.example:50002',
    rgbProxy: 'rpcs://proxy.example/json-rpc',
    isTestnet4: true,
    proxy: null,
  },
};
const open = (change: Partial<WalletView> = {}, missing: 'package' | 'system' | null = null) =>
  openApp('empty', {
    wallets: [{ ...ownWallet, ...change }],
    activeId: remoteWallet.id,
    ownService: { missing, version: '0.3.0b7' },
  });

test('a wallet moves to the built-in service by keyboard, with what comes along, and is registered on Home', async () => {
  const main = await open({ connection: remoteWallet.connection });
  await goSettings('Service and network', 'Change: Wallet service');
  await expect.element(connection()).toHaveTextContent(/Lists of transfers and invoices don’t/);
  await expect.element(connection()).toHaveTextContent(/can’t spend this wallet’s assets/);
  await expect.element(own()).toBeEnabled();
  connection()
    .getByRole('radio', { name: /^Remote service/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(own()).toBeChecked();
  await expect
    .element(button('Save connection'))
    .toHaveAccessibleDescription('Enter the Bitcoin server first');
  // The Bitcoin server has its own card here.
  await expect.element(connection().getByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.fill(connection().getByLabelText(/^Bitcoin server:/), ' ssl://mine.example ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Connect this wallet' })).toBeVisible();
  expect(lastInput(main, 'wallet.connect')).toMatchObject({
    connection: { kind: 'own', indexer: 'ssl://mine.example', rgbProxy: null },
  });
  await button('Connect').click();
  await expect.element(button('Refresh the wallet')).toBeVisible();
  expect(main.timesCalled('wallet.register')).toBe(1);
});

test('without an RGB proxy no invoice is made, and a link leads to the setting', async () => {
  const { connection: had } = ownWallet;
  if (had.kind !== 'own') throw new Error('the wallet of this test has the own service');
  const main = await open({ connection: { ...had, rgbProxy: null } });
  await go('Receive');
  await expect.element(page.getByText(/This connection names none/)).toBeVisible();
  await expect.element(button('Create invoice')).toHaveAccessibleDescription('No RGB proxy yet');
  await button('Create invoice').click({ force: true });
  expect(main.timesCalled('invoices.create')).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect.element(connection()).toBeVisible();
});

test("the built-in service connects by the wallet's network proxy, a typed one, or none", async () => {
  const proxy = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;
  const { connection: had } = ownWallet;
  if (had.kind !== 'own') throw new Error('the wallet of this test has the own service');
  const main = await open({ connection: { ...had, proxy } });
  const change = () => goSettings('Service and network', 'Change: Wallet service');
  await change();
  await expect.element(connection().getByText('Network proxy').first()).toBeVisible();
  await expect.element(connection().getByText(/^SOCKS5 proxy 127\.0\.0\.1:9050/)).toBeVisible();
  await userEvent.fill(connection().getByLabelText(/^Port/), '0');
  await expect.element(button('Save connection')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(connection().getByLabelText(/^Port/), '9150');
  expect(await saveConnection(main)).toMatchObject({
    connection: { kind: 'own', proxy: { ...proxy, port: 9150 } },
  });
  await change();
  await connection()
    .getByRole('radio', { name: /^Direct/ })
    .click({ force: true });
  expect(await saveConnection(main, 2)).toMatchObject({ connection: { kind: 'own', proxy: null } });
});
