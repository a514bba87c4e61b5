import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DIRECT, type RouteWithPin } from '../../../../src-main/base/service/route.ts';
import { notApproved, type Net } from '../../../../src-main/net/door.ts';
import type { IndexerDoor } from '../../../../src-main/ports/index.ts';
import { createOpenIndexer } from '../../../../src-main/services/chain/open.ts';
import { startSocks5Proxy } from '../../../fakes/socks5-proxy.ts';
import { anyHost } from '../../../support/any-host.ts';
import { startElectrumServer } from '../../../support/chain/electrum-server.ts';
import { serveEsplora } from '../../../support/chain/esplora-server.ts';
import { createChainWorld } from '../../../support/chain/world.ts';
import { findOpenssl } from '../../../support/certificates.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { listen } from '../../../support/listen.ts';

const ONION = `${'a'.repeat(56)}.onion`;
const ask = (id: number, method: string, ...params: unknown[]): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const by = (port: number): RouteWithPin => ({
  proxy: { kind: 'socks5', host: '127.0.0.1', port, user: null, password: null },
  pin: null,
});

/** A server that answers each line with its method. */
async function electrum(answer: (line: string, socket: Socket) => void = echo) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (piece: string) => {
      for (const line of piece.split('\n').filter(Boolean)) {
        heard.push(line);
        answer(line, socket);
      }
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { port, heard };
}
function echo(line: string, socket: Socket): void {
  const { id, method } = JSON.parse(line) as { readonly id: number; readonly method: string };
  socket.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: method })}\n`);
}

/** A caller that the door carries, and how that ended. */
async function calling(door: IndexerDoor) {
  if (door.kind !== 'electrum') throw new Error('not of Electrum');
  const ended: Promise<void>[] = [];
  const server = createServer((caller) => {
    const carried = door.carry(caller);
    carried.catch(() => undefined);
    ended.push(carried);
  });
  const socket = connect(await listen(server), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  await once(server, 'connection');
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  const lines = async (count: number): Promise<unknown[]> => {
    await expect.poll(() => said.split('\n').length).toBeGreaterThan(count);
    return said
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  };
  return { socket, lines, ended: () => ended[0] ?? Promise.resolve() };
}
const open = (port: number, way = DIRECT, net: Net = anyHost) =>
  createOpenIndexer(net)({ address: `tcp://127.0.0.1:${port}`, way });

