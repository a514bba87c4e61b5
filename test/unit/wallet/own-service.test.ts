import { describe, expect, it, vi } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { openTestApp, type TestApp } from './app.ts';

type Own = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'own' }>;
const INDEXER = 'tcp://127.0.0.1:50001';
const OWN: Own = { kind: 'own', indexer: INDEXER, rgbProxy: 'rpc://127.0.0.1:3000/json-rpc' };

const connect = async (app: TestApp, walletId: string, changes: Partial<Own> = {}) =>
  app.get('wallet.connect', { walletId, connection: { ...OWN, ...changes } });

/** A wallet in an app in which rgb-lib can be had, whatever this machine has. */
async function given(missing: 'system' | 'package' | null = null) {
  const app = openTestApp();
  const made = { name: 'Test', network: 'regtest', keep: 'session', practice: false, wordCount: 12 } as const;
  const { id: walletId } = await app.get('vault.create', made);
  vi.spyOn(app.ports.ownService, 'look').mockResolvedValue({ missing, version: '1' });
  const end = vi.spyOn(app.ports.ownService, 'end');
  return { app, walletId, end };
}

describe('a wallet of the own service', () => {
  it('keeps where it asks and where it is paid, in one form, and sends nothing', async () => {
    const { app, walletId } = await given();
    const serve = vi.spyOn(app.ports.ownService, 'serve');
    const named = { indexer: ' 127.0.0.1:50001:t ', rgbProxy: 'http://127.0.0.1:3000/json-rpc' };
    const view = await connect(app, walletId, named);
    expect(view.connection).toEqual({ ...OWN, isTestnet4: false });
    expect(view.registered).toBe(false);
    expect(view.can.invoices).toEqual(['witness', 'blinded']);
    expect(serve).not.toHaveBeenCalled();
  });

  it.each([
    [{ indexer: 'nonsense//' }],
    [{ indexer: 'ftp://127.0.0.1:1' }],
    [{ indexer: 'tcp://electrum.example:50001' }],
    [{ rgbProxy: 'ws://127.0.0.1:3000' }],
    [{ rgbProxy: 'rpc://proxy.example/json-rpc' }],
    [{ rgbProxy: 'rpc://a:b@127.0.0.1/json-rpc' }],
  ])('is not connected by %o, and stays as it was', async (changes) => {
    const { app, walletId } = await given();
    await expect(connect(app, walletId, changes)).rejects.toThrow('URL_REFUSED');
    expect((await app.get('wallet.list', {})).wallets[0]?.connection.kind).toBe('remote');
  });

  it.each(['system', 'package'] as const)(
    'is not connected where rgb-lib is missing: %s',
    async (missing) => {
      const { app, walletId } = await given(missing);
      await expect(connect(app, walletId)).rejects.toThrow('noOwnService');
    },
  );

  it('is not connected where the wallet goes by a proxy, which rgb-lib would go around', async () => {
    const { app, walletId } = await given();
    const proxy = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;
    const remote = { kind: 'remote', baseUrl: 'https://127.0.0.1:1', dialect: 'document', proxy } as const;
    await app.get('wallet.connect', { walletId, connection: remote });
    await expect(connect(app, walletId)).rejects.toThrow('ownServiceByProxy');
  });

  it('has its service ended where it is connected elsewhere or anew, where Ochre goes offline, and where it is removed', async () => {
    const { app, walletId, end } = await given();
    await connect(app, walletId);
    expect(end).not.toHaveBeenCalled();
    await connect(app, walletId, { rgbProxy: null });
    expect(end.mock.calls).toEqual([[walletId]]);
    await app.get('wallet.connect', { walletId, connection: { kind: 'practice' } });
    expect(end.mock.calls).toEqual([[walletId], [walletId]]);
    await app.get('offline.setOfflineMode', { on: true });
    expect(end).toHaveBeenLastCalledWith(null);
    await app.get('wallet.remove', { walletId });
    expect(end).toHaveBeenLastCalledWith(walletId);
  });

  it('says that the indexer does not answer before anything is started', async () => {
    const { app, walletId } = await given();
    const serve = vi.spyOn(app.ports.ownService, 'serve');
    await connect(app, walletId, { indexer: 'tcp://127.0.0.1:9' });
    await expect(app.get('wallet.register', { walletId })).rejects.toThrow(
      /"host":"own".*"meaning":"indexerAway","indexer":"tcp:\/\/127\.0\.0\.1:9"/,
    );
    expect(serve).not.toHaveBeenCalled();
  });
});
