import { describe, expect, it, onTestFinished } from 'vitest';
import { createWalletApi } from '../../../../src-main/services/wallet-api/client.ts';
import { WalletError } from '../../../../src-main/base/errors.ts';
import { answers, answersJson, startFaultServer } from '../../../support/fault-server.ts';
import { caseOf, endpoints } from './document-wire.ts';
import { keys } from './endpoints.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { NOW_MS, serve } from './support.ts';
import { anyHost } from '../../../support/any-host.ts';

const target = { dialect: 'document', token: null, keys } as const;

it('opening a client names the host and sends nothing', async () => {
  const { server, api } = await serve([answers('')]);
  expect(api.host).toBe(server.host);
  expect(server.received).toEqual([]);
});

it.each(['http://example.com', 'https://u:p@example.com', 'example.com', 'https://example.com/?a=1', ''])(
  'opening a client refuses the address %j',
  (baseUrl) => expect(() => createWalletApi(anyHost)({ ...target, baseUrl })).toThrow(WalletError),
);

it.each(['a b', 'a\r\nxpub: other', 'ä', ''])(
  'opening a client refuses the token %j, which cannot stand in a header',
  (token) =>
    expect(() => createWalletApi(anyHost)({ ...target, baseUrl: 'https://example.com', token })).toThrow(
      'INVALID_INPUT',
    ),
);

it.each(endpoints.filter(({ name }) => name !== 'generateKeys'))(
  'without keys, $name asks nothing of the service',
  async (each) => {
    const { server, api } = await serve([answers(each.answer)], {}, { keys: null });
    await expect(each.ask(api)).rejects.toThrow('without a wallet');
    expect(server.received).toEqual([]);
  },
);

it('without keys, generateKeys works', async () => {
  const generate = caseOf('generateKeys');
  const { api } = await serve([answers(generate.answer)], {}, { keys: null });
  await expect(api.generateKeys()).resolves.toEqual(generate.value);
});

describe('the filter for outgoing secrets', () => {
  const WORDS = 'melody fee hero onion rapid bullet again exile exact exile slogan grace'.split(' ');
  const PHRASE = WORDS.join(' ');
  const XPRV =
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

  it.each([
    ['words in a body', { name: PHRASE }],
    ['words on lines of their own', { name: PHRASE.replaceAll(' ', '\n') }],
    ['words spread over two fields', { ticker: WORDS.slice(0, 5).join(' '), name: WORDS.slice(5).join(' ') }],
    ['a private key', { name: `key=${XPRV}` }],
  ])('stops %s before it leaves', async (_what, fields: { name: string; ticker?: string }) => {
    const { server, api } = await serve([answers('{}')]);
    const asked = { ticker: 'T', amounts: [1n], precision: 0, ...fields };
    const failure = await api.issueAssetNia(asked).catch((error: unknown) => error);
    // The failure is Ochre's fault, not the service's, and doesn't quote the secret.
    expect(failure).not.toBeInstanceOf(WalletError);
    expect(String(failure)).toMatch(/was not sent$/);
    expect(String(failure)).not.toMatch(/melody|xprv9/);
    expect(server.received).toEqual([]);
  });

  it('stops a private key in a header', async () => {
    const { server, api } = await serve([answers('{}')], {}, { keys: { ...keys, accountXpubVanilla: XPRV } });
    await expect(api.btcBalance()).rejects.toThrow('was not sent');
    expect(server.received).toEqual([]);
  });
});

describe("a service's headers", () => {
  it.each([
    ['Wed, 23 Jul 2025 11:06:30 GMT', [{ atMs: NOW_MS, serverDateMs: 1_753_268_790_000 }]],
    ['soon', []],
  ])('tell by how much the clocks differ if the date is valid: %s', async (date, told) => {
    const heard: object[] = [];
    const { api } = await serve([answers('', 201, { date })], {}, { onHeard: (each) => heard.push(each) });
    await api.refresh();
    expect(heard).toEqual(told);
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['86400', 86_400],
    ['Wed, 23 Jul 2025 11:07:30 GMT', 60],
    ['Wed, 23 Jul 2025 11:00:00 GMT', 0],
    ['86401', null],
    ['99999999999999999999', null],
    ['-5', null],
    ['1.5', null],
    ['Fri, 31 Dec 9999 23:59:59 GMT', null],
    ['Xyz, 99 Foo 2025 GMT', null],
    ['soon', null],
  ])("are read as Retry-After: %s by the service's own clock", async (said, retryAfterSeconds) => {
    const behaviour = answers('', 429, { 'retry-after': said, date: 'Wed, 23 Jul 2025 11:06:30 GMT' });
    const { api } = await serve([behaviour]);
    expect(await failureOf(api.refresh())).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { status: 429, retryAfterSeconds },
    });
  });

  it.each(endpoints)("G37: don't change the answer to $name", async (each) => {
    const other = await startFaultServer(answers('"elsewhere"'));
    onTestFinished(() => other.close());
    const extras = {
      'content-type': 'application/json',
      'set-cookie': ['a=b; Path=/', 'session=c; HttpOnly; Max-Age=99999'],
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'alt-svc': `h2="${other.host}"; ma=86400, h3=":443"`,
      'clear-site-data': '"*"',
      refresh: `0; url=${other.baseUrl}`,
      link: `<${other.baseUrl}>; rel=preconnect`,
      'x-powered-by': keys.xpub,
      xpub: keys.accountXpubVanilla,
    };
    const { server, api } = await serve([answers(each.answer, each.status, extras)], {}, { token: 't' });
    for (const time of [1, 2]) expect([time, await each.ask(api)]).toEqual([time, each.value]);
    const [first, second] = server.received;
    expect(server.received).toHaveLength(2);
    // The second question equals the first, over the same plain connection to the same port: no cookie, no upgrade.
    expect(second).toEqual(first);
    expect(Object.keys(first?.headers ?? {})).not.toContain('cookie');
    expect(other.received).toEqual([]);
  });

  it('G37: are in no failure if they come with a refusal', async () => {
    const reflected = { xpub: keys.accountXpubVanilla, authorization: 'Bearer secret-token' };
    const { api } = await serve(
      [answersJson({ detail: 'no' }, 400, reflected)],
      {},
      { token: 'secret-token' },
    );
    const failure = JSON.stringify(await failureOf(api.refresh()));
    expect(failure).toContain('"message":"no"');
    expect(failure).not.toMatch(/tpub|secret-token/);
  });
});
