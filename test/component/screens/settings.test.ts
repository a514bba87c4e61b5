import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { practiceWallet, onlyRemote, remoteWallet, type World } from '../../fakes/scenarios.ts';
import { button, goSettings, lastInput, openApp, saveConnection } from './open-app.ts';

const connection = () => page.getByRole('region', { name: 'Wallet service' });
async function openConnection(): Promise<void> {
  await goSettings('Service and network', 'Change: Wallet service');
}

test('renames a wallet, on screen too', async () => {
  const main = await openApp('full');
  await goSettings('Wallet', 'Rename: Name');
  await userEvent.fill(page.getByLabelText('New name'), 'Workbench');
  await button('Rename').click();
  await expect.element(button(/^Wallet: Workbench/)).toBeVisible();
  expect(main.world.wallets[0]?.name).toBe('Workbench');
});

test('keeps a wallet where main was told no', async () => {
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

test('keeps the token that is there when none is entered, and removes it only when told', async () => {
  const main = await openApp('empty', (world) => {
    if (remoteWallet.connection.kind !== 'remote') return;
    world.wallets = [{ ...remoteWallet, connection: { ...remoteWallet.connection, hasToken: true } }];
    world.activeId = remoteWallet.id;
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

test('asks a service what it speaks, says what it saw, and connects by that', async () => {
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

test('says of a service that is newer than any that is known, and who can read a wallet there', async () => {
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

test('asks another address by itself before anything is saved, and takes over where it answers', async () => {
  const main = await openRemote(nodeSeen);
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example/api');
  await expect.element(spoken()).toHaveDisplayValue('Detected automatically');
  main.answerNext('wallet.detect', { baseUrl: 'https://other.example', ...nodeSeen });
  expect(await saveConnection(main)).toMatchObject({
    connection: { baseUrl: 'https://other.example', dialect: 'rgb-node-2026-03' },
  });
});

test('saves nothing of a service that it does not know, until it is chosen by hand what it speaks', async () => {
  const main = await openRemote({ guess: null, saw: [] });
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example');
  await button('Save connection').click();
  await expect.element(connection().getByText('Ochre doesn’t recognise this service')).toBeVisible();
  expect(main.timesCalled('wallet.connect')).toBe(0);
  await userEvent.selectOptions(spoken(), 'thunderlink');
  expect(await saveConnection(main)).toMatchObject({ connection: { dialect: 'thunderlink' } });
  expect(lastInput(main, 'wallet.connect')).not.toHaveProperty('connection.numbering');
});

test('forgets what was detected as soon as the address is another', async () => {
  await openRemote(nodeSeen);
  await button('Detect API version').click();
  await expect.element(connection().getByText(/^API version: /)).toBeVisible();
  await userEvent.fill(connection().getByLabelText('Service address'), 'https://other.example');
  await expect.element(connection().getByText(/^API version: /)).not.toBeInTheDocument();
  await expect.element(spoken()).toHaveDisplayValue('Detected automatically');
});

test('offers practice to no wallet of another network', async () => {
  await openApp('empty', onlyRemote);
  await openConnection();
  await expect.element(page.getByRole('radio', { name: /^Practice/ })).toBeDisabled();
  await expect.element(page.getByText(/This wallet is on testnet/)).toBeVisible();
});

test('finds a wallet in the keychain that no setting names, and brings it back', async () => {
  const main = await openApp('full');
  await goSettings('Wallet', 'Add: Add a wallet');
  await page.getByText('I already have something', { exact: true }).click();
  await button(/^Wallets in this keychain/).click();
  await expect.element(page.getByText('4b1e77a0')).toBeVisible();
  await button('Restore wallet').click();
  await expect.poll(() => main.world.wallets.map(({ name }) => name)).toContain('Wallet 4b1e77a0');
});

test('opens what a password of before closed in the keychain, and says when it is another one', async () => {
  const main = await openApp('full', { closedSecrets: 2 });
  await goSettings('Wallet', 'Add: Add a wallet');
  await page.getByText('I already have something', { exact: true }).click();
  await button(/^Wallets in this keychain/).click();
  await expect.element(page.getByText('2 wallet keys are protected by an app password')).toBeVisible();
  const typed = page.getByLabelText('App password', { exact: true });
  main.failNext('lock.adopt', failure('PASSWORD_WRONG', { waitSeconds: 0 }));
  await typed.fill('not that one');
  await button('Open wallet keys').click();
  await expect.element(page.getByText(/^Wrong app password/)).toBeVisible();
  await typed.fill('a password of before');
  await button('Open wallet keys').click();
  await expect.element(page.getByText(/protected by an app password/)).not.toBeInTheDocument();
  expect(lastInput(main, 'lock.adopt')).toEqual({ password: 'a password of before' });
  expect(document.body.outerHTML).not.toContain('a password of before');
});

test('lets a service make keys only on test networks, and after the warning is answered', async () => {
  const main = await openApp('full');
  await goSettings('Wallet', 'Show: Keys from the service');
  await expect.element(page.getByText('The service will know your recovery phrase')).toBeVisible();
  const make = button('Let service create keys');
  await userEvent.click(make, { force: true });
  expect(main.timesCalled('vault.createFromService')).toBe(0);
  await page.getByLabelText('The service can spend from this wallet').click();
  await make.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(lastInput(main, 'vault.createFromService')).toMatchObject({
    network: 'regtest',
    service: { kind: 'practice' },
  });
});

test('asks a service for keys only once it is known whether there is a keychain to keep them in', async () => {
  let answer = (): void => undefined;
  const main = await openApp('full', undefined, (fake) => {
    answer = fake.hold('vault.keychain');
  });
  await goSettings('Wallet', 'Show: Keys from the service');
  await page.getByLabelText('The service can spend from this wallet').click();
  const make = button('Let service create keys');
  await expect.element(make).toHaveAccessibleDescription('Looking for a keychain');
  await userEvent.click(make, { force: true });
  expect(main.timesCalled('vault.createFromService')).toBe(0);
  answer();
  await make.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('changes the theme of the document', async () => {
  await openApp('full');
  await goSettings('App');
  await page.getByLabelText('Theme').selectOptions('Dark');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await page.getByLabelText('Theme').selectOptions('As the system');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(undefined);
});

test('shows diagnostics before they are copied, says what is in them, and writes them anew', async () => {
  const main = await openApp('full');
  await goSettings('App');
  expect(main.timesCalled('settings.diagnostics')).toBe(0);
  await button('Show: Diagnostics').click();
  await expect.element(page.getByText(/No name, address, amount, key, token or word/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Diagnostics' })).toHaveTextContent(/Ochre 0\.1\.0/);
  await button('Copy').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(lastInput(main, 'settings.copy')).toEqual({
    text: 'Ochre 0.1.0, loopback host, linux x64, Node 20.0.0\nKeychain: ready\nWallets: 1\n',
  });
  await button('Close: Diagnostics').click();
  await button('Show: Diagnostics').click();
  await expect.poll(() => main.timesCalled('settings.diagnostics')).toBe(2);
});

test('tells under Recovery where keys lie, and leads to what other programs take', async () => {
  const main = await openApp('full');
  await goSettings('Backup', 'Open: Recovery');
  await expect.element(page.getByRole('heading', { name: 'Recovery', level: 1 })).toBeVisible();
  const keys = page.getByRole('region', { name: 'Your keys' });
  await expect
    .element(keys)
    .toHaveTextContent(
      /Plain bitcoin\s*m\/86'\/0'\/0', on test networks m\/86'\/1'\/0'\. Branches 0 and 1\./,
    );
  await expect
    .element(keys)
    .toHaveTextContent(
      /Asset slots\s*m\/86'\/827166'\/0', on test networks m\/86'\/827167'\/0'\. Branches 0 and 9 \(oldest/,
    );
  const core = page.getByRole('region', { name: 'Bitcoin Core' });
  await expect.element(core).toHaveTextContent(/createwallet "ochre" true true/);
  await expect.element(page.getByText(/only your service has their data/)).toBeVisible();
  await button('Export for other programs').click();
  await expect.poll(() => main.timesCalled('watch.forPrograms')).toBe(1);
});

test('tells under Recovery how far a wallet is searched, and searches further when asked', async () => {
  const main = await openApp('full', { wallets: [{ ...practiceWallet, searchLength: 20_000 }] });
  await goSettings('Backup', 'Open: Recovery');
  await expect.element(page.getByText(/Ochre checks 20,000 addresses a branch/)).toBeVisible();
  await button('Search further').click();
  await expect.element(page.getByText(/Ochre checks 21,000 addresses a branch/)).toBeVisible();
  expect(main.timesCalled('wallet.searchFurther')).toBe(1);
  // No search is longer.
  expect(button('Search further').query()).toBeNull();
});
