import { afterEach, describe, expect, it } from 'vitest';
import { documentEndpoints } from '../../../src-main/own-service/http/document.ts';
import { startServiceServer, type ServiceServer } from '../../../src-main/own-service/http/server.ts';
import { defaultSettings } from '../../../src-main/own-service/http/endpoint.ts';
import type { WayFailure } from '../../../src-main/own-service/rgb-lib/indexer-relay.ts';
import { IndexerAway, RgbLibError } from '../../../src-main/own-service/rgb-lib/messages.ts';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import type { RgbWallet, RgbLibSend } from '../../../src-main/own-service/rgb-lib/wallet.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { unknownWallet } from '../../../src-main/serving/answers.ts';
import { anyHost } from '../../support/any-host.ts';
import { failureOf } from '../../support/failure-of.ts';

const TOKEN = 'a-token-of-the-operator';
const keys = {
  'xpub-van': `tpub${'v'.repeat(107)}`,
  'xpub-col': `tpub${'c'.repeat(107)}`,
  'master-fingerprint': '0badcafe',
};
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const issueOf = (count: number) => ({ ticker: 'A', name: 'a', precision: 0, amounts: many(count, 1) });
const RECIPIENT = { recipient_id: 'r', amount: 1, transport_endpoints: ['rpc://a'] };
const SEND = { donation: false, fee_rate: 1, min_confirmations: 1 };
const sendTo = (with_: object) => ({ ...SEND, recipient_map: { a: [{ ...RECIPIENT, ...with_ }] } });
const sendToMany = (count: number) => ({ ...SEND, recipient_map: { a: many(count, RECIPIENT) } });
const authorization = `Bearer ${TOKEN}`;
const asked = { ...keys, authorization, 'content-type': 'application/json' };

let server: ServiceServer | null = null;
afterEach(() => server?.stop());

