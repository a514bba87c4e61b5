import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Network, WalletView } from '../../src-preload/contract/index.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import Connect from '../../src-renderer/wallet/connection/Connect.svelte';
import { fakeMain, inputs, type FakeMain } from '../fakes/bridge.ts';
import { failure } from '../fakes/fake-types.ts';
import { CHAIN_OFF, practiceWallet } from '../fakes/scenarios.ts';

const IRIS = 'ssl://electrum.iriswallet.com:50053';
const PROXY = 'rpcs://proxy.iriswallet.com/0.2/json-rpc';

const nowhere = { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false } as const;

async function open(
  network: Network = 'testnet',
  change: (main: FakeMain) => void = () => undefined,
  loopback = false,
  connection: WalletView['connection'] = nowhere,
) {
  const main = fakeMain('noWallet');
  const wallet: WalletView = { ...practiceWallet, network, connection };
  main.world.wallets = [wallet];
  main.answers({ 'chain.use': { outcome: 'used', view: CHAIN_OFF } });
  change(main);
  const onDone = vi.fn<(walletId: string) => void>();
  const screen = await render(Connect, { bridge: main.bridge, host: new Host(), wallet, loopback, onDone });
  return {
    main,
    screen,
    onDone,
    own: screen.getByRole('button', { name: 'Run a service on this computer instead' }),
    remote: screen.getByRole('button', { name: 'Use a remote service instead' }),
    address: screen.getByRole('textbox', { name: 'Service address' }),
    indexer: screen.getByRole('textbox', { name: /^Bitcoin server:/ }),
    proxy: screen.getByRole('textbox', { name: /^RGB proxy/ }),
    servers: screen.getByRole('combobox', { name: 'Servers' }),
    verifies: screen.getByRole('checkbox', { name: /^Also verify/ }),
    submit: screen.getByRole('button', { name: 'Connect', exact: true }),
  };
}

test('the built-in service fills in chosen servers and asks none before connecting', async () => {
  const { main, own, indexer, proxy, servers, submit, onDone } = await open();
  await own.click();
  await expect.element(indexer).toHaveValue('');
  await expect.element(submit).toHaveAccessibleDescription('Enter the Bitcoin server first');
  await servers.selectOptions('testnet4: electrum.iriswallet.com');
  await expect.element(indexer).toHaveValue(IRIS);
  await expect.element(proxy).toHaveValue(PROXY);
  expect([
    inputs(main, 'wallet.connect'),
    inputs(main, 'chain.use'),
    inputs(main, 'wallet.register'),
  ]).toEqual([[], [], []]);
  await submit.click();
  await expect.poll(() => onDone.mock.calls).toEqual([[practiceWallet.id]]);
  expect(inputs(main, 'wallet.connect')[0]?.connection).toEqual({
    kind: 'own',
    indexer: IRIS,
    rgbProxy: PROXY,
    proxy: null,
  });
  expect(inputs(main, 'chain.use')).toMatchObject([{ address: IRIS }]);
});

test.each([
  ['system', /isn’t available for this system/],
  ['package', /came without rgb-lib/],
] as const)(
  'a system without the %s shows the built-in service disabled with the reason, and a remote one instead',
  async (missing, why) => {
    const { own, address } = await open('testnet', ({ world }) => {
      world.ownService = { missing, version: '0.3.0b7' };
    });
    await expect.element(own).toHaveAccessibleDescription(why);
    await own.click({ force: true });
    await expect.element(address).toBeVisible();
  },
);

test('an indexer that is no address, or of another network, is explained and not used', async () => {
  const { main, screen, own, indexer, submit, onDone } = await open('regtest');
  main.once({ 'wallet.connect': failure('URL_REFUSED', { reason: 'scheme' }) });
  await own.click();
  await indexer.fill('gopher://mine.example');
  await submit.click();
  await expect.element(screen.getByText(/^Use https/)).toBeVisible();
  expect(inputs(main, 'wallet.register')).toEqual([]);
  main.once({
    'wallet.register': failure('CHAIN_REFUSED', { host: 'mine.example', problem: 'otherChain', height: 0 }),
  });
  await indexer.fill('ssl://mine.example');
  await submit.click();
  await expect.element(screen.getByText('mine.example is on another network')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('a host that reaches only this computer offers no servers of others', async () => {
  const { indexer, own, remote, servers } = await open('signet', undefined, true);
  await own.click();
  await expect.element(indexer).toBeVisible();
  await expect.element(servers).not.toBeInTheDocument();
  await remote.click();
  await expect.element(indexer).not.toBeInTheDocument();
});
