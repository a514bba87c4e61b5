import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Limits, HttpRequest } from '../../../src-main/net/exchange.ts';
import { createTransport } from '../../../src-main/net/transport.ts';
import * as f from '../../support/fault-server.ts';
import { failureOf } from '../../support/failure-of.ts';
import { anyHost } from '../../support/any-host.ts';
import { questionOf as question, serving } from './ask.ts';

const KEPT = { connectionsPerOrigin: 1, keepAliveMs: 60_000 };
const questionOf = (url: string, more: Partial<HttpRequest> = {}): HttpRequest =>
  question(url, { method: 'GET', headers: { authorization: 'Bearer secret' }, ...more });
const ask = async (behaviour: f.Behaviour, limits: Partial<Limits> = {}) =>
  createTransport(anyHost, limits)(questionOf((await serving(behaviour)).baseUrl));

describe('many questions over one connection', () => {
  it('are the same bytes each time for the same question', async () => {
    const server = await serving(f.answers('"here"'));
    const transport = createTransport(anyHost, {}, KEPT);
    const question = questionOf(`${server.baseUrl}/a%20b?c=d`);
    for (let n = 0; n < 3; n += 1) expect(await transport(question)).toMatchObject({ text: '"here"' });
    const [first] = server.received;
    expect(first).toMatchObject({
      method: 'GET',
      path: '/a%20b?c=d',
      headers: { authorization: 'Bearer secret', 'accept-encoding': 'identity' },
      body: '',
    });
    expect(server.received).toEqual([first, first, first]);
  });

  it('time out while they wait for the connection, and are never sent later', async () => {
    const server = await serving(f.staysSilent);
    // The first exchange keeps the connection until long after the second has ended.
    const transport = createTransport(anyHost, { totalMs: 100, longTotalMs: 2_000 }, KEPT);
    const held = failureOf(transport(questionOf(`${server.baseUrl}/held`, { isLong: true })));
    const waiting = failureOf(transport(questionOf(`${server.baseUrl}/waiting`)));
    const slow = { code: 'SERVICE_SLOW', facts: { phase: 'headers' } };
    expect(await waiting).toMatchObject(slow);
    expect(await held).toMatchObject(slow);
    server.behave(f.answers('"next"'));
    expect(await transport(questionOf(`${server.baseUrl}/next`))).toMatchObject({ text: '"next"' });
    expect(server.received.map(({ path }) => path)).toEqual(['/held', '/next']);
  });

  it("don't follow an answer that wasn't read to its end", async () => {
    const sockets = new Set<Socket>();
    const server = await serving((response, request) => {
      sockets.add(request.socket);
      response.writeHead(sockets.size === 1 ? 302 : 200, { location: '/y' }).end('"rest"');
    });
    const transport = createTransport(anyHost, {}, KEPT);
    expect(await failureOf(transport(questionOf(server.baseUrl)))).toMatchObject({
      facts: { problem: 'redirect' },
    });
    expect(await transport(questionOf(server.baseUrl))).toMatchObject({ status: 200, text: '"rest"' });
    expect(sockets.size).toBe(2);
  });
});

describe('an answer', () => {
  it('comes after interim answers, which are ignored', async () => {
    const heard = await ask((response) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</x>; rel=preload' });
      response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<p>');
    });
    expect(heard).toMatchObject({ status: 200, text: '<p>', isHtml: true, mediaType: 'text/html' });
  });

  it('is whole even if its pieces end within a character', async () => {
    const heard = await ask((response) => {
      void (async () => {
        for (const byte of Buffer.from('"Zürich 🌍"')) {
          response.write(Buffer.of(byte));
          await nextTurn();
        }
        response.end();
      })();
    });
    expect(heard.text).toBe('"Zürich 🌍"');
  });

  it.each([
    ['ends with its answer', null],
    ['is kept', KEPT],
  ])('whose first piece passes the cap is refused, on a connection that %s', async (_, keeping) => {
    const { baseUrl } = await serving((response) => {
      // No announced length, so that the head doesn't show the size.
      response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('x'.repeat(2_000));
    });
    const transport = createTransport(anyHost, { answerBytes: 1_000 }, keeping);
    expect(await failureOf(transport(questionOf(baseUrl)))).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { problem: 'tooLarge', detail: 'more than 1000 bytes' },
    });
  });

  it('that refuses has its status, whatever its body', async () =>
    expect(await ask(f.answers('x'.repeat(70_000), 503, { 'retry-after': '7' }))).toEqual({
      status: 503,
      text: null,
      isHtml: false,
      mediaType: null,
      retryAfter: '7',
      link: null,
      serverDateMs: expect.any(Number) as number,
    }));

  it('that is no text is refused, and the connection serves the next question', async () => {
    const server = await serving(f.answers(Buffer.of(0xff)), f.answers('"next"'));
    const transport = createTransport(anyHost, {}, KEPT);
    const question = questionOf(server.baseUrl);
    expect(await failureOf(transport(question))).toMatchObject({ facts: { problem: 'encoding' } });
    expect(await transport(question)).toMatchObject({ text: '"next"' });
  });
});

describe('the failure of an exchange', () => {
  it.each<[string, f.Behaviour]>([
    ['a coding', f.answers('', 200, { 'content-encoding': 'br' })],
    ['a redirect', f.redirects(302, '/y')],
    ['too large a head', f.answers('', 200, { 'x-large': 'a'.repeat(40_000) })],
    ['an answer that is cut off', f.cutsAtHalf('"whole"')],
  ])('for %s has host and endpoint, and nothing else of the question', async (_, behaviour) => {
    const failure = await failureOf(ask(behaviour));
    expect(Object.keys(failure.facts).sort()).toEqual(['detail', 'endpoint', 'host', 'problem']);
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it("isn't made of a programming error, which is rethrown unchanged", async () => {
    const question = questionOf('http://127.0.0.1:1', { headers: { 'not a name': 'x' } });
    await expect(createTransport(anyHost)(question)).rejects.toThrow('invalid header key');
  });
});
