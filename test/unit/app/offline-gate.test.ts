import { describe, expect, it } from 'vitest';
import { gated } from '../../../src-main/app/offline-gate.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { fundedApp, openTestApp } from '../wallet/app.ts';

describe('a machine that signs offline', () => {
  it('refuses each call that would ask a service, a node or an address, and not a request is made', async () => {
    const { app, walletId } = await fundedApp();
    const server = await startFaultServer((response) => response.writeHead(404).end());
    await app.get('offline.setOfflineMode', { on: true });
    const refused = { code: 'OFFLINE_MODE', facts: {} };
    const amounts = { num: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    expect(await app.failure('wallet.refresh', { walletId })).toEqual(refused);
    expect(await app.failure('wallet.overview', { walletId })).toEqual(refused);
    expect(await app.failure('wallet.newAddress', { walletId })).toEqual(refused);
    expect(await app.failure('signing.beginSlots', { walletId, ...amounts })).toEqual(refused);
    expect(await app.failure('wallet.detect', { baseUrl: server.baseUrl })).toEqual(refused);
    expect(await app.failure('wallet.reach', { baseUrl: server.baseUrl })).toEqual(refused);
    expect(server.received).toHaveLength(0);
    await server.close();
  });

  it('refuses what is asked of a client that was opened before', async () => {
    const app = openTestApp();
    const ports = gated(app.ports);
    const server = await startFaultServer((response) => response.writeHead(404).end());
    const api = ports.openNodeApi({ baseUrl: server.baseUrl, token: null });
    await expect(api.latestImage()).rejects.not.toMatchObject({ failure: { code: 'OFFLINE_MODE' } });
    const asked = server.received.length;
    app.ports.settings.write({
      ...app.ports.settings.read(),
      app: { ...app.ports.settings.read().app, offline: true },
    });
    await expect(api.latestImage()).rejects.toMatchObject({ failure: { code: 'OFFLINE_MODE' } });
    expect(api.host).toBe(new URL(server.baseUrl).host);
    expect(server.received).toHaveLength(asked);
    await server.close();
  });

  it('lets the network in again only when the person says so to main', async () => {
    const app = openTestApp();
    await app.get('offline.setOfflineMode', { on: true });
    expect(app.user.asked).toHaveLength(0);
    app.user.agrees = false;
    expect(await app.get('offline.setOfflineMode', { on: false })).toMatchObject({ offline: true });
    expect(await app.failure('settings.set', { offline: false } as never)).toMatchObject({
      code: 'INVALID_INPUT',
    });
    app.user.agrees = true;
    expect(await app.get('offline.setOfflineMode', { on: false })).toMatchObject({ offline: false });
  });

  it('is still one after a restart', async () => {
    const app = openTestApp();
    await app.get('offline.setOfflineMode', { on: true });
    app.restart();
    expect(await app.get('settings.get', {})).toMatchObject({ offline: true });
  });

  it('creates and restores wallets that name no service', async () => {
    const app = openTestApp('electron');
    await app.get('offline.setOfflineMode', { on: true });
    const made = await app.get('vault.create', {
      name: 'Signer',
      network: 'mainnet',
      keep: 'keychain',
      practice: false,
      wordCount: 24,
    });
    expect(made).toMatchObject({ connection: { kind: 'remote', baseUrl: '' }, registered: false });
    expect(await app.failure('wallet.refresh', { walletId: made.id })).toEqual({
      code: 'NOT_CONNECTED',
      facts: { host: '' },
    });
  });
});
