import { describe, expect, it, onTestFinished } from 'vitest';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import type { DetectService } from '../../../src-main/ports/index.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { answers, answersJson, startFaultServer, type Behaviour } from '../../support/fault-server.ts';
import { openTestApp, type TestApp } from './app.ts';

const outputs = createOutputCache();
const nothing = { settled: 0, future: 0, spendable: 0 };
const NODE = 'rgb-node-2026-03';
type Remote = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'remote' }>;

async function newWallet(app: TestApp): Promise<string> {
  const made = {
    name: 'Test',
    network: 'regtest',
    keep: 'keychain',
    practice: false,
    wordCount: 12,
  } as const;
  return (await app.get('vault.create', made)).id;
}
const record = (app: TestApp, walletId: string) => {
  const found = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (found === undefined) throw new Error('no such wallet');
  return found;
};

/** An RGB Node of the tests: registers with the address that lies there, and knows nothing else. */
async function nodeWith(address: () => string) {
  const server = await startFaultServer((response, request) => {
    const due: Behaviour =
      request.url === '/wallet/register'
        ? answersJson({ address: address(), btc_balance: { vanilla: nothing, colored: nothing } })
        : answersJson({ detail: 'Not Found' }, 404);
    due(response, request);
  });
  onTestFinished(() => server.close());
  return server;
}

/** A wallet, and a service that gives its address of this keychain and index 0. */
async function given(keychain: number, more: Partial<Remote> = {}) {
  const app = openTestApp();
  const walletId = await newWallet(app);
  const addressOn = (chain: number) =>
    taprootAddress(
      outputs.output(record(app, walletId).keys.accountXpubVanilla, chain, 0, 'regtest'),
      'regtest',
    );
  const server = await nodeWith(() => addressOn(keychain));
  const connect = (changes: Partial<Remote> = {}) =>
    app.get('wallet.connect', {
      walletId,
      connection: { kind: 'remote', baseUrl: server.baseUrl, dialect: NODE, ...more, ...changes },
    });
  await connect();
  return { app, walletId, server, connect, address: addressOn(keychain) };
}

describe('the keychain of plain bitcoin', () => {
  it.each([0, 1])('is learned from the first address by itself: %i', async (keychain) => {
    const { app, walletId } = await given(keychain);
    expect(record(app, walletId).keychains).toEqual({ vanilla: [0, 1], colored: [0, 9] });
    await app.get('wallet.register', { walletId });
    expect(record(app, walletId).keychains.vanilla).toEqual([keychain]);
  });

  it.each([
    ['vanilla0', { vanilla: [0], colored: [0] }],
    ['vanilla1', { vanilla: [1], colored: [0] }],
    ['oldest', { vanilla: [1], colored: [9] }],
  ] as const)('can be chosen: %s', async (keychains, allowed) => {
    const { app, walletId } = await given(allowed.vanilla[0], { keychains });
    expect(record(app, walletId).keychains).toEqual(allowed);
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
  });

  it.each([
    ['vanilla0', 1],
    ['vanilla1', 0],
  ] as const)(
    'chosen as %s refuses an own address on %i, and says where it lies',
    async (keychains, chain) => {
      const { app, walletId, address } = await given(chain, { keychains });
      expect(await app.failure('wallet.register', { walletId })).toEqual({
        code: 'ADDRESS_NOT_OURS',
        facts: { address, reason: 'otherKeychain', index: 0, keychain: chain, searched: null },
      });
      expect(record(app, walletId)).toMatchObject({ registeredWith: null, lastAddress: null });
    },
  );

  it('that was learned is kept while the service stays the same', async () => {
    const { app, walletId, connect } = await given(1);
    await app.get('wallet.register', { walletId });
    await connect({ numbering: 'beta6', dialect: 'rgb-node-2025-08' });
    expect(record(app, walletId).keychains.vanilla).toEqual([1]);
    expect(record(app, walletId).connection).toMatchObject({ numbering: 'beta6', keychains: 'learned' });
  });

  it('is learned anew of another service, which may use the other', async () => {
    const { app, walletId, connect } = await given(1);
    await app.get('wallet.register', { walletId });
    const other = await nodeWith(() => {
      const { accountXpubVanilla } = record(app, walletId).keys;
      return taprootAddress(outputs.output(accountXpubVanilla, 0, 3, 'regtest'), 'regtest');
    });
    await connect({ baseUrl: other.baseUrl });
    expect(record(app, walletId).keychains.vanilla).toEqual([0, 1]);
    expect(await app.get('wallet.register', { walletId })).toMatchObject({ address: { index: 3 } });
    expect(record(app, walletId).keychains.vanilla).toEqual([0]);
  });

  it('takes an address with it that lies on the one that is given up', async () => {
    const { app, walletId, connect } = await given(1);
    await app.get('wallet.register', { walletId });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    await connect({ keychains: 'vanilla1' });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    await connect({ keychains: 'vanilla0' });
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
  });

  it('is kept by who says nothing of it', async () => {
    const { app, walletId, connect } = await given(1, { keychains: 'vanilla1' });
    await connect({ numbering: 'beta7' });
    const { connection } = record(app, walletId);
    if (connection.kind !== 'remote') throw new Error('no connection');
    const { baseUrl, dialect } = connection;
    await app.get('wallet.connect', { walletId, connection: { kind: 'remote', baseUrl, dialect } });
    expect(record(app, walletId).connection).toEqual(connection);
    expect(connection).toMatchObject({ keychains: 'vanilla1', numbering: 'beta7' });
  });
});

