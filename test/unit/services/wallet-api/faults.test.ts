import { describe, expect, it } from 'vitest';
import { fail } from '../../../../src-main/base/errors.ts';
import { retryRead } from '../../../../src-main/net/retry.ts';
import type { WalletApiOptions } from '../../../../src-main/services/wallet-api/client.ts';
import * as f from '../../../support/fault-server.ts';
import { endpoints, type EndpointCase } from './document-wire.ts';
import { failing, failureOf } from '../../../support/failure-of.ts';
import { openTestApi, serve } from './support.ts';

interface Fault {
  readonly fault: string;
  readonly behaves: (each: EndpointCase) => f.Behaviour;
  readonly limits?: NonNullable<WalletApiOptions['limits']>;
  readonly code: string;
  readonly facts: object;
  /** A read is repeated, because the fault may pass. */
  readonly passing?: true;
}

const RETRIES = 3;
const ANY = 'text long enough to be cut in two';
const shortWait = { totalMs: 300, longTotalMs: 300 };
const smallCaps = { answerBytes: 4096, listBytes: 4096 };

const answer = (fault: string, behaves: f.Behaviour, problem: string, limits?: Fault['limits']): Fault => ({
  fault,
  behaves: () => behaves,
  code: 'SERVICE_ANSWER',
  facts: { problem },
  ...(limits && { limits }),
});
const status = (code: number, body: f.Behaviour, facts: object = {}, failure = 'SERVICE_ERROR'): Fault => ({
  fault: `status ${code}`,
  behaves: () => body,
  code: failure,
  facts: { status: code, ...facts },
  ...(code >= 500 && { passing: true as const }),
});

const broken = (fault: string, behaves: f.Behaviour): Fault => ({
  ...{ fault, behaves: () => behaves, code: 'SERVICE_UNREACHABLE', facts: { kind: 'reset' }, passing: true },
});
const slow = (fault: string, behaves: f.Behaviour, phase: string, limits: Fault['limits']): Fault => ({
  ...{ fault, behaves: () => behaves, code: 'SERVICE_SLOW', facts: { phase, seconds: 1 } },
  ...(limits && { limits }),
});
const unknown = (code: number): Fault => ({
  ...status(code, f.answersJson({ error: "Wallet for client 'tpubX' does not exist." }, code)),
  ...{ fault: `an unknown wallet, told by ${String(code)}`, code: 'WALLET_NOT_REGISTERED', facts: {} },
});
const text = (words: string, code: number) => f.answers(words, code, { 'content-type': 'text/plain' });