/** The service without rgb-lib: every use of a wallet throws this. */
async function started(thrown: Error = unknownWallet('v'), token: string | null = TOKEN) {
  const faults: string[] = [];
  const refuse = () => Promise.reject(thrown);
  const wallets = { find: refuse, findOrOpen: refuse, stop: () => Promise.resolve() };
  const onFault = (path: string) => void faults.push(path);
  const place = { endpoints: documentEndpoints, host: '127.0.0.1', port: 0, token, onFault };
  server = await startServiceServer({ build: RGB_LIB, wallets, settings: defaultSettings() }, place);
  const ask = async (path: string, headers: Record<string, string>, body?: string, method = 'POST') => {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const answer = await fetch(`${server!.baseUrl}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, faults };
}

describe('the end of a send', () => {
  async function begun(body: object): Promise<RgbLibSend | undefined> {
    const begun: RgbLibSend[] = [];
    const wallet = {
      sendBegin: (one: RgbLibSend) => {
        begun.push(one);
        return Promise.resolve({ psbt: 'cHNidP8=', batchTransferIdx: null });
      },
    } as unknown as RgbWallet;
    const find = () => Promise.resolve(wallet);
    const wallets = { find, findOrOpen: find, stop: () => Promise.resolve() };
    server = await startServiceServer(
      { build: RGB_LIB, wallets, settings: defaultSettings() },
      { endpoints: documentEndpoints, host: '127.0.0.1', port: 0, token: TOKEN, onFault: () => undefined },
    );
    const init = { method: 'POST', headers: asked, body: JSON.stringify(body) };
    const { status } = await fetch(`${server.baseUrl}/api/wallet/sendbegin`, init);
    expect(status).toBe(begun.length === 0 ? 422 : 200);
    return begun[0];
  }
  const inAnHour = () => BigInt(Math.floor(Date.now() / 1_000)) + 3_600n;

  it("is its invoices' earliest end", async () => {
    const body = { ...sendTo({}), expiration_timestamp: 1_753_272_400 };
    expect(await begun(body)).toMatchObject({ expiresAt: 1_753_272_400n });
  });

  it.each([{}, { expiration_timestamp: null }])('is an hour away if they never end: %j', async (said) => {
    const ends = (await begun({ ...sendTo({}), ...said }))?.expiresAt ?? 0n;
    expect(inAnHour() - ends).toBeLessThan(10n);
    expect(ends).toBeLessThanOrEqual(inAnHour());
  });

  it.each([-1, 0.5, '1753272400', true])("isn't read from %s", async (said) => {
    expect(await begun({ ...sendTo({}), expiration_timestamp: said })).toBeUndefined();
  });
});

describe('the built-in service over HTTP', () => {
  it.each(['', `${authorization}x`, authorization.slice(0, -1), `Basic ${TOKEN}`, 'Bearer '])(
    'answers 401 to %j as a token',
    async (shown) => {
      const { ask } = await started();
      const headers: Record<string, string> = shown === '' ? {} : { authorization: shown };
      expect(await ask('/api/wallet/btcbalance', { ...keys, ...headers })).toMatchObject({ status: 401 });
      // Without a token not even the paths are revealed.
      expect(await ask('/nothing', headers)).toMatchObject({ status: 401 });
    },
  );

  it('makes no keys, and has only the interface’s paths', async () => {
    const { ask } = await started();
    for (const path of ['/api/wallet/generate_keys', '/api/wallet/btcbalance/', '/', '/api/../x'])
      expect((await ask(path, asked)).status).toBe(404);
    expect((await ask('/api/wallet/btcbalance', asked, undefined, 'GET')).status).toBe(405);
  });

  it('refuses pages', async () => {
    const { ask } = await started();
    const headers = { ...asked, origin: 'https://example.com' };
    expect((await ask('/api/wallet/btcbalance', headers)).status).toBe(403);
  });

  it.each([
    ['no JSON', '{', 422],
    ['a list', '[]', 422],
    ['what is too deep', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 422],
    ['more than it takes', `{"a":"${'x'.repeat(4 * 1024 * 1024)}"}`, 413],
  ])('refuses %s', async (_, body, status) => {
    const { ask } = await started();
    expect((await ask('/api/wallet/sendbegin', asked, body)).status).toBe(status);
  });

  it('reports all problems of keys and body at once, without repeating a key', async () => {
    const { ask } = await started();
    const secret = `tprv${'s'.repeat(107)}`;
    const { status, text } = await ask('/api/wallet/assetbalance', { ...asked, 'xpub-van': secret }, '{}');
    expect(status).toBe(422);
    expect(text).toContain('xpub-van');
    expect(text).toContain('asset_id');
    expect(text).not.toContain(secret);
  });

  it.each([
    ['36 kB of empty recipients', { recipient_map: { a: many(12_000, {}) } }],
    ['endpoints that are none', sendTo({ transport_endpoints: many(300_000, 7) })],
    ['a name of three megabytes', { recipient_map: { ['k'.repeat(3_000_000)]: [{}] } }],
    [
      'lists in place of what is in a recipient',
      { ...SEND, recipient_map: { a: many(900, { amount: many(100, {}) }) } },
    ],
  ])('answers %s with at most twenty problems, in few bytes and little time', async (_, body) => {
    const { ask } = await started();
    const fromMs = performance.now();
    const { status, text } = await ask('/api/wallet/sendbegin', asked, JSON.stringify(body));
    expect(performance.now() - fromMs).toBeLessThan(3_000);
    expect(status).toBe(422);
    expect(text.length).toBeLessThan(20_000);
    const { detail } = JSON.parse(text) as { readonly detail: readonly unknown[] };
    expect(detail.length).toBeGreaterThan(0);
    expect(detail.length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['amounts', '/api/wallet/issueassetnia', issueOf(256), issueOf(255)],
    ['endpoints', '/api/wallet/sendbegin', sendTo({ transport_endpoints: many(21, 'a') }), sendTo({})],
    ['recipients', '/api/wallet/sendbegin', sendToMany(1_001), sendToMany(1_000)],
  ])('accepts this many %s and no more', async (_, path, more, most) => {
    const { ask } = await started();
    const refused = await ask(path, asked, JSON.stringify(more));
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/at most \d+/);
    // 404: the schema accepted the input, and the wallet doesn't exist.
    expect((await ask(path, asked, JSON.stringify(most))).status).toBe(404);
  });

  it("shortens rgb-lib's texts of megabytes", async () => {
    const { ask } = await started(new RgbLibError('InvalidPsbt', 'x'.repeat(1_000_000)));
    expect((await ask('/api/wallet/register', asked)).text.length).toBeLessThan(3_000);
  });

  it("passes on rgb-lib's refusals by name", async () => {
    const { ask, faults } = await started(new RgbLibError('InsufficientBitcoins', 'needed: 1'));
    const { status, text } = await ask('/api/wallet/register', asked);
    expect(status).toBe(422);
    expect(text).toContain('InsufficientBitcoins');
    expect(faults).toEqual([]);
  });

  it('reports unforeseen errors to its owner, and nothing of them to the caller', async () => {
    const { ask, faults } = await started(new Error('/home/somebody/secret'));
    const { status, text } = await ask('/api/wallet/register', asked);
    expect(status).toBe(500);
    expect(text).not.toContain('somebody');
    expect(faults).toEqual(['/api/wallet/register']);
  });
});

describe('a failure of Ochre’s own way to the indexer', () => {
  const proxy = { proxy: '127.0.0.1:9050', host: 'a.example:50002', problem: 'unreachable', detail: '' };
  const secretly = { accountXpubVanilla: keys['xpub-van'], accountXpubColored: keys['xpub-col'] };
  /** The failure that the service's own wallet gets. */
  async function told(failure: WayFailure) {
    await started(new IndexerAway(failure));
    const api = createWalletApi(anyHost)({
      ...{ baseUrl: server!.baseUrl, dialect: 'own', token: TOKEN, indexer: 'ssl://a.example:50002' },
      keys: { ...secretly, network: 'regtest', fingerprint: keys['master-fingerprint'] } as never,
    });
    return failureOf(api.address());
  }

  it.each<WayFailure>([
    { code: 'PROXY_FAILED', facts: proxy },
    { code: 'CERTIFICATE_REFUSED', facts: { host: 'a.example', problem: 'expired', detail: 'long ago' } },
    { code: 'HOST_NOT_APPROVED', facts: { origin: 'https://a.example:50002' } },
    { code: 'OFFLINE_MODE', facts: {} },
  ])('reaches the wallet as $code', async (failure) => {
    expect(await told(failure)).toEqual(failure);
  });

  it.each<WayFailure>([
    { code: 'SERVICE_UNREACHABLE', facts: { host: 'a.example', kind: 'reset', detail: '', ofChain: true } },
    { code: 'SERVICE_SLOW', facts: { host: 'a.example', seconds: 25 } },
    // Ochre never writes this problem.
    { code: 'PROXY_FAILED', facts: { ...proxy, problem: 'another' } },
    { code: 'WALLET_NOT_REGISTERED', facts: { host: 'a.example' } },
  ])('reaches the wallet as an unreachable indexer if it is $code', async (failure) => {
    expect(await told(failure)).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { host: 'own', meaning: 'indexerAway', indexer: 'ssl://a.example:50002', message: null },
    });
  });

  it("can't be reported by any other service", async () => {
    await started(new IndexerAway({ code: 'OFFLINE_MODE', facts: {} }));
    const api = createWalletApi(anyHost)({
      ...{ baseUrl: server!.baseUrl, dialect: 'document', token: TOKEN },
      keys: { ...secretly, network: 'regtest', fingerprint: keys['master-fingerprint'] } as never,
    });
    expect(await failureOf(api.address())).toMatchObject({ code: 'SERVICE_ERROR' });
  });
});