describe('what a wallet can do', () => {
  it('follows from what its service speaks', async () => {
    const { app, walletId, connect } = await given(0);
    const can = async () => (await app.get('wallet.select', { walletId })).can;
    expect(await can()).toMatchObject({ sendsBitcoin: true, manyRecipients: true, broadcast: 'asked' });
    await connect({ dialect: 'thunderlink' });
    expect(await can()).toMatchObject({ sendsBitcoin: false, manyRecipients: false, broadcast: 'unsaid' });
    await app.get('wallet.connect', { walletId, connection: { kind: 'practice' } });
    expect(await can()).toMatchObject({ manyRecipients: true, invoices: [] });
  });

  it('is spoken to the service in the words that were chosen', async () => {
    const { app, walletId, server } = await given(0, { dialect: 'rgb-node-2025-06' });
    await app.get('wallet.register', { walletId });
    const [{ path, headers }] = server.received as [(typeof server.received)[0]];
    expect(path).toBe('/wallet/register');
    expect(
      Object.keys(headers)
        .filter((name) => /xpub|fingerprint/.test(name))
        .sort(),
    ).toEqual(['xpub-col', 'xpub-van']);
  });

  it('is a failure that names the dialect where nothing is at the path', async () => {
    const { app, walletId, server } = await given(0, { dialect: 'document' });
    expect(await app.failure('wallet.register', { walletId })).toEqual({
      code: 'SERVICE_LACKS',
      facts: { host: server.host, endpoint: '/wallet/register' },
    });
  });
});

