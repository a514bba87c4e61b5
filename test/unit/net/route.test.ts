import dns from 'node:dns';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIRECT } from '../../../src-main/base/service/route.ts';
import { startConnectProxy } from '../../fakes/connect-proxy.ts';
import type { ProxyOptions, ProxyServer } from '../../fakes/proxy-server.ts';
import { startSocks5Proxy } from '../../fakes/socks5-proxy.ts';
import * as f from '../../support/fault-server.ts';
import { failing, failureOf } from '../../support/failure-of.ts';
import { ask, serving } from './ask.ts';
import { listen } from '../../support/listen.ts';

const ONION = `${'a'.repeat(56)}.onion`;
const LOGIN = { user: 'me', password: 'p:ä55' };
const kinds = [
  ['http', startConnectProxy],
  ['socks5', startSocks5Proxy],
] as const;

const service = async (behaviour: f.Behaviour = f.answers('"here"')) => {
  const server = await serving(behaviour);
  return { ...server, port: Number(new URL(server.baseUrl).port) };
};
const wayBy = (kind: 'http' | 'socks5', port: number, login: Partial<typeof LOGIN> | null = null) => ({
  proxy: { kind, host: '127.0.0.1', port, user: login?.user ?? null, password: login?.password ?? null },
  pin: null,
});
/** Listens on its own port. */
async function listening(said: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    said(socket);
  });
  onTestFinished(() => void server.close());
  return listen(server);
}
const deadPort = async () => Number((await f.refusingHost()).split(':')[1]);

