import { describe, expect, it, onTestFinished } from 'vitest';
import { fails, failsWith } from './fails.ts';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import type { CallInput, Failure } from '../../../src-preload/contract/index.ts';
import { startSocks5Proxy } from '../../fakes/socks5-proxy.ts';
import type { ProxyOptions } from '../../fakes/proxy-server.ts';
import { findOpenssl } from '../../support/certificates.ts';
import { answersJson, startFaultServer, type Behaviour } from '../../support/fault-server.ts';
import { serveTls } from '../../support/tls-server.ts';
import { changeWallets, NO_BITCOIN, openTestApp, type TestApp } from './app.ts';

const NODE = 'rgb-node-2026-03';
const PIN = 'ab'.repeat(32);
const make = findOpenssl();
type Remote = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'remote' }>;

async function newWallet(app: TestApp, keep: 'keychain' | 'session' = 'keychain'): Promise<string> {
  const made = { name: 'Test', network: 'regtest', keep, practice: false, wordCount: 12 } as const;
  return (await app.get('vault.create', made)).id;
}
const connectionOf = async (app: TestApp, walletId: string) =>
  (await app.get('wallet.select', { walletId })).connection;

/** A wallet, a service that knows it, and a real proxy between them. */
async function given(options: ProxyOptions = {}, keep: 'keychain' | 'session' = 'keychain') {
  const app = openTestApp();
  const walletId = await newWallet(app, keep);
  const { keys } = app.ports.settings.read().wallets[0] ?? { keys: null };
  const output = createOutputCache().output(keys?.accountXpubVanilla ?? '', 0, 0, 'regtest');
  const server = await startFaultServer((response, request) => {
    const due: Behaviour =
      request.url === '/wallet/register'
        ? answersJson({ address: taprootAddress(output, 'regtest'), btc_balance: NO_BITCOIN })
        : answersJson({ detail: 'Not Found' }, 404);
    due(response, request);
  });
  const proxy = await startSocks5Proxy(options);
  onTestFinished(async () => {
    await proxy.close();
    await server.close();
  });
  const by = { kind: 'socks5', host: '127.0.0.1', port: proxy.port, user: null } as const;
  const connect = (more: Partial<Remote> = {}) => {
    const connection = { kind: 'remote', baseUrl: server.baseUrl, dialect: NODE, ...more } as const;
    return { walletId, connection };
  };
  return { app, walletId, server, proxy, by, connect };
}

