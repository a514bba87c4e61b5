import { createServer as createTlsServer } from 'node:tls';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createNodeApi, type NodeApi } from '../../../../src-main/nodes/api/client.ts';
import { failing, codeOf, failureOf } from '../../../support/failure-of.ts';
import { findOpenssl } from '../../../support/certificates.ts';
import { listen } from '../../../support/listen.ts';
import { trust } from '../../../support/trust.ts';
import { hostedBuild, hostedRow } from '../../../support/hosting.ts';
import { serveNodes, UNLOCKED, type Said } from '../node-server.ts';
import { anyHost } from '../../../support/any-host.ts';

const make = findOpenssl();

const open = (baseUrl: string, token: string | null = 'cloud-token'): NodeApi =>
  createNodeApi(anyHost, { probe: { totalMs: 200, connectMs: 200 }, act: { longTotalMs: 200 } })({
    baseUrl,
    token,
  });

it('a busy node that answers nodeinfo after six seconds is waited for', { timeout: 20_000 }, async () => {
  const { url } = await serveNodes(() => ({ body: UNLOCKED, afterMs: 6_000 }));
  const api = createNodeApi(anyHost)({ baseUrl: 'http://127.0.0.1:1', token: null });
  expect(await api.probe({ address: { kind: 'invokeUrl', url }, token: null })).toEqual({
    kind: 'unlocked',
  });
});

describe('an unbelievable answer', () => {
  it.each([
    ['a web page', { text: '<html></html>', headers: { 'content-type': 'text/html' } }, 'html'],
    ['nothing', { text: '' }, 'empty'],
    ['a number', { text: '{"data":7}' }, 'shape'],
    ['a version with a line break', { text: '{"data":"a\\nb"}' }, 'shape'],
    ['another object', { text: '{"image":"a"}' }, 'shape'],
  ])('G34: %s is no newest image', async (_, said, problem) => {
    const { url } = await serveNodes(() => said);
    expect(await failureOf(open(url).latestImage())).toMatchObject(failing('SERVICE_ANSWER', { problem }));
  });

  it("a redirect isn't followed, so no token goes elsewhere", async () => {
    const other = await serveNodes(() => ({ text: '{}' }));
    const { url } = await serveNodes(() => ({ status: 307, headers: { location: `${other.url}/unlock` } }));
    const answer = await open(url).unlock(
      { address: { kind: 'invokeUrl', url }, token: 't' },
      { password: 'p' },
    );
    expect(answer).toMatchObject({ kind: 'elsewhere' });
    expect(other.asked).toEqual([]);
    expect(await failureOf(open(url).latestImage())).toMatchObject(
      failing('SERVICE_ANSWER', { problem: 'redirect' }),
    );
  });

  it('a refused token is reported, for reads and for acts', async () => {
    const { url } = await serveNodes(() => ({ status: 401, text: '' }));
    expect(await codeOf(open(url).latestImage())).toBe('TOKEN_REFUSED');
    expect(await open(url).upgrade('n1')).toEqual({ kind: 'tokenRefused' });
  });

  it("a token with a line break isn't sent", async () => {
    const { url, asked } = await serveNodes(() => ({ text: '{"data":"a"}' }));
    expect(await codeOf(open(url, 'a\r\nx: y').latestImage())).toBe('INVALID_INPUT');
    expect(asked).toEqual([]);
  });

  it("a wallet's words are never sent as an unlock body", async () => {
    const { url, asked } = await serveNodes(() => ({ text: '{}' }));
    const password = `${'abandon '.repeat(11)}about`;
    expect(
      await codeOf(
        Promise.resolve().then(() =>
          open(url).unlock({ address: { kind: 'invokeUrl', url }, token: null }, { password }),
        ),
      ),
    ).toBe('INVALID_INPUT');
    expect(asked).toEqual([]);
  });
});

describe('a missing answer', () => {
  it('has its own kind for acts and probes, and proves nothing', async () => {
    const { url } = await serveNodes(() => ({ afterMs: null }));
    const address = { kind: 'invokeUrl', url } as const;
    expect(await open(url).probe({ address, token: null })).toMatchObject({ kind: 'noAnswer' });
    expect(await open(url).unlock({ address, token: null }, { password: 'p' })).toMatchObject({
      kind: 'noAnswer',
    });
    expect(await open(url).height({ address, token: null })).toMatchObject({ kind: 'noAnswer' });
    expect(await open('http://127.0.0.1:1').upgrade('n1')).toEqual({
      kind: 'noAnswer',
      why: { kind: 'refused', host: '127.0.0.1:1' },
    });
    // A read fails with this.
    const failure = { code: 'SERVICE_UNREACHABLE' };
    expect(await failureOf(open('http://127.0.0.1:1').latestImage())).toMatchObject(failure);
  });

  it.skipIf(make === null)(
    'is explained: whose certificate, until when, which name, which port',
    async () => {
      const made = make!({ from: '20240101000000Z', to: '20250101000000Z' });
      const server = createTlsServer(made).on('tlsClientError', () => undefined);
      onTestFinished(() => void server.close());
      const port = await listen(server);
      const why = async (url: string) => {
        const said = await open('https://nobody.invalid').probe({
          address: { kind: 'invokeUrl', url },
          token: null,
        });
        return said.kind === 'noAnswer' ? said.why : said;
      };
      trust(made.cert);
      expect(await why(`https://127.0.0.1:${String(port)}`)).toEqual({
        kind: 'certificateExpired',
        host: `127.0.0.1:${String(port)}`,
        atMs: Date.UTC(2025, 0, 1),
      });
      expect(await why('https://nobody.invalid')).toEqual({ kind: 'dns', host: 'nobody.invalid' });
      expect(await why('http://127.0.0.1:1')).toEqual({ kind: 'refused', host: '127.0.0.1:1' });
    },
  );
});