describe('an Electrum server for rgb-lib', () => {
  it('is asked only for chain data, and its answers are passed on', async () => {
    const { port, heard } = await electrum();
    const { socket, lines, ended } = await calling(open(port));
    socket.write(ask(0, 'server.version', '', '1.4') + ask(1, 'blockchain.transaction.broadcast', '00'));
    expect(await lines(2)).toEqual([
      { jsonrpc: '2.0', id: 0, result: 'server.version' },
      { jsonrpc: '2.0', id: 1, result: 'blockchain.transaction.broadcast' },
    ]);
    expect(heard).toHaveLength(2);
    socket.destroy();
    await expect(ended()).resolves.toBeUndefined();
  });

  it.each(['server.peers.subscribe', 'server.add_peer', 'server.donation_address', 'eth_call', '__proto__'])(
    "isn't asked for %s, and the caller hears that",
    async (method) => {
      const { port, heard } = await electrum();
      const { socket, lines } = await calling(open(port));
      socket.write(ask(7, method));
      expect(await lines(1)).toMatchObject([{ id: 7, error: { code: -32601 } }]);
      expect(heard).toEqual([]);
    },
  );

  it.each([
    ['no JSON', 'GET / HTTP/1.1\r\n\r\n'],
    ['a list of questions', `[${ask(1, 'server.ping').trim()}]\n`],
    ['a question without a number', '{"method":"server.ping"}\n'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x0a])],
    ['a line without an end', Buffer.alloc(9 * 1024 * 1024, 'a')],
  ])("isn't told %s, and the caller is disconnected", async (_, bytes) => {
    const { port, heard } = await electrum();
    const { socket, ended } = await calling(open(port));
    socket.on('error', () => undefined).write(bytes);
    await new Promise((left) => {
      socket.once('close', left);
    });
    await expect(ended()).resolves.toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('is reached only by the wallet’s proxy, which resolves its name', async () => {
    const { port, heard } = await electrum();
    const proxy = await startSocks5Proxy({ names: { [ONION]: port } });
    onTestFinished(() => proxy.close());
    const door = createOpenIndexer(anyHost)({ address: `tcp://${ONION}:50001`, way: by(proxy.port) });
    const { socket, lines } = await calling(door);
    socket.write(ask(0, 'server.ping'));
    await lines(1);
    expect(proxy.asked).toEqual([{ kind: 'name', host: ONION, port: 50_001, user: null }]);
    expect(heard).toHaveLength(1);
  });

  it('fails by name if the proxy is down, the server ends, or nobody approved it', async () => {
    const { port, heard } = await electrum((_, socket) => socket.destroy());
    const down = await electrum();
    const gone = createServer();
    const dead = await listen(gone);
    gone.close();
    const byDead = await calling(open(down.port, by(dead)));
    expect(await failureOf(byDead.ended())).toMatchObject({
      code: 'PROXY_FAILED',
      facts: { problem: 'unreachable', proxy: `127.0.0.1:${dead}` },
    });
    expect(down.heard).toEqual([]);
    const cut = await calling(open(port));
    cut.socket.write(ask(0, 'server.ping'));
    expect(await failureOf(cut.ended())).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      facts: { host: `127.0.0.1:${port}`, kind: 'reset', ofChain: true },
    });
    const closed: Net = {
      ...anyHost,
      pass: (reaches) => {
        throw notApproved(reaches);
      },
    };
    const refused = await calling(open(port, DIRECT, closed));
    expect(await failureOf(refused.ended())).toMatchObject({ code: 'HOST_NOT_APPROVED' });
    expect(heard).toHaveLength(1);
  });

  const make = findOpenssl();
  it.skipIf(make === null)('is refused by its certificate before anything is asked', async () => {
    const world = createChainWorld();
    const server = await startElectrumServer(world, make!());
    onTestFinished(() => server.close());
    const { socket, ended } = await calling(
      createOpenIndexer(anyHost)({ address: server.address, way: DIRECT }),
    );
    socket.write(ask(0, 'server.ping'));
    expect(await failureOf(ended())).toMatchObject({
      code: 'CERTIFICATE_REFUSED',
      facts: { problem: 'selfSigned' },
    });
    expect(server.asked).toEqual([]);
  });

  it('is asked nothing more on an open connection once approval ends', async () => {
    const { port, heard } = await electrum();
    const now = { isOpen: true };
    const pass: Net['pass'] = (reaches) => {
      if (!now.isOpen) throw notApproved(reaches);
    };
    const { socket, lines, ended } = await calling(open(port, DIRECT, { ...anyHost, pass }));
    socket.write(ask(0, 'server.ping'));
    await lines(1);
    now.isOpen = false;
    socket.write(ask(1, 'server.ping'));
    expect(await failureOf(ended())).toMatchObject({ code: 'HOST_NOT_APPROVED' });
    expect(heard).toHaveLength(1);
  });
});

describe('an Esplora server for rgb-lib', () => {
  async function given() {
    const asked: string[] = [];
    const served = await serveEsplora((path, body) => {
      asked.push(body === null ? path : `${path} ${body}`);
      return path.endsWith('/raw')
        ? Uint8Array.of(0, 0xff, 0xfe)
        : path === '/tx'
          ? { refused: 'bad' }
          : 'told';
    });
    onTestFinished(() => served.close());
    const door = createOpenIndexer(anyHost)({ address: served.baseUrl, way: DIRECT });
    if (door.kind !== 'esplora') throw new Error('not of Esplora');
    return { asked, ask: door.ask };
  }

  it('is asked for chain data and broadcasts, and its bytes and refusals are passed on', async () => {
    const { ask, asked } = await given();
    const raw = await ask({ path: `/tx/${'ab'.repeat(32)}/raw`, body: null });
    expect([raw.status, [...raw.body]]).toEqual([200, [0, 0xff, 0xfe]]);
    const tip = await ask({ path: '/blocks/tip/hash', body: null });
    expect(Buffer.from(tip.body).toString()).toBe('told');
    const sent = await ask({ path: '/tx', body: '0200' });
    expect([sent.status, Buffer.from(sent.body).toString()]).toEqual([400, 'bad']);
    expect(asked.slice(1)).toEqual(['/blocks/tip/hash', '/tx 0200']);
  });

  it.each([
    ['/', null],
    ['/admin', null],
    ['/tx/../admin', null],
    ['/tx/%2e%2e/admin', null],
    ['/tx?a=b', null],
    ['//elsewhere.example/tx', null],
    ['/blocks/tip/hash#a', null],
    ['/txs/package', '[]'],
    ['/blocks', 'a body'],
  ])("isn't asked for %s", async (path, body) => {
    const { ask, asked } = await given();
    expect(await ask({ path, body })).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });
});
