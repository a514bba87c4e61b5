import { LARGEST_INPUT_BYTES } from '../../../../src-preload/contract/index.ts';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotices, type Notices } from '../../../../src-main/hosts/notices.ts';
import { openRendererFiles } from '../../../../src-main/hosts/renderer-files.ts';
import {
  startLoopbackServer,
  type LoopbackServer,
  type LoopbackServerOptions,
} from '../../../../src-main/hosts/loopback/server.ts';
import type { Question } from '../../../../src-preload/contract/index.ts';
import { buildPage, pathsThatLeadOut } from '../built-page.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
interface Asked {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

const page = buildPage();
let server: LoopbackServer;
let notices: Notices;
let dispatched: [unknown, unknown][];
let faults: unknown[];
let pending: Question[];

beforeEach(async () => {
  dispatched = [];
  faults = [];
  pending = [];
  notices = createNotices((_, error) => faults.push(error));
  server = await startLoopbackServer(options(0));
});
afterEach(async () => {
  await server.close();
  // Refusing somebody is no fault of ours: nothing is logged for it.
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
  fault: (_, error) => faults.push(error),
});

/** A raw request: unlike fetch it may send any Host and any path, as an attacker may. */
function send({ method = 'GET', path = '/', headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = () => ({ origin: server.origin, 'content-type': 'application/json' });
const post = (path: string, value: unknown, headers: OutgoingHttpHeaders = {}) =>
  send({ method: 'POST', path, headers: { ...json(), ...headers }, body: JSON.stringify(value) });
const codeOf = (address: string) => address.split('#code=')[1] ?? '';
async function openSession(): Promise<string> {
  const answer = await post('/session', { code: codeOf(server.newAddress()) });
  return (JSON.parse(answer.body) as { token: string }).token;
}

describe('the page', () => {
  it('comes with the content policy of the loopback host', async () => {
    const answer = await send({});
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(pathsThatLeadOut.filter((path) => /^(\/|file:)[^\0\\]*$/.test(path) && path.length < 10_000))(
    'is not found at %j',
    async (path) => {
      expect((await send({ path })).status).toBe(404);
    },
  );

  it('is not given to another origin', async () => {
    expect((await send({ headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await send({ headers: { origin: 'null' } })).status).toBe(403);
  });
});

describe('who is refused', () => {
  it.each(['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'answers 421 to the host name %s',
    async (host) => {
      expect((await send({ headers: { host } })).status).toBe(421);
      expect((await send({ method: 'POST', path: '/call', headers: { ...json(), host } })).status).toBe(421);
    },
  );

  it.each(['https://evil.example', 'null', 'http://localhost', 'http://127.0.0.1', undefined])(
    'answers 403 to the origin %s',
    async (origin) => {
      const token = await openSession();
      const headers = { 'content-type': 'application/json', 'x-ochre-token': token };
      const answer = await send({
        method: 'POST',
        path: '/call',
        headers: origin === undefined ? headers : { ...headers, origin },
        body: '{"name":"wallet.list","input":{}}',
      });
      expect(answer.status).toBe(403);
      expect(dispatched).toEqual([]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', undefined])(
    'answers 415 to the content type %s',
    async (type) => {
      const token = await openSession();
      const headers = { origin: server.origin, 'x-ochre-token': token };
      const answer = await send({
        method: 'POST',
        path: '/call',
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
        body: '{"name":"wallet.list","input":{}}',
      });
      expect(answer.status).toBe(415);
      expect(dispatched).toEqual([]);
    },
  );

  it.each([undefined, '', 'x'.repeat(43)])('answers 401 to the token %s', async (token) => {
    const headers = token === undefined ? {} : { 'x-ochre-token': token };
    expect((await post('/call', { name: 'wallet.list', input: {} }, headers)).status).toBe(401);
    expect((await post('/notices', {}, headers)).status).toBe(401);
    expect(dispatched).toEqual([]);
  });

  it('does not take the token from a cookie, nor from the address', async () => {
    const token = await openSession();
    expect((await post('/call', {}, { cookie: `x-ochre-token=${token}` })).status).toBe(401);
    expect((await post(`/call?token=${token}`, {})).status).toBe(401);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers 405 to %s, so no preflight passes',
    async (method) => {
      const answer = await send({ method, path: '/call', headers: json() });
      expect(answer.status).toBe(405);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('knows three addresses to post to, and no others', async () => {
    const headers = { 'x-ochre-token': await openSession() };
    expect((await post('/other', {}, headers)).status).toBe(404);
    expect((await send({ path: '/call' })).status).toBe(404);
  });
});

describe('the code', () => {
  it('stands in the fragment, which no request carries', () => {
    expect(server.newAddress()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#code=[\w-]{43}$/);
  });

  it('is worth one session', async () => {
    const code = codeOf(server.newAddress());
    expect((await post('/session', { code })).status).toBe(200);
    const second = await post('/session', { code });
    expect([second.status, second.body]).toEqual([401, '']);
  });

  it.each([[{}], [{ code: 7 }], [{ code: '' }], [[]], [null], ['code']])('is not %j', async (body) => {
    server.newAddress();
    expect((await post('/session', body)).status).toBe(401);
  });

  it('is worth nothing to another origin, and stays good for the page', async () => {
    const code = codeOf(server.newAddress());
    const stolen = await post('/session', { code }, { origin: 'https://evil.example' });
    expect(stolen.status).toBe(403);
    expect((await post('/session', { code })).status).toBe(200);
  });
});

describe('a call', () => {
  it('reaches dispatch as it was sent, and comes back as a result', async () => {
    const headers = { 'x-ochre-token': await openSession() };
    const answer = await post('/call', { name: 'wallet.list', input: { a: [1] } }, headers);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ ok: true, value: { heard: 'wallet.list' } });
    expect(dispatched).toEqual([['wallet.list', { a: [1] }]]);
  });

  it.each(['', '{', '[]', 'null', '{"input":{}}', '{"name":7}', '\ufeff{"name":"a"}'])(
    'of the body %j is refused as no call',
    async (body) => {
      const token = await openSession();
      const answer = await send({
        method: 'POST',
        path: '/call',
        headers: { ...json(), 'x-ochre-token': token },
        body,
      });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT' } });
      expect(dispatched).toEqual([]);
    },
  );

  it('in bytes that are no UTF-8 is refused', async () => {
    const headers = { ...json(), 'x-ochre-token': await openSession() };
    const body = Buffer.from('{"name":"wallet.list\xff","input":{}}', 'latin1');
    expect((await send({ method: 'POST', path: '/call', headers, body })).status).toBe(400);
  });

  it('above 64 kB is refused by the length it announces', async () => {
    const headers = { 'x-ochre-token': await openSession() };
    const answer = await post(
      '/call',
      { name: 'wallet.list', input: 'x'.repeat(LARGEST_INPUT_BYTES + 2_000) },
      headers,
    );
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({
      ok: false,
      failure: { code: 'INPUT_TOO_LARGE', facts: { limitBytes: LARGEST_INPUT_BYTES + 1_024 } },
    });
    expect(dispatched).toEqual([]);
  });

  it('above 64 kB is cut off where it announces no length', async () => {
    const token = await openSession();
    const status = await new Promise<number>((resolve) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: server.port,
          method: 'POST',
          path: '/call',
          headers: { ...json(), 'x-ochre-token': token },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      // The server answers and closes while this still writes.
      sent.on('error', () => undefined);
      sent.write('x'.repeat(LARGEST_INPUT_BYTES + 2_000));
    });
    expect(status).toBe(413);
    expect(dispatched).toEqual([]);
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

  async function listen(): Promise<{ next: () => Promise<string>; end: () => Promise<void> }> {
    const response = await fetch(`${server.origin}/notices`, {
      method: 'POST',
      headers: { ...json(), 'x-ochre-token': await openSession() },
      body: '{}',
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Error('no stream');
    let text = '';
    const next = async (): Promise<string> => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          return block;
        }
        const { done, value } = await reader.read();
        if (done) return 'ended';
        text += value;
      }
    };
    return { next, end: () => reader.cancel() };
  }

  it('says that it is open, then carries each notice', async () => {
    const { next, end } = await listen();
    expect(await next()).toBe(': open');
    notices.tell('wallet.listChanged', {});
    expect(await next()).toBe('event: wallet.listChanged\ndata: {}');
    await end();
  });

  it('tells questions that still wait to a page that has just come', async () => {
    pending = [question];
    const { next, end } = await listen();
    await next();
    expect(await next()).toBe(`event: confirm.asked\ndata: ${JSON.stringify(question)}`);
    await end();
  });

  it('cannot be made to carry an event by text inside another', async () => {
    const { next, end } = await listen();
    await next();
    notices.tell('confirm.asked', question);
    expect(await next()).toContain(String.raw`m\n\nevent: forged`);
    notices.tell('wallet.listChanged', {});
    expect(await next()).toBe('event: wallet.listChanged\ndata: {}');
    await end();
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

describe('the address', () => {
  it('is not reachable but through 127.0.0.1', async () => {
    await expect(fetch(`http://127.0.0.2:${server.port}/`)).rejects.toThrow();
    await expect(fetch(`http://[::1]:${server.port}/`)).rejects.toThrow();
  });

  it('rejects a port that is taken', async () => {
    const taken = createTcpServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = taken.address() as AddressInfo;
    await expect(startLoopbackServer(options(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => {
      taken.close(resolve);
    });
  });
});