describe('a wallet behind a proxy', () => {
  it('asks its service through it, and never without it', async () => {
    const { app, walletId, server, proxy, by, connect } = await given();
    expect(await app.get('wallet.connect', connect({ proxy: by }))).toMatchObject({
      connection: { proxy: by, pin: null },
    });
    await app.get('wallet.register', { walletId });
    await app.get('wallet.detect', { walletId, baseUrl: server.baseUrl });
    await app.get('wallet.reach', { walletId, baseUrl: server.baseUrl });
    expect(proxy.connections()).toBeGreaterThanOrEqual(3);
    expect(proxy.faults).toEqual([]);
    const before = server.connections();
    await proxy.close().catch(() => undefined);
    for (const call of ['wallet.register', 'wallet.newAddress'] as const)
      await fails(app.failure(call, { walletId }), 'PROXY_FAILED', {
        problem: 'unreachable',
        proxy: `127.0.0.1:${String(by.port)}`,
      });
    for (const call of ['wallet.detect', 'wallet.reach'] as const)
      await fails(app.failure(call, { walletId, baseUrl: server.baseUrl }), 'PROXY_FAILED');
    expect(server.connections()).toBe(before);
  });

  it.each(['keychain', 'session'] as const)(
    'has the password where its secret is, in no setting and in no log: %s',
    async (keep) => {
      const login = { user: 'me', password: 'hünter2 "\\' };
      const { app, walletId, server, proxy, by, connect } = await given({ login }, keep);
      const asked = { ...by, ...login };
      const { connection } = await app.get('wallet.connect', connect({ proxy: asked, token: 'a-token' }));
      expect(connection).toMatchObject({ proxy: { ...by, user: 'me' }, hasToken: true });
      await app.get('wallet.register', { walletId });
      expect(proxy.asked).toMatchObject([{ user: 'me' }]);
      expect(server.received).toMatchObject([{ headers: { authorization: 'Bearer a-token' } }]);
      expect(server.received[0]?.headers).not.toHaveProperty('proxy-authorization');
      const written = JSON.stringify([app.ports.settings.read(), app.logged, connection]);
      expect(written).not.toContain('nter2');
      expect(written).not.toContain('a-token');
      expect(app.keyholder.entries.has(`token:${walletId}`)).toBe(keep === 'keychain');
      // Each is kept without the other being said again.
      await app.get('wallet.connect', connect({ dialect: NODE, token: 'another' }));
      await app.get('wallet.register', { walletId });
      expect(server.received.at(-1)).toMatchObject({ headers: { authorization: 'Bearer another' } });
      await app.get('wallet.connect', connect({ token: null }));
      await app.get('wallet.register', { walletId });
      expect(server.received.at(-1)?.headers).not.toHaveProperty('authorization');
      // Whoever registers again asks first whether the wallet is known there still.
      expect(proxy.asked.map(({ user }) => user)).toEqual(['me', 'me', 'me', 'me', 'me']);
    },
  );

  it('never gives a password to another proxy or another user', async () => {
    const login = { user: 'me', password: 'only-for-the-first' };
    const { app, walletId, server, by, connect } = await given({ login });
    await app.get('wallet.connect', connect({ proxy: { ...by, ...login } }));
    for (const other of [
      { ...by, user: 'you' },
      { ...by, user: 'me', port: 9 },
    ]) {
      await failsWith(app.failure('wallet.connect', connect({ proxy: other })), 'INVALID_INPUT', {
        path: 'proxy.password',
        problem: 'needed with a user name',
      });
      const asked = { walletId, baseUrl: server.baseUrl, proxy: other };
      await fails(app.failure('wallet.reach', asked), 'INVALID_INPUT');
    }
    expect(await connectionOf(app, walletId)).toMatchObject({ proxy: { port: by.port, user: 'me' } });
    const elsewhere = await startSocks5Proxy({ login: { user: 'me', password: 'x' } });
    onTestFinished(() => elsewhere.close());
    // Settings are a file, and a file can be changed: what lies in the keychain is bound all the same.
    const proxy = { ...by, port: elsewhere.port, user: 'me' };
    changeWallets(app, ({ connection, ...wallet }) => ({
      ...wallet,
      connection: connection.kind === 'remote' ? { ...connection, proxy } : connection,
      consentedTo: [server.baseUrl],
    }));
    await fails(app.failure('wallet.register', { walletId }), 'PROXY_FAILED', { problem: 'login' });
    expect(elsewhere.heard().toString('latin1')).toBe('');
  });

  it('forgets the password with the proxy, with practice and with the wallet', async () => {
    const login = { user: 'me', password: 'p' };
    const { app, walletId, by, connect } = await given({ login });
    const entry = () => app.keyholder.entries.get(`token:${walletId}`) ?? null;
    const set = () => app.get('wallet.connect', connect({ proxy: { ...by, ...login } }));
    await set();
    expect(entry()).toContain('"password":"p"');
    await app.get('wallet.connect', connect({ proxy: null }));
    expect(entry()).toBeNull();
    await set();
    await app.get('wallet.connect', { walletId, connection: { kind: 'practice' } });
    expect(entry()).toBeNull();
    await set();
    await app.get('wallet.remove', { walletId });
    expect(entry()).toBeNull();
  });

  it('is on this computer only where Ochre runs in a browser', async () => {
    const { app, by, connect } = await given();
    await failsWith(
      app.failure('wallet.connect', connect({ proxy: { ...by, host: '10.0.0.7' } })),
      'URL_REFUSED',
      { reason: 'proxyElsewhere' },
    );
  });

  it('asks before more is put into the keychain than it can hold', async () => {
    const { app, by, connect } = await given();
    const proxy = { ...by, user: 'u'.repeat(200), password: 'p'.repeat(200) };
    await fails(app.failure('wallet.connect', connect({ proxy, token: 't'.repeat(1000) })), 'INVALID_INPUT', {
      path: 'token',
    });
  });
});