const faults: readonly Fault[] = [
  broken('a reset', f.resets),
  broken('a hang-up', f.hangsUp),
  slow('silence before the headers', f.staysSilent, 'headers', shortWait),
  slow('a stall within the body', f.stalls(ANY), 'body', { idleMs: 40 }),
  answer('a body cut at half', f.cutsAtHalf(ANY), 'cutShort'),
  answer('a body reset at half', f.resetsAtHalf(ANY), 'cutShort'),
  answer('a content-length too long', f.misstatesLength('""', 10), 'cutShort'),
  answer('a content-length too short', f.misstatesLength('{"a":1}', -3), 'notJson'),
  answer('broken chunks', f.breaksChunks, 'cutShort'),
  answer('another protocol', f.speaksNoHttp, 'shape'),
  ...[301, 302, 303, 307, 308].map((code): Fault => ({
    ...answer(`G31: a redirect ${code}`, f.redirects(code, 'https://elsewhere.example/api'), 'redirect'),
    facts: { problem: 'redirect', detail: 'elsewhere.example' },
  })),
  answer('G24: a web page', f.answersHtml(200), 'html'),
  answer(
    'G24: a web page that looks like none',
    f.answers('Log in', 200, { 'content-type': 'text/html' }),
    'html',
  ),
  answer('G24: plain text', f.answers('Service is ready', 200, { 'content-type': 'text/plain' }), 'notJson'),
  answer('G24: white space only', f.answers(' \n'), 'empty'),
  answer('G24: an odd success', f.answers('{}', 202), 'shape'),
  answer('G20: a body larger than the cap, announced', f.announces(4097), 'tooLarge', smallCaps),
  answer('G20: a body larger than the cap, not announced', f.neverEnds, 'tooLarge', smallCaps),
  answer('G21: a compressed bomb', f.gzipBomb(50_000_000), 'encoding'),
  answer('G22: endless depth', f.answers('['.repeat(100_000)), 'tooDeep'),
  answer('G19: a member named twice', f.answers('{"settled":1,"settled":2}'), 'duplicateKey'),
  answer('G18: a key that reaches for the prototype', f.answers('{"__proto__":{"settled":1}}'), 'shape'),
  answer('G25: bytes that are no UTF-8', f.answers(Buffer.from([0x22, 0xff, 0x22])), 'encoding'),
  answer('G25: a byte order mark', f.answers('\uFEFF"x"'), 'encoding'),
  answer('G25: half a character', f.answers('"\\ud800"'), 'encoding'),
  status(200, f.answersJson({ error: 'AssetNotFound', message: 'none' }), {
    name: 'AssetNotFound',
    message: 'none',
  }),
  status(200, f.answersJson({ detail: 'Invoice is required' }), {
    name: null,
    message: 'Invoice is required',
  }),
  status(400, f.answersJson({ detail: 'no' }, 400), { message: 'no' }),
  status(
    401,
    f.answersJson({ error: 'Authorization header missing or malformed' }, 401),
    {},
    'TOKEN_REFUSED',
  ),
  status(403, f.answersJson({ error: 'Invalid or expired token' }, 403), { given: false }, 'TOKEN_REFUSED'),
  unknown(403),
  status(502, text('upstream connect error', 502), { message: 'upstream connect error' }),
  status(400, text('fee rate too low', 400), { message: 'fee rate too low' }),
  { ...status(404, f.answersHtml(404)), fault: 'nothing at the path', code: 'SERVICE_LACKS', facts: {} },
  unknown(404),
  status(409, f.answersJson({ error: 'FileAlreadyExists', message: 'm', status: 409 }, 409), {
    name: 'FileAlreadyExists',
  }),
  status(413, f.answers('', 413)),
  status(429, f.answers('', 429, { 'retry-after': '7' }), { retryAfterSeconds: 7 }),
  status(500, f.answersJson({ error: 'InternalServerError', message: 'later' }, 500), {
    name: 'InternalServerError',
  }),
  status(502, f.answersHtml(502), { name: null, message: null }),
  status(503, f.answers('', 503), { retryAfterSeconds: null }),
  status(504, f.answers('upstream', 504)),
];

const cells = endpoints.flatMap((each) => faults.map((fault) => ({ ...fault, ...each })));

it.each(cells)('every endpoint under every fault $fault: $name fails with $code', async (cell) => {
  const { server, api } = await serve([cell.behaves(cell)], { limits: cell.limits ?? {} });
  const failure = await failureOf(cell.ask(api));
  expect(failure).toMatchObject({ code: cell.code, facts: { ...cell.facts, host: server.host } });
  const { path, elsewhere = path } = cell;
  const repeats = cell.kind === 'read' && cell.passing === true ? RETRIES : 0;
  const places = cell.code === 'SERVICE_LACKS' ? [...new Set([path, elsewhere])] : [path];
  const asked = server.received.map((one) => one.path);
  expect(asked).toEqual([...places, ...Array.from({ length: repeats }, () => path)]);
});

it.each(endpoints)('without a listener $name says that the connection is refused', async (each) => {
  const { api } = openTestApi(`http://${await f.refusingHost()}`);
  expect(await failureOf(each.ask(api))).toMatchObject(failing('SERVICE_UNREACHABLE', { kind: 'refused' }));
});

it('nobody to be reached: it is said that a name cannot be found', async () => {
  const { api } = openTestApi('https://no-such-host.invalid');
  expect(await failureOf(api.btcBalance())).toMatchObject(failing('SERVICE_UNREACHABLE', { kind: 'dns' }));
});

describe("a server that passes on another server's answer", () => {
  const handsOn = async (words: string) =>
    (await serve([f.answersJson({ error: `API request failed: ${words}` }, 500)])).api;

  it("doesn't know the wallet if the call was about nothing else", async () => {
    for (const ask of ['address', 'btcBalance', 'listAssets', 'listUnspents', 'refresh'] as const)
      expect(await failureOf((await handsOn('404 Not Found'))[ask]())).toMatchObject({
        code: 'WALLET_NOT_REGISTERED',
      });
  });

  it('says nothing of the wallet if something else may be missing', async () => {
    expect(await failureOf((await handsOn('404 Not Found')).listTransfers('rgb:a'))).toMatchObject(
      failing('SERVICE_ERROR', { status: 500 }),
    );
    for (const words of ['422 Unprocessable Entity', '500 Internal Server Error', '4040'])
      expect(await failureOf((await handsOn(words)).btcBalance())).toMatchObject({ code: 'SERVICE_ERROR' });
  });
});

