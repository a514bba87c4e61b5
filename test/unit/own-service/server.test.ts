import { afterEach, describe, expect, it } from 'vitest';
import { documentEndpoints } from '../../../src-main/own-service/http/document.ts';
import { startServer, type ServiceServer } from '../../../src-main/own-service/http/server.ts';
import { defaultSettings } from '../../../src-main/own-service/http/settings.ts';
import { rgbLibError } from '../../../src-main/own-service/rgb-lib/rgb-lib-error.ts';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import { unknownWallet } from '../../../src-main/serving/answers.ts';

const TOKEN = 'a-token-of-the-operator';
const keys = {
  'xpub-van': `tpub${'v'.repeat(107)}`,
  'xpub-col': `tpub${'c'.repeat(107)}`,
  'master-fingerprint': '0badcafe',
};
const authorization = `Bearer ${TOKEN}`;
const asked = { ...keys, authorization, 'content-type': 'application/json' };

let server: ServiceServer | null = null;
afterEach(() => server?.stop());

/** The service without rgb-lib: each way to a wallet ends in this. */
async function started(thrown: Error = unknownWallet('v'), token: string | null = TOKEN) {
  const faults: string[] = [];
  const refuse = () => Promise.reject(thrown);
  const wallets = { find: refuse, findOrOpen: refuse, stop: () => Promise.resolve() };
  server = await startServer(
    { build: RGB_LIB, wallets, settings: defaultSettings() },
    {
      endpoints: documentEndpoints,
      host: '127.0.0.1',
      port: 0,
      token,
      onFault: (path) => void faults.push(path),
    },
  );
  const ask = async (path: string, headers: Record<string, string>, body?: string, method = 'POST') => {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const answer = await fetch(`${server!.baseUrl}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, faults };
}

describe('the own service over HTTP', () => {
  it.each([
    ['none', {}],
    ['another', { authorization: `${authorization}x` }],
    ['a part of it', { authorization: authorization.slice(0, -1) }],
    ['it in another scheme', { authorization: `Basic ${TOKEN}` }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('answers 401 to whoever shows %s for a token', async (_, headers) => {
    const { ask } = await started();
    expect(await ask('/api/wallet/btcbalance', { ...keys, ...headers })).toMatchObject({ status: 401 });
    // Not even what there is to ask.
    expect(await ask('/nothing', headers)).toMatchObject({ status: 401 });
  });

  it('asks for none where none was chosen', async () => {
    const { ask } = await started(unknownWallet('v'), null);
    expect((await ask('/api/wallet/btcbalance', keys)).status).toBe(404);
  });

  it('makes no keys, and knows no path but the interface’s', async () => {
    const { ask } = await started();
    for (const path of ['/api/wallet/generate_keys', '/api/wallet/btcbalance/', '/', '/api/../x'])
      expect((await ask(path, asked)).status).toBe(404);
    expect((await ask('/api/wallet/btcbalance', asked, undefined, 'GET')).status).toBe(405);
  });

  it('has no business with a page', async () => {
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

  it('names all that is wrong with keys and body at once, and says no key again', async () => {
    const { ask } = await started();
    const secret = `tprv${'s'.repeat(107)}`;
    const { status, text } = await ask('/api/wallet/assetbalance', { ...asked, 'xpub-van': secret }, '{}');
    expect(status).toBe(422);
    expect(text).toContain('xpub-van');
    expect(text).toContain('asset_id');
    expect(text).not.toContain(secret);
  });

  it('hands on what rgb-lib refuses, by its name', async () => {
    const { ask, faults } = await started(rgbLibError('RgbLib(InsufficientBitcoins { needed: 1 })'));
    const { status, text } = await ask('/api/wallet/register', asked);
    expect(status).toBe(422);
    expect(text).toContain('InsufficientBitcoins');
    expect(faults).toEqual([]);
  });

  it('tells whoever runs it what was not foreseen, and whoever asks nothing of it', async () => {
    const { ask, faults } = await started(new Error('/home/somebody/secret'));
    const { status, text } = await ask('/api/wallet/register', asked);
    expect(status).toBe(500);
    expect(text).not.toContain('somebody');
    expect(faults).toEqual(['/api/wallet/register']);
  });
});