describe('optional calls of a node service', () => {
  it('read the newest build of a node, and take no time that Ochre does not store', async () => {
    let body: unknown = {
      ...hostedRow('n1'),
      builds: [hostedBuild(2, 0), hostedBuild(10, 5_000), { buildNumber: 'x' }],
    };
    const { url } = await serveNodes(() => ({ body }));
    expect(await open(url).detail('n1')).toMatchObject({
      newestBuild: { number: 10, isOver: true, atMs: 5_000 },
    });
    // Before 1970 and after 9999.
    for (const atMs of [-1, 253_402_300_800_000]) {
      body = { ...hostedRow('n1'), builds: [hostedBuild(11, atMs)] };
      expect(await open(url).detail('n1')).toMatchObject({ newestBuild: { number: 11, atMs: null } });
    }
    body = {};
    expect(await codeOf(open(url).detail('n1'))).toBe('SERVICE_ANSWER');
  });

  it('probe each node with its own token, and with a new one once there is one', async () => {
    const { url, asked } = await serveNodes(() => ({ body: UNLOCKED }));
    const api = open(url);
    const address = { kind: 'invokeUrl', url } as const;
    const [first, second, none] = [
      { address, token: 'one' },
      { address, token: 'two' },
      { address, token: null },
    ];
    for (const target of [first, second, first, none, { address, token: 'three' }])
      expect(await api.probe(target)).toEqual({ kind: 'unlocked' });
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      'Bearer one',
      'Bearer two',
      'Bearer one',
      null,
      'Bearer three',
    ]);
  });

  it.each([
    [
      'its block and its network',
      200,
      '{"network":"Mainnet","height":900000}',
      { network: 'Mainnet', height: 900_000 },
    ],
    [
      'that it is locked: nodeinfo tells that',
      403,
      '{"error":"Node is locked","code":403,"name":"LockedNode"}',
      { kind: 'locked' },
    ],
    ['that its token may not ask', 403, '', { kind: 'tokenReadOnly' }],
    ['that it has no such call', 404, '', { kind: 'wayRefused', status: 404 }],
    ['what is no height', 200, '{"network":"Mainnet","height":"900000"}', { kind: 'elsewhere' }],
    ['a height of no network', 200, '{"height":900000}', { kind: 'elsewhere' }],
    ['a height that no chain has', 200, '{"network":"Mainnet","height":90000000000}', { kind: 'elsewhere' }],
  ])('asks networkinfo, and hears %s', async (_, status, body, told) => {
    const { url, asked } = await serveNodes(() => ({ status, text: body }));
    const target = { address: { kind: 'invokeUrl', url }, token: 'node-token' } as const;
    expect(await open(url).height(target)).toMatchObject(told);
    expect(asked.map(({ line, authorization }) => [line, authorization])).toEqual([
      ['GET /networkinfo', 'Bearer node-token'],
    ]);
  });

  it('read logs once they are requested, and accept only https addresses', async () => {
    const { url, asked } = await serveNodes(({ line }) => ({
      text: line.startsWith('POST')
        ? '{"taskId":"t 1"}'
        : JSON.stringify({
            data: [line.includes('t+2') ? 'http://logs.example/1' : 'https://logs.example/1'],
          }),
    }));
    const api = open(url);
    expect(await api.logs('n1', null)).toEqual({ taskId: 't 1', urls: ['https://logs.example/1'] });
    expect(await api.logs('n1', 't 1')).toMatchObject({ urls: ['https://logs.example/1'] });
    expect(await codeOf(api.logs('n1', 't 2'))).toBe('SERVICE_ANSWER');
    expect(asked.map(({ line }) => line)).toEqual([
      'POST /api/nodes/n1/logs',
      'GET /api/nodes/n1/logs?taskId=t+1',
      'GET /api/nodes/n1/logs?taskId=t+1',
      'GET /api/nodes/n1/logs?taskId=t+2',
    ]);
  });

  it('probe by GET nodeinfo, over one kept connection', async () => {
    let said: Said = { body: UNLOCKED };
    const { url, asked, connections } = await serveNodes(() => said);
    const api = open(url);
    const target = { address: { kind: 'invokeUrl', url }, token: 't' } as const;
    expect(await api.probe(target)).toEqual({ kind: 'unlocked' });
    // The connection is free one turn after the answer; nobody probes a node faster.
    await nextTurn();
    said = { status: 403, text: '{"error":"Node is locked (hint: call unlock)","code":403}' };
    expect(await api.probe(target)).toEqual({ kind: 'locked', text: 'Node is locked (hint: call unlock)' });
    await nextTurn();
    said = { status: 502, text: 'Bad Gateway' };
    expect(await api.probe(target)).toEqual({ kind: 'notReady', status: 502 });
    expect(asked.map(({ line }) => line)).toEqual(Array(3).fill('GET /nodeinfo'));
    expect(connections()).toBe(1);
  });
});
