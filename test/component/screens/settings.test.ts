import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { say } from '../../../src-preload/messages/say.ts';
import type { WalletView } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { onlyRemote, remoteWallet, type World } from '../../fakes/scenarios.ts';
import { button, goSettings, h1, lastInput, openApp, saveConnection } from './open-app.ts';

const connection = () => page.getByRole('region', { name: 'Wallet service' });
async function openConnection(): Promise<void> {
  await goSettings('Service and network', 'Change: Wallet service');
}

test('a wallet stays after a no to main', async () => {
  const main = await openApp('full');
  main.answers({ 'wallet.remove': { outcome: 'aborted' } });
  await goSettings('Wallet', 'Remove: Remove wallet');
  await expect.poll(() => main.timesCalled('wallet.remove')).toBe(1);
  await expect.element(button(/^Wallet: Practice/)).toBeVisible();
});

test('connects to a service, and never shows the token again', async () => {
  const main = await openApp('empty', onlyRemote);
  await openConnection();
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example/api');
  await userEvent.fill(connection().getByLabelText(/^Token/), 'a secret token');
  await button('Save connection').click();
  await expect.element(page.getByText('Connect this wallet')).toBeVisible();
  expect(lastInput(main, 'wallet.connect')).toMatchObject({
    connection: { kind: 'remote', baseUrl: 'https://other.example/api', token: 'a secret token' },
  });
  await openConnection();
  await expect.element(connection().getByLabelText('New token')).toHaveValue('');
  expect(document.body.innerHTML).not.toContain('a secret token');
});

test('an empty token field keeps the token, which is removed only on request', async () => {
  const connection = { ...remoteWallet.connection, hasToken: true } as WalletView['connection'];
  const main = await openApp('empty', {
    wallets: [{ ...remoteWallet, connection }],
    activeId: remoteWallet.id,
  });
  await openConnection();
  expect(await saveConnection(main)).not.toHaveProperty('connection.token');
  await openConnection();
  await page.getByLabelText('Remove stored token').click();
  expect(await saveConnection(main, 2)).toHaveProperty('connection.token', null);
});

const nodeSeen = {
  guess: { dialect: 'rgb-node-2026-03', numbering: 'beta5', sure: true, provable: true },
  saw: [
    { path: '/wallet/assetbalance', status: 422, says: 'wantsHeaders', names: ['xpub-van', 'asset_id'] },
    { path: '/openapi.json', status: 200, says: 'namesCalls', names: ['/wallet/sendbatchbegin'] },
  ],
} satisfies World['detected'];
async function openRemote(detected: World['detected']): Promise<FakeMain> {
  const main = await openApp('empty', { wallets: [remoteWallet], activeId: remoteWallet.id, detected });
  await openConnection();
  return main;
}
const spoken = () => connection().getByLabelText('API version');

test("connecting detects the service's API version, says what it saw, and uses that", async () => {
  const main = await openRemote(nodeSeen);
  await expect.element(spoken()).toHaveDisplayValue('As documented');
  await button('Detect API version').click();
  const note = connection().getByRole('note').filter({ hasText: 'API version: RGB Node, since March 2026' });
  await expect.element(note).toHaveTextContent(/\/wallet\/assetbalance requires xpub-van and asset_id\./);
  await expect.element(note).toHaveTextContent(/Lists calls \/wallet\/sendbatchbegin\./);
  await expect.element(spoken()).toHaveDisplayValue('RGB Node, since March 2026');
  expect(lastInput(main, 'wallet.detect')).toEqual({
    walletId: remoteWallet.id,
    baseUrl: 'https://wallet.example/api',
    proxy: null,
    pin: null,
  });
  expect(main.timesCalled('wallet.connect')).toBe(0);
  expect(await saveConnection(main)).toMatchObject({
    connection: { dialect: 'rgb-node-2026-03', numbering: 'beta5', keychains: 'learned' },
  });
});

test('a service that is newer than Ochre knows says so, and who can read a wallet there', async () => {
  await openRemote({
    guess: {
      ...{ dialect: 'rgb-node-api', numbering: 'beta7', sure: true, provable: true },
      version: { told: '0.9.0', known: false },
    },
    saw: [{ path: '/version', status: 200, says: 'saysApp', names: ['rgb_node_api'] }],
  });
  await button('Detect API version').click();
  const note = connection().getByRole('note').filter({ hasText: 'API version: rgb-node-api' });
  await expect.element(note).toHaveTextContent(/\/version says what it is: rgb_node_api\./);
  await expect.element(note).toHaveTextContent(/Version 0\.9\.0 is newer than Ochre knows\./);
  await expect.element(note).toHaveTextContent(/your wallet’s fingerprint can read it there/);
});

test('detection tries another address before saving, and fills it in if the service answers there', async () => {
  const main = await openRemote(nodeSeen);
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example/api');
  await expect.element(spoken()).toHaveDisplayValue('Detected automatically');
  main.once({ 'wallet.detect': { baseUrl: 'https://other.example', ...nodeSeen } });
  expect(await saveConnection(main)).toMatchObject({
    connection: { baseUrl: 'https://other.example', dialect: 'rgb-node-2026-03' },
  });
});

test("an unknown service isn't saved until its API version is chosen by hand", async () => {
  const main = await openRemote({ guess: null, saw: [] });
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example');
  await button('Save connection').click();
  await expect.element(connection().getByText('Ochre doesn’t recognise this service')).toBeVisible();
  expect(main.timesCalled('wallet.connect')).toBe(0);
  await userEvent.selectOptions(spoken(), 'thunderlink');
  expect(await saveConnection(main)).toMatchObject({ connection: { dialect: 'thunderlink' } });
  expect(lastInput(main, 'wallet.connect')).not.toHaveProperty('connection.numbering');
});

test('a service may make keys only on test networks, after a warning is answered', async () => {
  const main = await openApp('full');
  await goSettings('Wallet', 'Show: Keys from the service');
  await expect.element(page.getByText('The service will know your recovery phrase')).toBeVisible();
  const make = button('Let service create keys');
  await userEvent.click(make, { force: true });
  expect(main.timesCalled('vault.createFromService')).toBe(0);
  await page.getByLabelText('The service can spend from this wallet').click();
  await make.click();
  await expect.element(h1('Home')).toBeVisible();
  expect(lastInput(main, 'vault.createFromService')).toMatchObject({
    network: 'regtest',
    service: { kind: 'practice' },
  });
});

test('choosing another language redraws the screen', async () => {
  const main = await openApp('full');
  await goSettings('App');
  await page.getByLabelText('Language').selectOptions('Deutsch');
  await expect.poll(() => document.documentElement.lang).toBe('de');
  await expect.element(h1()).toHaveTextContent(say('settings-page-app'));
  expect(main.world.settings.language).toBe('de');
  await page.getByLabelText('Sprache').selectOptions('English');
  await expect.element(button('Show: Diagnostics')).toBeVisible();
});