const due = endpoints.filter(({ answer: text }) => text !== '');
const isObject = ({ answer: text }: EndpointCase): boolean => /^[[{]/.test(text);
const called = (type: string) => (each: EndpointCase) =>
  f.answers(each.answer, each.status, type === '' ? {} : { 'content-type': type });
type Odd = readonly [
  what: string,
  behaves: (each: EndpointCase) => f.Behaviour,
  facts: object | null,
  of?: readonly EndpointCase[],
];
const asPage = (type: string): Odd => [
  `an object that is called ${type}`,
  called(type),
  { problem: 'shape', detail: `sent as ${type.split(';')[0]!.toLowerCase()}, where JSON is due` },
  due.filter(isObject),
];
/** Each oddity for the endpoints that can have it; without facts it is accepted. */
const oddities = (
  [
    ['an empty 200', () => f.answers(''), { problem: 'empty' }],
    ['a 204', () => f.answers('', 204), { problem: 'empty' }],
    ['a 201', (each) => f.answers(each.answer, 201), { problem: 'shape' }],
    ['an image', called('image/png'), { problem: 'shape', detail: 'sent as image/png, where JSON is due' }],
    asPage('text/html; charset=utf-8'),
    asPage('Text/Plain'),
    ['JSON in other words', called('application/problem+json'), null],
    ['JSON in capitals', called('Application/JSON;charset=utf-8'), null],
    ['what is called nothing', called(''), null],
    // As common frameworks send it.
    ['a lone value as text', called('text/html'), null, due.filter((each) => !isObject(each))],
  ] satisfies readonly Odd[] as readonly Odd[]
).flatMap(([odd, behaves, facts, of = due]) =>
  of.map((each) => ({ odd, behaves, facts, each, name: each.name })),
);

it.each(oddities.filter(({ facts }) => facts !== null))(
  'G24: $name refuses $odd',
  async ({ behaves, facts, each }) => {
    const { api } = await serve([behaves(each)]);
    expect(await failureOf(each.ask(api))).toMatchObject({ code: 'SERVICE_ANSWER', facts });
  },
);

it.each(oddities.filter(({ facts }) => facts === null))('$name takes $odd', async ({ behaves, each }) => {
  const { api } = await serve([behaves(each)]);
  await expect(each.ask(api)).resolves.toEqual(each.value);
});

const twoStep = endpoints.filter(({ kind }) => kind === 'begin' || kind === 'end');

it.each(twoStep)('begin and end: $name is given longer than a read', async (each) => {
  const limits = { totalMs: 20, longTotalMs: 20_000 };
  const { api } = await serve([f.answersLate(60, each.answer)], { limits });
  await expect(each.ask(api)).resolves.toEqual(each.value);
  expect(await failureOf(api.btcBalance())).toMatchObject(failing('SERVICE_SLOW', { phase: 'headers' }));
});

describe('a read', () => {
  it('succeeds when a fault passes, after growing waits', async () => {
    const { server, api, slept } = await serve([f.resets, f.answersHtml(502), f.hangsUp, f.answers('[]')]);
    await expect(api.listUnspents()).resolves.toEqual([]);
    expect({ asked: server.received.length, slept }).toEqual({ asked: 4, slept: [250, 500, 1000] });
  });

  const tried = async (error: unknown, random = 0.5) => {
    const slept: number[] = [];
    const patience = { sleep: (ms: number) => Promise.resolve(slept.push(ms)), random: () => random };
    await expect(retryRead(() => Promise.reject(error as Error), patience)).rejects.toBe(error);
    return slept;
  };
  const unreachable = (kind: 'reset' | 'tls') => fail('SERVICE_UNREACHABLE', { host: 'a', kind, detail: '' });

  it.each([
    [0, [125, 250, 500]],
    [1, [375, 750, 1_500]],
  ])('waits a random time between half and one and a half of its pause: %d', async (random, waits) => {
    expect(await tried(unreachable('reset'), random)).toEqual(waits);
  });

  it.each([
    ['no TLS could be agreed on', unreachable('tls')],
    ['it failed by a mistake of ours', new Error('ours')],
  ])("isn't repeated if %s", async (_, error) => expect(await tried(error)).toEqual([]));

  it("isn't repeated if the service says when to come back", async () => {
    const { server, api } = await serve([f.answers('', 503, { 'retry-after': '60' })]);
    expect(await failureOf(api.listUnspents())).toMatchObject({
      facts: { status: 503, retryAfterSeconds: 60 },
    });
    expect(server.received).toHaveLength(1);
  });
});
