import { describe, expect, it, onTestFinished } from 'vitest';
import { createDetectService } from '../../../../src-main/services/wallet-api/detect.ts';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import * as f from '../../../support/fault-server.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { anyHost } from '../../../support/any-host.ts';

type Routes = Readonly<Record<string, f.Behaviour>>;

const fastApi404 = f.answersJson({ detail: 'Not Found' }, 404);
const express404 = f.answers('<!DOCTYPE html><pre>Cannot POST</pre>', 404, { 'content-type': 'text/html' });

/** FastAPI's answer to a question without these headers and this field. */
const misses = (headers: readonly string[], field: string): f.Behaviour =>
  f.answersJson(
    {
      detail: [
        ...headers.map((name) => ({
          type: 'missing',
          loc: ['header', name],
          msg: 'Field required',
          input: null,
        })),
        { type: 'missing', loc: ['body', field], msg: 'Field required', input: {} },
      ],
    },
    422,
  );
const KEYS = ['xpub-van', 'xpub-col'];
const ALL = [...KEYS, 'master-fingerprint'];
const BALANCE = 'POST /wallet/assetbalance';
const CALLS = 'GET /openapi.json';
const BATCH = 'GET /wallet/sendbatchbegin';
const UNSPENTS = 'POST /api/wallet/listunspends';
const HEALTH = 'GET /health';
const VERSION = 'GET /version';

const list = (paths: readonly string[], schemas: object = {}): f.Behaviour =>
  f.answersJson({
    openapi: '3.1.0',
    paths: Object.fromEntries(paths.map((path) => [path, { post: {} }])),
    components: { schemas },
  });
const invoiceModel = { SendAssetBeginRequestModel: { properties: { invoice: {}, amount: {} } } };
const mapModel = { SendAssetBeginModel: { properties: { recipient_map: {}, donation: {} } } };

async function detect(routes: Routes, at = '', other = fastApi404, token: string | null = null) {
  const server = await f.startFaultServer((response, request) => {
    const route = routes[`${request.method ?? ''} ${request.url ?? ''}`] ?? other;
    route(response, request);
  });
  onTestFinished(() => server.close());
  const found = await createDetectService(anyHost)({
    baseUrl: `${server.baseUrl}${at}`,
    token,
    way: DIRECT,
  });
  return { server, found };
}
const asked = (server: f.FaultServer) => server.received.map(({ method, path }) => `${method} ${path}`);

