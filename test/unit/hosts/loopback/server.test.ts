import { LARGEST_INPUT_BYTES, type Question } from '../../../../src-preload/contract/index.ts';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotices, type Notices } from '../../../../src-main/hosts/notices.ts';
import { openRendererFiles } from '../../../../src-main/hosts/renderer-files.ts';
import {
  freshName,
  startLoopbackServer,
  type LoopbackServer,
  type LoopbackServerOptions,
} from '../../../../src-main/hosts/loopback/server.ts';
import { HALF_BYTES, joinBytes, channelName, newHalf } from '../../../../src-preload/sealed.ts';
import { aNode } from '../../../fakes/node-world.ts';
import { buildPage, pathsThatLeadOut } from '../built-page.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}
interface Asked {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  port?: number;
  endless?: boolean;
}

const page = buildPage();
let server: LoopbackServer;
let notices: Notices;
let dispatched: [unknown, unknown][];
let faults: unknown[];
let pending: Question[];
let greeted: number;

beforeEach(async () => {
  dispatched = [];
  faults = [];
  pending = [];
  greeted = 0;
  notices = createNotices((_, error) => faults.push(error));
  server = await startLoopbackServer(options(0));
});
afterEach(async () => {
  await server.close();
  // A refusal is no fault of Ochre, so nothing is logged.
  expect(faults).toEqual([]);
});
afterAll(page.remove);

const options = (port: number): LoopbackServerOptions => ({
  files: openRendererFiles(page.folder),
  dispatch: (name, input) => {
    dispatched.push([name, input]);
    return Promise.resolve({ ok: true, value: { heard: name } });
  },
  notices,
  pendingQuestions: () => pending,
  port,
  greeted: () => void (greeted += 1),
  fault: (_, error) => faults.push(error),
});

/** A raw request: unlike fetch it may send any Host and path, as an attacker may, and never end. */
function send({
  method = 'GET',
  path = '/',
  headers = {},
  body,
  port,
  endless = false,
}: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port: port ?? server.port, method, path, headers };
    const sent = request(to, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      const whole = (bytes: Buffer) => resolve({ status, headers: told, body: bytes.toString(), bytes });
      void buffer(response).then(whole, reject);
    });
    // The server may answer and close while the request is still being written.
    sent.on('error', endless ? () => undefined : reject);
    if (endless) sent.write(body);
    else sent.end(body);
  });
}

const sealedType = () => ({ origin: server.origin, 'content-type': 'application/octet-stream' });
const post = (path: string, body: Uint8Array, headers: OutgoingHttpHeaders = {}) =>
  send({ method: 'POST', path, headers: { ...sealedType(), ...headers }, body });
const codeOf = (address: string) => address.split('#code=')[1] ?? '';

async function hello(code: string) {
  const half = await newHalf('page');
  return { half, bytes: joinBytes(await channelName(code), half.shown) };
}

/** A page's session, with calls and notices as the page's transport sends them. */
async function openSession() {
  const code = codeOf(server.newAddress());
  const { half, bytes } = await hello(code);
  const greeting = new Uint8Array((await post('/session', bytes)).bytes);
  const sealer = await half.meet(greeting.subarray(0, HALF_BYTES), code);
  const left = await sealer.open('host', 0, 0, greeting.subarray(HALF_BYTES));
  const { session } = left as { session: string };
  let requests = 0;
  const next = async (value: unknown) => {
    requests += 1;
    const number = requests;
    return {
      headers: { 'x-ochre-session': `${session} ${String(number)}` },
      body: new Uint8Array(await sealer.seal('page', number, 0, value)),
      open: (sealed: Uint8Array, index = 0) => sealer.open('host', number, index, new Uint8Array(sealed)),
    };
  };
  return {
    sealer,
    session,
    next,
    call: async (value: unknown) => {
      const { headers, body, open } = await next(value);
      const answer = await post('/call', body, headers);
      return { status: answer.status, value: await open(answer.bytes) };
    },
  };
}