describe.each(kinds)('a service behind a proxy: %s', (kind, start) => {
  const proxy = async (options: ProxyOptions = {}): Promise<ProxyServer> => {
    const server = await start(options);
    onTestFinished(() => server.close());
    return server;
  };

  it('is reached through it by an IP address', async () => {
    const there = await service();
    const between = await proxy();
    expect(await ask(there.baseUrl, wayBy(kind, between.port))).toMatchObject({ text: '"here"' });
    expect(between.asked).toEqual([{ kind: 'ipv4', host: '127.0.0.1', port: there.port, user: null }]);
    expect(between.faults).toEqual([]);
    expect(there.received).toHaveLength(1);
  });

  it("is named to it, and its name isn't looked up on this machine", async () => {
    const there = await service();
    const between = await proxy({ names: { [ONION]: there.port } });
    const looked = vi.spyOn(dns, 'lookup');
    onTestFinished(() => looked.mockRestore());
    expect(await ask(`http://${ONION}/`, wayBy(kind, between.port))).toMatchObject({ text: '"here"' });
    expect(between.asked).toEqual([{ kind: 'name', host: ONION, port: 80, user: null }]);
    expect(looked.mock.calls.map(([name]) => name)).not.toContain(ONION);
    // The control: without a proxy the spy sees the name looked up.
    await failureOf(ask(`http://${ONION}/`, DIRECT));
    expect(looked.mock.calls.map(([name]) => name)).toContain(ONION);
  });

  it("is refused if its name is too long for the proxy's protocol, and nothing is sent", async () => {
    const there = await service();
    // 273 characters: cut to one byte the length is 17, and what follows would read as a port.
    const long = `elsewhere.example${'a.'.repeat(97)}${'a'.repeat(56)}.onion`;
    const between = await proxy({ names: { [long.slice(0, 17)]: there.port, [long]: there.port } });
    expect(await failureOf(ask(`http://${long}/`, wayBy(kind, between.port)))).toMatchObject({
      code: 'URL_REFUSED',
    });
    expect(between.asked).toEqual([]);
    expect(there.received).toEqual([]);
  });

  it('is reached by an IPv6 address', async () => {
    const there = await service();
    const between = await proxy({ names: { '2001:db8::7': there.port } });
    expect(await ask('http://[2001:db8::7]:81/', wayBy(kind, between.port))).toMatchObject({ status: 200 });
    expect(between.asked).toEqual([{ kind: 'ipv6', host: '2001:db8::7', port: 81, user: null }]);
  });

  it("is reached with the proxy's login", async () => {
    const there = await service();
    const between = await proxy({ login: LOGIN });
    expect(await ask(there.baseUrl, wayBy(kind, between.port, LOGIN))).toMatchObject({ status: 200 });
    expect(between.asked).toMatchObject([{ user: 'me' }]);
    expect(between.faults).toEqual([]);
  });

  it.each([
    ['login', { user: 'me', password: 'wrong' }],
    ['loginWanted', null],
  ] as const)("isn't reached if the proxy refuses the login: %s", async (problem, login) => {
    const there = await service();
    const between = await proxy({ login: LOGIN });
    expect(await failureOf(ask(there.baseUrl, wayBy(kind, between.port, login)))).toMatchObject(
      failing('PROXY_FAILED', { problem, proxy: `127.0.0.1:${String(between.port)}`, host: there.host }),
    );
    expect(there.received).toEqual([]);
    expect(between.faults).toEqual([]);
  });

  it("isn't asked, nor is the proxy, if the proxy's password is lost", async () => {
    const between = await proxy();
    const way = wayBy(kind, between.port, { user: 'me' });
    expect(await failureOf(ask('http://127.0.0.1:9', way))).toMatchObject({ facts: { problem: 'login' } });
    expect(between.connections()).toBe(0);
  });

  it("isn't reached and learns nothing if the proxy refuses the target", async () => {
    const there = await service();
    const between = await proxy({ refuses: kind === 'http' ? 403 : 2 });
    const failure = await failureOf(ask(there.baseUrl, wayBy(kind, between.port)));
    const detail = kind === 'http' ? 'status 403 Refused' : 'reply 2: its rules do not allow it';
    expect(failure).toMatchObject({ code: 'PROXY_FAILED', facts: { problem: 'target', detail } });
    expect(there.received).toEqual([]);
    expect(between.heard().toString('latin1')).not.toContain('xpub');
  });

  it('is reported as unreachable behind the proxy if nothing listens', async () => {
    const between = await proxy();
    const url = `http://127.0.0.1:${String(await deadPort())}`;
    expect(await failureOf(ask(url, wayBy(kind, between.port)))).toMatchObject(
      failing('PROXY_FAILED', { problem: 'target' }),
    );
  });

  it('is never asked directly if the proxy is dead', async () => {
    const there = await service();
    const port = await deadPort();
    expect(await failureOf(ask(there.baseUrl, wayBy(kind, port)))).toEqual(
      failing('PROXY_FAILED', {
        proxy: `127.0.0.1:${String(port)}`,
        host: there.host,
        problem: 'unreachable',
        detail: 'ECONNREFUSED',
      }),
    );
    expect(there.connections()).toBe(0);
  });

  it('is given up if the proxy stays silent', async () => {
    const there = await service();
    const between = await proxy({ silent: true });
    const failure = await failureOf(ask(there.baseUrl, wayBy(kind, between.port), { connectMs: 150 }));
    expect(failure).toMatchObject({ code: 'PROXY_FAILED', facts: { detail: 'no answer in time' } });
    expect(there.connections()).toBe(0);
  });

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
    ['more than it was asked', 'HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"forged"'],
    ['without end', 'x'.repeat(40_000)],
    [
      'the methods, and then an answer before its question',
      '\x05\x00\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00',
    ],
    ['a method that was not offered', '\x05\x01'],
    ['nothing, and hangs up', ''],
  ])("isn't asked if the proxy says %s", async (_, said) => {
    const port = await listening((socket) => {
      socket.once('data', () => socket.end(Buffer.from(said, 'latin1')));
    });
    expect(await failureOf(ask('http://127.0.0.1:9', wayBy(kind, port)))).toMatchObject(
      failing('PROXY_FAILED', { problem: 'protocol' }),
    );
  });

  it('redirects nowhere, and is read up to the cap, as without a proxy', async () => {
    const between = await proxy();
    const moved = await service((response) => void response.writeHead(302, { location: 'http://x/' }).end());
    expect(await failureOf(ask(moved.baseUrl, wayBy(kind, between.port)))).toMatchObject(
      failing('SERVICE_ANSWER', { problem: 'redirect' }),
    );
    const large = await service(f.answers(`"${'x'.repeat(200)}"`));
    expect(
      await failureOf(ask(large.baseUrl, wayBy(kind, between.port), { answerBytes: 100 })),
    ).toMatchObject({ facts: { problem: 'tooLarge' } });
    expect([moved.received.length, large.received.length]).toEqual([1, 1]);
    expect(between.asked.map(({ port }) => port)).not.toContain(80);
  });
});