describe("a service's API version", () => {
  it.each([
    ['rgb-node-2025-04', true, misses(['xpub'], 'assetId'), list(['/blindreceive'], mapModel)],
    ['rgb-node-2025-05', true, misses(['xpub'], 'assetId'), list(['/blindreceive'], invoiceModel)],
    ['rgb-node-2025-06', true, misses(KEYS, 'assetId'), list(['/blindreceive'], invoiceModel)],
    ['rgb-node-2025-07', true, misses(ALL, 'assetId'), list(['/blindreceive'], invoiceModel)],
    ['rgb-node-2025-08', true, misses(ALL, 'asset_id'), list(['/wallet/sendbtcbegin'], invoiceModel)],
    ['rgb-node-2026-03', true, misses(ALL, 'asset_id'), list(['/wallet/sendbatchbegin'], invoiceModel)],
  ] as const)('is %s by its headers, fields and list of calls', async (dialect, sure, fields, calls) => {
    const { server, found } = await detect({ [BALANCE]: fields, [CALLS]: calls });
    expect(found.guess).toMatchObject({ dialect, sure });
    expect(asked(server)).toEqual([BALANCE, CALLS]);
  });

  it.each([
    ['rgb-node-2026-03', true, f.answersJson({ detail: 'Method Not Allowed' }, 405)],
    ['rgb-node-2025-08', true, fastApi404],
    // A gateway hides the batch, so the lesser version is guessed, and not as sure.
    ['rgb-node-2025-08', false, f.answers('', 502)],
  ] as const)('is %s without a list of calls, by whether batches exist', async (dialect, sure, batch) => {
    const { server, found } = await detect({ [BALANCE]: misses(ALL, 'asset_id'), [BATCH]: batch });
    expect(found.guess).toMatchObject({ dialect, sure });
    expect(asked(server)).toEqual([BALANCE, CALLS, BATCH]);
  });

  it('is the later of the first two, as a guess, if nothing shows how it sends', async () => {
    const { found } = await detect({ [BALANCE]: misses(['xpub'], 'assetId') });
    expect(found.guess).toMatchObject({ dialect: 'rgb-node-2025-05', sure: false, provable: false });
  });

  it.each([
    ['that answers whoever asks', { [UNSPENTS]: f.answers('[]') }],
    [
      'that wants a token in its own words',
      { [UNSPENTS]: f.answersJson({ error: 'Authorization header missing or malformed' }, 401) },
    ],
    [
      'whose node behind it fails, and that says how long it runs',
      {
        [UNSPENTS]: f.answersJson({ error: 'connect ECONNREFUSED' }, 500),
        [HEALTH]: f.answers('{"status":"ok","uptime":12.5}'),
      },
    ],
  ] as const)('is ThunderLink %s', async (_what, routes) => {
    const { found } = await detect(routes, '', express404);
    expect(found.guess).toMatchObject({ dialect: 'thunderlink', sure: true });
  });

  it("is perhaps the document's if its own path refuses without wallet headers", async () => {
    const { server, found } = await detect({ [UNSPENTS]: misses(['xpub'], 'x') });
    expect(found.guess).toMatchObject({ dialect: 'document', sure: false, provable: true });
    expect(asked(server)).toEqual([BALANCE, VERSION, UNSPENTS, HEALTH]);
  });

  it.each([
    ['0.2.0', { told: '0.2.0', known: true }],
    ['0.1.7', { told: '0.1.7', known: true }],
    ['0.3.0-rc1', { told: '0.3.0-rc1', known: false }],
    ['1.0', { told: '1.0', known: false }],
    ['<b>0.2</b>', undefined],
    [2, undefined],
    [undefined, undefined],
  ])("is rgb-node-api's if it says so, in two questions, with version %s", async (told, version) => {
    const app = { app: 'rgb_node_api', version: told, build: 'n/a', commit: 'legal winner thank' };
    const refused = { code: 401, status: 'access_denied', message: 'missing header', details: {} };
    const { server, found } = await detect({
      [BALANCE]: f.answersJson({ error: refused }, 401),
      [VERSION]: f.answersJson(app),
    });
    expect(found.guess).toEqual({
      ...{ dialect: 'rgb-node-api', sure: true, numbering: 'beta7', provable: true },
      ...(version === undefined ? {} : { version }),
    });
    expect(asked(server)).toEqual([BALANCE, VERSION]);
    expect(found.saw[1]).toEqual({ path: '/version', status: 200, says: 'saysApp', names: ['rgb_node_api'] });
    expect(JSON.stringify(found)).not.toMatch(/winner|<b>/);
  });

  it.each([{ app: 'another' }, { version: '0.2.0' }, ['rgb_node_api'], 'rgb_node_api'])(
    "isn't rgb-node-api's because of %j",
    async (said) => {
      const { found } = await detect({ [VERSION]: f.answersJson(said) });
      expect(found.guess).toBeNull();
    },
  );

  it("is perhaps ThunderLink's if only its health says so", async () => {
    const { found } = await detect({ [HEALTH]: f.answers('{"status":"ok","uptime":12.5}') });
    expect(found.guess).toMatchObject({ dialect: 'thunderlink', sure: false });
  });

  it('is found without the last /api of a documented address', async () => {
    const { server, found } = await detect({ [UNSPENTS]: f.answers('[]') }, '/api', express404);
    expect(found).toMatchObject({ baseUrl: server.baseUrl, guess: { dialect: 'thunderlink' } });
  });

  it('is found below a path of the address', async () => {
    const routes = { 'POST /rgb/wallet/assetbalance': misses(KEYS, 'assetId') };
    const { server, found } = await detect(routes, '/rgb');
    expect(found).toMatchObject({ baseUrl: `${server.baseUrl}/rgb`, guess: { dialect: 'rgb-node-2025-06' } });
  });
});