it('the page comes with the content policy of the loopback host', async () => {
  const answer = await send({});
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it.each(pathsThatLeadOut.filter((path) => /^(\/|file:)[^\0\\]*$/.test(path) && path.length < 10_000))(
  'the page is not found at %j',
  async (path) => expect((await send({ path })).status).toBe(404),
);

it('the page is not given to another origin', async () => {
  expect((await send({ headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await send({ headers: { origin: 'null' } })).status).toBe(403);
});

describe('a refused request', () => {
  const LIST = { name: 'wallet.list', input: {} };
  const TYPE = 'application/octet-stream';
  type Named = Readonly<Record<string, string>>;
  const rows = (name: string, status: number, values: readonly (string | undefined)[]) =>
    values.map((value) => [status, name, value] as const);

  it.each([
    ...rows('host', 421, ['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]']),
    ...rows('origin', 403, [
      ...['https://evil.example', 'null', 'http://localhost', 'http://127.0.0.1', undefined],
    ]),
    ...rows('content-type', 415, [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
      undefined,
    ]),
    ...rows('x-ochre-session', 401, [undefined, '', 'x'.repeat(43), `${'x'.repeat(43)} 1`]),
  ])('answers %i to the %s %s', async (status, name, value) => {
    const { headers, body } = await (await openSession()).next(LIST);
    const { [name]: _as, ...rest }: Named = { ...headers, origin: server.origin, 'content-type': TYPE };
    const given = value === undefined ? rest : { ...rest, [name]: value };
    for (const path of ['/call', '/notices'])
      expect((await send({ method: 'POST', path, headers: given, body })).status).toBe(status);
    if (name === 'host') expect((await send({ headers: given })).status).toBe(status);
    expect(dispatched).toEqual([]);
  });

  it("can't name its session by a cookie or in the address", async () => {
    const { headers, body } = await (await openSession()).next({ name: 'wallet.list', input: {} });
    const named = headers['x-ochre-session'];
    expect((await post('/call', body, { cookie: `x-ochre-session=${named}` })).status).toBe(401);
    expect((await post(`/call?session=${encodeURIComponent(named)}`, body)).status).toBe(404);
    expect(dispatched).toEqual([]);
  });

  it('gets a 401 unless the page sealed it for this request', async () => {
    const page = await openSession();
    const other = await openSession();
    const call = { name: 'wallet.list', input: {} };
    const forged: readonly Uint8Array[] = [
      new Uint8Array(),
      new TextEncoder().encode(JSON.stringify(call)),
      new Uint8Array(await page.sealer.seal('page', 9, 0, call)),
      new Uint8Array(await page.sealer.seal('page', 1, 1, call)),
      new Uint8Array(await page.sealer.seal('host', 1, 0, call)),
      new Uint8Array(await other.sealer.seal('page', 1, 0, call)),
    ];
    for (const [at, body] of forged.entries()) {
      const headers = { 'x-ochre-session': `${page.session} ${String(at + 1)}` };
      const answer = await post('/call', body, headers);
      expect([answer.status, answer.body]).toEqual([401, '']);
    }
    expect(dispatched).toEqual([]);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '4294967297', 'x'])(
    "isn't heard if its number is %j",
    async (number) => {
      const { session, sealer } = await openSession();
      const body = new Uint8Array(await sealer.seal('page', 1, 0, { name: 'wallet.list', input: {} }));
      await expect(post('/call', body, { 'x-ochre-session': `${session} ${number}` })).rejects.toThrow();
      expect(dispatched).toEqual([]);
    },
  );

  it('is heard once, whoever sends it again', async () => {
    const { headers, body } = await (await openSession()).next({ name: 'wallet.list', input: {} });
    expect((await post('/call', body, headers)).status).toBe(200);
    await expect(post('/call', body, headers)).rejects.toThrow();
    await expect(post('/notices', body, headers)).rejects.toThrow();
    expect(dispatched).toHaveLength(1);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers 405 to %s, so no preflight passes',
    async (method) => {
      const answer = await send({ method, path: '/call', headers: sealedType() });
      expect(answer.status).toBe(405);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('gets an answer at three POST addresses only', async () => {
    const { headers, body } = await (await openSession()).next({ name: 'wallet.list', input: {} });
    expect((await post('/other', body, headers)).status).toBe(404);
    expect((await send({ path: '/call' })).status).toBe(404);
  });
});

describe('the code', () => {
  it('is in the fragment, which no request carries', () =>
    expect(server.newAddress()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#code=[\w-]{43}$/));

  it("opens one session, and isn't sent for that", async () => {
    const code = codeOf(server.newAddress());
    const { bytes } = await hello(code);
    expect(Buffer.from(bytes).includes(code)).toBe(false);
    expect((await post('/session', bytes)).status).toBe(200);
    const second = await post('/session', bytes);
    expect([second.status, second.body, greeted]).toEqual([401, '', 1]);
  });

  it.each(['', '{}', '{"code":7}', 'x'.repeat(97)])('is not %j', async (body) => {
    server.newAddress();
    expect((await post('/session', new TextEncoder().encode(body))).status).toBe(401);
    expect(greeted).toBe(0);
  });

  it('is refused from another origin, and stays valid for the page', async () => {
    const { bytes } = await hello(codeOf(server.newAddress()));
    const stolen = await post('/session', bytes, { origin: 'https://evil.example' });
    expect(stolen.status).toBe(403);
    expect((await post('/session', bytes)).status).toBe(200);
  });
});

describe('a call', () => {
  it.each(['', [], null, { input: {} }, { name: 7 }])(
    'with the value %j is refused as no call',
    async (value) => {
      const { call } = await openSession();
      expect((await call(value)).value).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT' } });
      expect(dispatched).toEqual([]);
    },
  );

  it('above the cap is refused by its announced length', async () => {
    const { call } = await openSession();
    expect((await call('x'.repeat(LARGEST_INPUT_BYTES + 2_000))).value).toMatchObject({
      ok: false,
      failure: { code: 'INPUT_TOO_LARGE', facts: { limitBytes: LARGEST_INPUT_BYTES + 1_024 } },
    });
    expect(dispatched).toEqual([]);
  });

  it('above the cap without an announced length is cut off', async () => {
    const { headers, open } = await (await openSession()).next({});
    const body = 'x'.repeat(LARGEST_INPUT_BYTES + 2_000);
    const all = { ...sealedType(), ...headers };
    const { bytes } = await send({ method: 'POST', path: '/call', headers: all, body, endless: true });
    expect(await open(bytes)).toMatchObject({ failure: { code: 'INPUT_TOO_LARGE' } });
    expect(dispatched).toEqual([]);
  });

  it("that isn't a greeting is read no further than the cap", async () => {
    const answer = await post('/session', new Uint8Array(LARGEST_INPUT_BYTES + 2_000));
    expect([answer.status, answer.body]).toEqual([413, '']);
  });
});

describe('the stream of notices', () => {
  const question: Question = {
    questionId: 'ab'.repeat(16),
    title: 'Sign?',
    message: 'm\n\nevent: forged',
    details: [],
    confirmLabel: 'Sign',
    danger: false,
  };

  async function listen(): Promise<{ next: () => Promise<unknown>; end: () => Promise<void> }> {
    const { headers, body, open } = await (await openSession()).next({});
    const response = await fetch(`${server.origin}/notices`, {
      method: 'POST',
      headers: { ...sealedType(), ...headers },
      body,
    });
    const reader = response.body?.getReader();
    if (reader === undefined) throw new Error('no stream');
    let unread = Buffer.alloc(0);
    let index = 0;
    const next = async (): Promise<unknown> => {
      for (;;) {
        const end = unread.byteLength < 4 ? Infinity : 4 + unread.readUInt32BE();
        if (unread.byteLength >= end) {
          const sealed = unread.subarray(4, end);
          unread = unread.subarray(end);
          index += 1;
          return open(sealed, index);
        }
        const read = (await reader.read()) as { done: boolean; value?: Uint8Array };
        if (read.value === undefined) return 'ended';
        unread = Buffer.concat([unread, read.value]);
      }
    };
    return { next, end: () => reader.cancel() };
  }

  it('carries notices in their order, whatever their size', async () => {
    const { next, end } = await listen();
    await next();
    const long = { ...question, details: ['x'.repeat(200_000)] };
    notices.tell('confirm.asked', long);
    notices.tell('wallet.listChanged', {});
    expect(await next()).toEqual({ name: 'confirm.asked', payload: long });
    expect(await next()).toEqual({ name: 'wallet.listChanged', payload: {} });
    await end();
  });

  it('carries notices about 10,000 nodes at once to a busy page', async () => {
    const { next, end } = await listen();
    await next();
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      ...aNode(at + 1, 'locked'),
      name: 'n'.repeat(60),
    }));
    for (let page = 0; page < 10; page += 1)
      notices.tell('nodes.changed', { rows, removed: [], clouds: null });
    await delay(300);
    for (let page = 0; page < 10; page += 1)
      expect(await next()).toEqual({ name: 'nodes.changed', payload: { rows, removed: [], clouds: null } });
    await end();
  });

  it('cuts off a page that stops reading', async () => {
    const { next, end } = await listen();
    await next();
    const large = { ...question, details: ['x'.repeat(1_000_000)] };
    for (let one = 0; one < 40; one += 1) notices.tell('confirm.asked', large);
    const heard = async (): Promise<number> => {
      for (let told = 0; ; told += 1) if ((await next().catch(() => 'ended')) === 'ended') return told;
    };
    await delay(1_000);
    expect(await heard()).toBeLessThan(40);
    await end().catch(() => undefined);
  });

  it('ends when the host stops, at once', async () => {
    const { next } = await listen();
    await next();
    const startMs = performance.now();
    await server.close();
    expect(performance.now() - startMs).toBeLessThan(200);
    await expect(next().catch(() => 'ended')).resolves.toBe('ended');
  });
});

describe('browser data of an earlier program at this port', () => {
  it('are dropped with the first page; later data stay, since tabs need them', async () => {
    const first = await send({ headers: { host: new URL(server.origin).host } });
    expect(first.headers['clear-site-data']).toBe('"cache", "storage"');
    const script = await send({
      path: '/assets/index-abc.js',
      headers: { host: new URL(server.origin).host },
    });
    expect(script.status).toBe(200);
    expect(script.headers['clear-site-data']).toBeUndefined();
    await openSession();
    const later = await send({ headers: { host: new URL(server.origin).host } });
    expect(later.status).toBe(200);
    expect(later.headers['clear-site-data']).toBeUndefined();
  });

  it.each([undefined, 'elsewhere.example'])(
    'include service workers, which are refused at %s',
    async (other) => {
      const headers = { host: other ?? new URL(server.origin).host, 'service-worker': 'script' };
      const answer = await send({ path: '/assets/index-abc.js', headers });
      expect(answer).toMatchObject({ status: 403, body: '' });
      expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    },
  );
});

it('the address has a new name if a person chose the port', async () => {
  const [name, another] = [freshName(), freshName()];
  expect(name).toMatch(/^ochre-[0-9a-f]{10}\.localhost$/);
  expect(another).not.toBe(name);
  const named = await startLoopbackServer({ ...options(0), name });
  expect(named.newAddress()).toMatch(new RegExp(`^http://${name}:${named.port}/#code=[\\w-]{43}$`));
  const statusFor = async (host: string) => (await send({ port: named.port, headers: { host } })).status;
  expect(await statusFor(`${name}:${named.port}`)).toBe(200);
  expect(await statusFor(`127.0.0.1:${named.port}`)).toBe(421);
  await named.close();
});

it('the address is reachable only through 127.0.0.1', async () => {
  await expect(fetch(`http://127.0.0.2:${server.port}/`)).rejects.toThrow();
  await expect(fetch(`http://[::1]:${server.port}/`)).rejects.toThrow();
});

it('a taken port is refused', () =>
  expect(startLoopbackServer(options(server.port))).rejects.toMatchObject({ code: 'EADDRINUSE' }));