describe('asking a service what it speaks', () => {
  const found = { baseUrl: 'x', guess: null, saw: [] };
  const spied = () => {
    const asked: Parameters<DetectService>[0][] = [];
    const detectService: DetectService = (one) => {
      asked.push(one);
      return Promise.resolve(found);
    };
    return { asked, app: openTestApp('loopback', { detectService }) };
  };
  const HERE = 'http://127.0.0.1:9';

  it('is agreed to once, shows nothing of a wallet and changes none', async () => {
    const { asked, app } = spied();
    const walletId = await newWallet(app);
    const before = app.ports.settings.read().wallets;
    expect(await app.get('wallet.detect', { walletId, baseUrl: `${HERE}/` })).toEqual(found);
    expect(asked).toEqual([{ baseUrl: HERE, token: null, way: { proxy: null, pin: null } }]);
    await app.get('wallet.detect', { walletId, baseUrl: HERE });
    expect(app.user.asked).toHaveLength(1);
    expect(app.ports.settings.read().wallets).toEqual(before);
  });

  it('sends a token to the service that it was given for, and to no other', async () => {
    const { asked, app } = spied();
    const walletId = await newWallet(app);
    const connection = { kind: 'remote', dialect: NODE, baseUrl: HERE, token: 'only-for-nine' } as const;
    await app.get('wallet.connect', { walletId, connection });
    await app.get('wallet.detect', { walletId, baseUrl: HERE });
    await app.get('wallet.detect', { walletId, baseUrl: 'http://127.0.0.1:10' });
    await app.get('wallet.detect', { baseUrl: HERE });
    await app.get('wallet.detect', { walletId, baseUrl: 'http://127.0.0.1:10', token: 'typed' });
    expect(asked.map(({ token }) => token)).toEqual(['only-for-nine', null, null, 'typed']);
  });

  it('with a kept token that is not in the keychain is refused, and so is everything else of that service', async () => {
    const { asked, app } = spied();
    const walletId = await newWallet(app);
    const connection = { kind: 'remote', dialect: NODE, baseUrl: HERE, token: 'only-for-nine' } as const;
    await app.get('wallet.connect', { walletId, connection });
    (app.keyholder.entries as Map<string, string>).delete(`token:${walletId}`);
    const missing = { code: 'TOKEN_MISSING', facts: { name: new URL(HERE).host } };
    expect(await app.failure('wallet.register', { walletId })).toEqual(missing);
    expect(await app.failure('wallet.detect', { walletId, baseUrl: HERE })).toEqual(missing);
    expect(asked).toEqual([]);
    await app.get('wallet.connect', { walletId, connection });
    await app.get('wallet.detect', { walletId, baseUrl: HERE });
    expect(asked).toMatchObject([{ token: 'only-for-nine' }]);
  });

  it.each(['https://example.org', 'http://example.org', 'ftp://127.0.0.1', 'nothing'])(
    'is refused where that address could not be connected to: %s',
    async (baseUrl) => {
      const { asked, app } = spied();
      expect((await app.failure('wallet.detect', { baseUrl })).code).toBe('URL_REFUSED');
      expect(asked).toEqual([]);
    },
  );

  it('is refused for a wallet that is not here', async () => {
    const { asked, app } = spied();
    const failure = await app.failure('wallet.detect', { walletId: 'f'.repeat(32), baseUrl: HERE });
    expect(failure.code).toBe('WALLET_UNKNOWN');
    expect(asked).toEqual([]);
  });
});

describe('words made by a service of another dialect', () => {
  const asked = (baseUrl: string, dialect: 'thunderlink' | typeof NODE) =>
    ({
      name: 'Theirs',
      network: 'regtest',
      keep: 'keychain',
      service: { kind: 'remote', baseUrl, dialect },
    }) as const;

  it('are taken where it says the fingerprint of the master key instead, when all of it derives again', async () => {
    const app = openTestApp();
    const practice = await (
      await fetch(`${await app.practice.baseUrl()}/api/wallet/generate_keys`, { method: 'POST' })
    ).json();
    const { account_xpub_colored_fingerprint: _, ...keys } = practice as Record<string, string>;
    const fingerprint = await fingerprintOf(app, keys['mnemonic'] ?? '');
    const server = await startFaultServer(
      answers(JSON.stringify({ ...keys, master_fingerprint: '00000000' })),
      answers(JSON.stringify({ ...keys, master_fingerprint: fingerprint })),
    );
    onTestFinished(() => server.close());
    expect(await app.failure('vault.createFromService', asked(server.baseUrl, NODE))).toEqual({
      code: 'SERVICE_KEYS_MISMATCH',
      facts: { field: 'fingerprint' },
    });
    const { wallet } = await app.get('vault.createFromService', asked(server.baseUrl, NODE));
    expect(wallet).toMatchObject({ fingerprint, connection: { dialect: NODE, baseUrl: server.baseUrl } });
    expect(server.received.map(({ path }) => path)).toEqual([
      '/wallet/generate_keys',
      '/wallet/generate_keys',
    ]);
  });

  it('are not asked for, nor agreed to, where it makes none', async () => {
    const app = openTestApp();
    const failure = await app.failure('vault.createFromService', asked('http://127.0.0.1:9', 'thunderlink'));
    expect(failure).toEqual({
      code: 'SERVICE_CANNOT',
      facts: { host: '127.0.0.1:9', what: 'makeKeys', only: null },
    });
    expect(app.user.asked).toEqual([]);
  });
});

async function fingerprintOf(app: TestApp, words: string): Promise<string> {
  return (await app.ports.signer.identify(words, 'regtest')).fingerprint;
}