describe('a pin', () => {
  const HERE = 'https://127.0.0.1:9';
  /** A service that signed its certificate itself, and a wallet that looked at it. */
  async function selfSigned() {
    const server = await serveTls(make!());
    const app = openTestApp();
    const walletId = await newWallet(app);
    const { certificate } = await app.get('wallet.reach', { baseUrl: server.url });
    if (certificate === null) throw new Error('no certificate');
    const connection = { kind: 'remote', dialect: NODE, baseUrl: server.url } as const;
    return { app, walletId, server, certificate, pin: certificate.certificateSha256, connection };
  }

  it('is taken only when the person agrees to main, who shows it', async () => {
    const { app, walletId, connect } = await given();
    app.user.agrees = false;
    await failsWith(app.failure('wallet.connect', connect({ baseUrl: HERE, pin: PIN })), 'PIN_NOT_TAKEN', {
      host: '127.0.0.1:9',
    });
    expect(await connectionOf(app, walletId)).toMatchObject({ baseUrl: '', pin: null });
    app.user.agrees = true;
    const { connection } = await app.get('wallet.connect', connect({ baseUrl: HERE, pin: PIN }));
    expect(connection).toMatchObject({ pin: { of: 'certificate', sha256: PIN } });
    expect(app.user.asked).toHaveLength(2);
    expect(JSON.stringify(app.user.asked)).toContain('AB:AB:AB');
  });

  it.skipIf(make === null)('is not taken away by the page alone: its token goes to nobody else', async () => {
    const { app, walletId, server, pin, connection } = await selfSigned();
    await app.get('wallet.connect', { walletId, connection: { ...connection, pin, token: 'kept-token' } });
    await app.get('wallet.reach', { walletId, baseUrl: server.url });
    app.user.agrees = false;
    const unpinned = { walletId, connection: { ...connection, pin: null } };
    expect(await app.get('wallet.connect', unpinned)).toMatchObject({ connection: { pin: { sha256: pin } } });
    server.show(make!());
    await fails(app.failure('wallet.detect', { walletId, baseUrl: server.url }), 'CERTIFICATE_CHANGED');
    expect(server.asked()).toBe(0);
    app.user.agrees = true;
    expect(await app.get('wallet.connect', unpinned)).toMatchObject({ connection: { pin: null } });
  });

  it.each<[Failure['code'], string, string]>([
    ['PIN_REFUSED', HERE, 'not a pin'],
    ['URL_REFUSED', 'http://127.0.0.1:9', PIN],
  ])('is refused: %s', async (code, baseUrl, pin) => {
    const { app, walletId, connect } = await given();
    await fails(app.failure('wallet.connect', connect({ baseUrl, pin })), code);
    await fails(app.failure('wallet.reach', { walletId, baseUrl, pin }), code);
    expect(app.user.asked).toEqual([]);
  });

  it.skipIf(make === null)('that was only typed gets no token that is kept', async () => {
    const { app, walletId, server, certificate, pin, connection } = await selfSigned();
    expect(certificate).toMatchObject({ verdict: 'selfSigned', subject: 'CN=a service' });
    expect(server.decrypted()).toBe(0);
    const sent = () => server.headers().map(({ authorization }) => authorization);
    const kept = { ...connection, token: 'kept-token' };
    await app.get('wallet.connect', { walletId, connection: kept });
    await app.get('wallet.detect', { walletId, baseUrl: server.url, pin });
    expect(server.asked()).toBeGreaterThan(0);
    expect(sent()).not.toContain('Bearer kept-token');
    await app.get('wallet.connect', { walletId, connection: { ...kept, pin } });
    await app.get('wallet.detect', { walletId, baseUrl: server.url });
    expect(sent()).toContain('Bearer kept-token');
  });

  it.skipIf(make === null)('refuses another certificate from then on, and says which', async () => {
    const { app, walletId, server, certificate, connection } = await selfSigned();
    const { publicKeySha256 } = certificate;
    const pin = `sha256/${Buffer.from(publicKeySha256, 'hex').toString('base64')}`;
    await app.get('wallet.connect', { walletId, connection: { ...connection, pin } });
    await fails(app.failure('wallet.register', { walletId }), 'SERVICE_ANSWER');
    const asked = server.asked();
    server.show(make!());
    await fails(app.failure('wallet.register', { walletId }), 'CERTIFICATE_CHANGED', {
      of: 'publicKey',
      pinned: publicKeySha256,
    });
    const now = await app.get('wallet.reach', { walletId, baseUrl: server.url });
    expect(now.certificate).toMatchObject({ verdict: 'changed' });
    expect(server.asked()).toBe(asked);
  });
});