describe('an unknown service', () => {
  it.each([
    ['nothing at any path', fastApi404, 'nothingThere'],
    ['a web page', f.answersHtml(200), 'noSense'],
    ['a refusal for want of a token', f.answersJson({ message: 'Unauthorized' }, 401), 'wantsToken'],
    ['a redirect', f.redirects(302, 'https://elsewhere.example'), 'noSense'],
    ['another kind of 422', f.answersJson({ detail: 'no' }, 422), 'noSense'],
    ['headers of another service', misses(['x-api-key'], 'id'), 'noSense'],
    ['something that is no JSON', f.answers('{'), 'noSense'],
    ['a cut answer', f.cutsAtHalf('{"detail":[]}'), 'noSense'],
  ] as const)('gets no guess: %s', async (_what, behaviour, says) => {
    const { found } = await detect({ [BALANCE]: behaviour, [HEALTH]: fastApi404 });
    expect(found.guess).toBeNull();
    expect(found.saw[0]).toMatchObject({ path: '/wallet/assetbalance', says });
  });

  it('is a failure if nobody answers at all', async () => {
    const host = await f.refusingHost();
    const detecting = createDetectService(anyHost)({ baseUrl: `http://${host}`, token: null, way: DIRECT });
    expect(await failureOf(detecting)).toMatchObject({ code: 'SERVICE_UNREACHABLE' });
  });

  it('may leave one question unanswered; its other answers count', async () => {
    const { found } = await detect({
      [BALANCE]: misses(ALL, 'asset_id'),
      [CALLS]: f.resets,
      [BATCH]: f.hangsUp,
    });
    expect(found.guess).toMatchObject({ dialect: 'rgb-node-2025-08', sure: false });
    expect(found.saw.map(({ says, status }) => [says, status])).toEqual([
      ['wantsHeaders', 422],
      ['noSense', null],
      ['noSense', null],
    ]);
  });

  it('has no own word repeated in the result', async () => {
    const evil = 'legal winner thank <script>';
    const { found } = await detect({
      [BALANCE]: misses([...ALL, evil], evil),
      [CALLS]: list([evil, '/wallet/sendbatchbegin'], { [evil]: {} }),
    });
    expect(JSON.stringify(found)).not.toContain('winner');
    expect(found.saw).toEqual([
      { path: '/wallet/assetbalance', status: 422, says: 'wantsHeaders', names: ALL },
      { path: '/openapi.json', status: 200, says: 'namesCalls', names: ['/wallet/sendbatchbegin'] },
    ]);
  });
});

/** Each of these reads, or is a GET; none of them registers, reveals an address, reserves or spends. */
const HARMLESS = [BALANCE, VERSION, CALLS, BATCH, UNSPENTS, HEALTH];

it.each([
  ['nobody known', {}],
  ['RGB Node', { [BALANCE]: misses(ALL, 'asset_id') }],
  ['ThunderLink', { [UNSPENTS]: f.answers('[]') }],
] as const)('detection by %s changes nothing, and names no wallet', async (_who, routes) => {
  const { server } = await detect(routes);
  expect(asked(server).filter((one) => !HARMLESS.includes(one))).toEqual([]);
  for (const { headers, body } of server.received) {
    expect(Object.keys(headers).filter((name) => /xpub|fingerprint|authorization|cookie/.test(name))).toEqual(
      [],
    );
    expect(['', '{}']).toContain(body);
  }
});

it("each question of a detection has this service's token", async () => {
  const { server } = await detect({}, '', fastApi404, 'abc.DEF');
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(
    server.received.map(() => 'Bearer abc.DEF'),
  );
});

it('detection follows no redirect', async () => {
  const other = await f.startFaultServer(misses(ALL, 'asset_id'));
  onTestFinished(() => other.close());
  await detect({ [BALANCE]: f.redirects(307, `${other.baseUrl}/wallet/assetbalance`) });
  expect(other.received).toEqual([]);
});
