import { describe, expect, it, vi } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { openTestApp, type TestApp } from './app.ts';

type Own = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'own' }>;
const INDEXER = 'tcp://127.0.0.1:50001';
const OWN: Own = { kind: 'own', indexer: INDEXER, rgbProxy: 'rpc://127.0.0.1:3000/json-rpc' };

const PROXY = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;

const connect = async (app: TestApp, walletId: string, changes: Partial<Own> = {}) =>
  app.get('wallet.connect', { walletId, connection: { ...OWN, ...changes } });

/** A wallet in an app in which rgb-lib can be had, whatever this machine has. */
async function given(
  missing: 'system' | 'package' | null = null,
  host: 'electron' | 'loopback' = 'loopback',
) {
  const app = openTestApp(host);
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
    expect(view.connection).toEqual({ ...OWN, isTestnet4: false, proxy: null });
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

  it('goes by the proxy that the wallet had before, until it is taken away, and asks about it', async () => {
    const { app, walletId } = await given();
    const remote = { kind: 'remote', baseUrl: 'https://127.0.0.1:1', dialect: 'document' } as const;
    await app.get('wallet.connect', { walletId, connection: { ...remote, proxy: PROXY } });
    expect(await connect(app, walletId)).toMatchObject({ connection: { kind: 'own', proxy: PROXY } });
    expect(app.ports.settings.read().hosts).toContainEqual(
      expect.objectContaining({ purpose: 'proxy', place: '127.0.0.1:9050' }),
    );
    expect(await connect(app, walletId, { proxy: null })).toMatchObject({ connection: { proxy: null } });
    await connect(app, walletId, { proxy: PROXY });
    const back = await app.get('wallet.connect', { walletId, connection: remote });
    expect(back).toMatchObject({ connection: { kind: 'remote', proxy: PROXY } });
  });

  it('takes an onion address only by such a proxy, and plain rgb proxies only there', async () => {
    const { app, walletId } = await given(null, 'electron');
    const onion = {
      indexer: `tcp://${'a'.repeat(56)}.onion:50001`,
      rgbProxy: `rpc://${'b'.repeat(56)}.onion/`,
    };
    await expect(connect(app, walletId, onion)).rejects.toThrow('onionNeedsProxy');
    expect(await connect(app, walletId, { ...onion, proxy: PROXY })).toMatchObject({
      connection: { indexer: onion.indexer, rgbProxy: onion.rgbProxy },
    });
    const far = { ...PROXY, host: 'proxy.example' };
    await expect(connect(app, walletId, { ...onion, proxy: far })).rejects.toThrow('onionPlain');
    await expect(connect(app, walletId, { proxy: far })).rejects.toThrow('plainByProxy');
  });

  it('keeps the proxy’s password in the keychain, hands it to the service’s way, and forgets it with the proxy', async () => {
    const { app, walletId } = await given();
    const named = { ...PROXY, user: 'ochre' };
    await expect(connect(app, walletId, { proxy: named })).rejects.toThrow('proxy.password');
    const view = await connect(app, walletId, { proxy: { ...named, password: 'a password' } });
    expect(view.connection).toMatchObject({ proxy: named });
    expect(JSON.stringify([view, app.ports.settings.read()])).not.toContain('a password');
    expect(await app.ports.signer.readToken(walletId)).toContain('a password');
    // Kept where it is not typed again.
    await connect(app, walletId, { rgbProxy: null, proxy: named });
    expect(await app.ports.signer.readToken(walletId)).toContain('a password');
    await connect(app, walletId, { proxy: PROXY });
    expect(await app.ports.signer.readToken(walletId)).toBeNull();
  });

  it('says which proxy failed before anything is started', async () => {
    const { app, walletId } = await given();
    const serve = vi.spyOn(app.ports.ownService, 'serve');
    await connect(app, walletId, { proxy: { ...PROXY, port: 9 } });
    await expect(app.get('wallet.register', { walletId })).rejects.toThrow(
      /PROXY_FAILED.*"proxy":"127\.0\.0\.1:9".*"host":"127\.0\.0\.1:50001"/,
    );
    expect(serve).not.toHaveBeenCalled();
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
