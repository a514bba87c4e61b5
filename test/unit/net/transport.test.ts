import type { Socket } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIRECT } from '../../../src-main/base/service/route.ts';
import type { Limits } from '../../../src-main/net/exchange.ts';
import { textOf } from '../../../src-main/net/read-sent.ts';
import { DEFAULT_LIMITS } from '../../../src-main/net/transport.ts';
import { findOpenssl } from '../../support/certificates.ts';
import * as f from '../../support/fault-server.ts';
import { serveTls } from '../../support/tls-server.ts';
import { failing, failureOf } from '../../support/failure-of.ts';
import { ask as askBy, serving as servingIt } from './ask.ts';

const ask = (url: string, limits: Partial<Limits> = {}, more: { isList?: boolean } = {}) =>
  askBy(url, DIRECT, limits, { host: 'the.host', ...more });
const serving = async (behaviour: f.Behaviour) => (await servingIt(behaviour)).baseUrl;

it('an answer that drips for ever ends at the total time', async () => {
  const url = await serving(f.drips(5));
  expect(await failureOf(ask(url, { totalMs: 400 }))).toEqual(
    failing('SERVICE_SLOW', { host: 'the.host', endpoint: '/x', seconds: 1, phase: 'total' }),
  );
});

it('a connection that never opens ends in time', async () => {
  const silent = await f.startSilentServer();
  onTestFinished(() => silent.close());
  expect(await failureOf(ask(`https://${silent.host}`, { connectMs: 50 }))).toMatchObject(
    failing('SERVICE_SLOW', { phase: 'connect', seconds: 1 }),
  );
});

it('a refusal whose body stalls still gives its status', async () => {
  const url = await serving(
    (response) => void response.writeHead(500, { 'content-length': '50' }).write('half'),
  );
  expect(await ask(url, { idleMs: 30 })).toMatchObject({ status: 500, text: null });
});

describe("an answer's size", () => {
  it('is limited to 8 MiB, and to 64 MiB for lists', () =>
    expect(DEFAULT_LIMITS).toMatchObject({
      ...{ answerBytes: 8_388_608, listBytes: 67_108_864 },
      ...{ totalMs: 30_000, longTotalMs: 120_000, idleMs: 10_000 },
    }));
  it.each([
    ['an answer', 8_388_608, false],
    ['a list', 67_108_864, true],
  ])('G20: %s of %i bytes are accepted, and one more is refused', async (_what, bytes, isList) => {
    const whole = await ask(await serving(f.answers(Buffer.alloc(bytes, 0x20))), {}, { isList });
    expect(textOf(whole.text ?? '', { host: '', endpoint: '' })).toHaveLength(bytes);
    const url = await serving(f.answers(Buffer.alloc(bytes + 1, 0x20)));
    expect(await failureOf(ask(url, {}, { isList }))).toMatchObject({ facts: { problem: 'tooLarge' } });
  });

  it('G20: ends an endless answer near the cap', async () => {
    let hungUp: Promise<Socket> | null = null;
    const url = await serving((response, request) => {
      hungUp = new Promise((resolve) => {
        request.socket.on('close', () => resolve(request.socket));
      });
      f.neverEnds(response, request);
    });
    expect(await failureOf(ask(url))).toMatchObject({ facts: { problem: 'tooLarge' } });
    // Bytes beyond 8 MiB got no further than the two sockets' buffers.
    expect((await hungUp!).bytesWritten).toBeLessThan(32 * 1024 * 1024);
  });

  it("G20: includes the head, which is refused above any real one's size", async () => {
    const url = await serving(f.answers('', 200, { 'x-large': 'a'.repeat(40_000) }));
    expect(await failureOf(ask(url))).toMatchObject({
      facts: { problem: 'tooLarge', detail: 'the head of the answer' },
    });
  });
});

