import { describe, expect, it, onTestFinished } from 'vitest';
import { fails, failsWith } from './fails.ts';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import type { DetectService } from '../../../src-main/ports/index.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { answersJson, startFaultServer, type Behaviour } from '../../support/fault-server.ts';
import { newWallet as practiceWallet, NO_BITCOIN, openTestApp, walletOf, type TestApp } from './app.ts';

const outputs = createOutputCache();
const NODE = 'rgb-node-2026-03';
type Remote = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'remote' }>;

const newWallet = async (app: TestApp): Promise<string> =>
  (await app.get('vault.create', { ...practiceWallet, practice: false })).id;
const record = walletOf;

/** An RGB Node of the tests: registers with the address that lies there, and knows nothing else. */
async function nodeWith(address: () => string) {
  const server = await startFaultServer((response, request) => {
    const due: Behaviour =
      request.url === '/wallet/register'
        ? answersJson({ address: address(), btc_balance: NO_BITCOIN })
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
      await failsWith(app.failure('wallet.register', { walletId }), 'ADDRESS_NOT_OURS', {
        address,
        reason: 'otherKeychain',
        index: 0,
        keychain: chain,
        searched: null,
      });
      expect(record(app, walletId)).toMatchObject({ registeredWith: null, lastAddress: null });
    },
  );

  it('takes an address with it that lies on the one that is given up', async () => {
    const { app, walletId, connect } = await given(1);
    await app.get('wallet.register', { walletId });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    await connect({ keychains: 'vanilla1' });
    expect(await app.get('wallet.lastAddress', { walletId })).toMatchObject({ index: 0 });
    await connect({ keychains: 'vanilla0' });
    expect(await app.get('wallet.lastAddress', { walletId })).toBeNull();
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

  it.each(['https://example.org', 'ftp://127.0.0.1'])(
    'is refused where that address could not be connected to: %s',
    async (baseUrl) => {
      const { asked, app } = spied();
      await fails(app.failure('wallet.detect', { baseUrl }), 'URL_REFUSED');
      expect(asked).toEqual([]);
    },
  );
});