describe('a compressed answer', () => {
  // 64 MiB of spaces in a few kB: unpacked they would exceed both caps.
  const bomb = Buffer.alloc(64 * 1024 * 1024, 0x20);
  const packed = [
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ] as const;

  it.each(packed)('G21: by %s is refused unread, because none was requested', async (coding, body) => {
    const server = await f.startFaultServer(f.answers(body, 200, { 'content-encoding': coding }));
    onTestFinished(() => server.close());
    for (const isList of [false, true])
      expect(await failureOf(ask(server.baseUrl, {}, { isList }))).toMatchObject(
        failing('SERVICE_ANSWER', { problem: 'encoding', detail: 'compressed, though plain was asked for' }),
      );
    expect(server.received.map(({ headers }) => headers['accept-encoding'])).toEqual([
      'identity',
      'identity',
    ]);
  });

  it.each(packed)("G21: by %s still gives an error's status", async (coding, body) => {
    const url = await serving(f.answers(body, 500, { 'content-encoding': coding }));
    expect(await ask(url)).toMatchObject({ status: 500, text: null });
  });

  it.each(packed)('G21: by %s without that name is never unpacked', async (_coding, body) => {
    expect(await failureOf(ask(await serving(f.answers(body))))).toMatchObject({
      facts: { problem: 'encoding', detail: 'not UTF-8' },
    });
  });
});

it.each([
  ['a broken byte', [0x22, 0xff, 0x22], 'not UTF-8'],
  ['an overlong form', [0x22, 0xc0, 0xaf, 0x22], 'not UTF-8'],
  ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22], 'not UTF-8'],
  ['a character cut off', [0x22, 0xf0, 0x9f, 0x98], 'not UTF-8'],
  ['UTF-16', [0xff, 0xfe, 0x22, 0x00], 'not UTF-8'],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x22, 0x22], 'a byte order mark'],
])('bytes that are no text G25: %s is refused', async (_what, bytes, detail) => {
  expect(await failureOf(ask(await serving(f.answers(Uint8Array.from(bytes)))))).toMatchObject({
    facts: { problem: 'encoding', detail },
  });
});

it.each([
  ['https://evil.example:8443/x?xpub=1', 'evil.example:8443'],
  ['//evil.example/x', 'evil.example'],
  ['mailto:a@b.example', 'no readable target'],
  ['http://[', 'no readable target'],
])('redirects G31: to %s are named, not followed', async (location, detail) => {
  const target = await f.startFaultServer(f.answers('"followed"'));
  onTestFinished(() => target.close());
  const url = await serving(f.redirects(307, location));
  expect(await failureOf(ask(url))).toMatchObject({ facts: { problem: 'redirect', detail } });
  expect(target.received).toEqual([]);
});

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('sends no question through its proxy', async () => {
    const proxy = await f.startFaultServer(f.answers('"proxy"'));
    onTestFinished(() => proxy.close());
    vi.stubEnv('HTTP_PROXY', proxy.baseUrl);
    vi.stubEnv('http_proxy', proxy.baseUrl);
    expect(await ask(await serving(f.answers('"direct"')))).toMatchObject({ text: '"direct"' });
    expect(proxy.received).toEqual([]);
  });
});

const make = findOpenssl();

describe('a certificate of an unknown authority', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.skipIf(make === null)('is refused before anything is sent', async () => {
    const server = await serveTls(make!());
    expect(await failureOf(ask(server.url))).toEqual(
      failing('CERTIFICATE_REFUSED', {
        host: 'the.host',
        problem: 'selfSigned',
        detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      }),
    );
    expect(server.asked()).toBe(0);
  });

  it.skipIf(make === null)('is refused even if the environment turns the check off', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const server = await serveTls(make!());
    expect(await failureOf(ask(server.url))).toMatchObject({ code: 'CERTIFICATE_REFUSED' });
    expect(server.asked()).toBe(0);
  });

  it('is told apart from a service without TLS', async () => {
    const url = (await serving(f.answers('""'))).replace('http:', 'https:');
    expect(await failureOf(ask(url))).toMatchObject({ code: 'SERVICE_UNREACHABLE', facts: { kind: 'tls' } });
  });
});
