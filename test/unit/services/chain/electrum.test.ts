import { createHash, X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChainApi } from '../../../../src-main/ports/index.ts';
import { readHere, type ReadSent } from '../../../../src-main/net/read-sent.ts';
import { DIRECT, type RouteWithPin } from '../../../../src-main/base/service/route.ts';
import { createOpenChain } from '../../../../src-main/services/chain/open.ts';
import { transactionId } from '../../../../src-main/verify/psbt/transaction.ts';
import { startConnectProxy } from '../../../fakes/connect-proxy.ts';
import { startSocks5Proxy } from '../../../fakes/socks5-proxy.ts';
import { findOpenssl } from '../../../support/certificates.ts';
import { startElectrumServer, type Lies } from '../../../support/chain/electrum-server.ts';
import { cut } from '../../../support/chain/mine.ts';
import {
  createChainWorld,
  hexOf,
  madeTransaction,
  scriptOf,
  scriptsOf,
} from '../../../support/chain/world.ts';
import { failing, failureOf } from '../../../support/failure-of.ts';
import { refusingHost, startSilentServer } from '../../../support/fault-server.ts';
import { anyHost } from '../../../support/any-host.ts';

const raw = madeTransaction('ours');
const txid = transactionId(raw);
const LIMITS = { answerMs: 300, connectMs: 2_000, lineBytes: 400_000, idleMs: 5_000 };

async function given(lies: Lies = {}, way: RouteWithPin = DIRECT, limits: Partial<typeof LIMITS> = {}) {
  const world = createChainWorld();
  world.mine(3);
  world.mine(4, [madeTransaction('one'), raw, madeTransaction('three')]);
  const server = await startElectrumServer(world);
  server.lie(lies);
  onTestFinished(() => server.close());
  const api = createOpenChain(anyHost, { ...LIMITS, ...limits })({
    kind: 'electrum',
    address: server.address,
    way,
  });
  return { world, server, api };
}

describe('an Electrum server', () => {
  it('that closes without a greeting is greeted first, on one connection', async () => {
    const { api, server, world } = await given();
    const [tip] = await Promise.all([api.tip(), api.headers(0, 3), api.feeEstimates([2])]);
    expect(tip).toEqual({ height: 7, header: Buffer.from(hexOf(world, 7), 'hex') });
    expect([server.asked[0], server.connections()]).toEqual(['server.version', 1]);
  });

  it('gives headers, fewer at the end of its chain', async () => {
    const { api, world } = await given();
    const same = (from: number, to?: number) => ({
      from,
      bytes: Buffer.from(cut(world.headers(), from, to).bytes),
    });
    expect(await api.headers(2, 4)).toEqual(same(2, 6));
    expect(await api.headers(6, 2_016)).toEqual(same(6));
  });

  it('gives a transaction, where it is mined, and what pays its script', async () => {
    const { api, world } = await given();
    expect(await api.transaction(txid)).toEqual(raw);
    expect(await api.mined(txid, scriptsOf(raw))).toMatchObject({ height: 4, branch: { position: 2 } });
    expect(await api.unspent(scriptOf(raw))).toEqual([{ txid, vout: 0, amountSats: 1_000n, height: 4 }]);
    const waiting = madeTransaction('waits');
    world.waits(waiting);
    const id = transactionId(waiting);
    expect(await api.history(scriptOf(waiting))).toEqual([{ txid: id, height: null }]);
    expect(await api.mined(id, scriptsOf(waiting))).toBe('waiting');
    expect(await api.proof(txid, 4)).toMatchObject({ position: 2 });
    expect(await api.proof(id, 4)).toBeNull();
  });

  it('with protocol 1.6 alone is understood: listed headers, and the relay fee of its mempool', async () => {
    const { api, world, server } = await given();
    const listed = (from: number, count: number) => {
      const hexes = Array.from({ length: Math.min(count, 8 - from) }, (_, n) => hexOf(world, from + n));
      return { count: hexes.length, max: 2_016, headers: hexes };
    };
    server.lie({
      methods: {
        'server.version': (_, asked) => {
          const [, most] = asked as [string, string];
          if (Number(most) < 1.6) throw new Error('unsupported protocol version');
          return ['ElectrumX 2', '1.6'];
        },
        'blockchain.block.headers': (from, count) => listed(from as number, count as number),
      },
    });
    expect((await api.tip()).height).toBe(7);
    expect(await api.headers(2, 4)).toEqual({
      from: 2,
      bytes: Buffer.from(cut(world.headers(), 2, 6).bytes),
    });
  });

  it('whose error names no question ends pending questions at once, with its words', async () => {
    const { api, server } = await given({}, DIRECT, { answerMs: 20_000 });
    const error = { code: -101, message: 'excessive resource usage' };
    const write = (socket: Socket) =>
      socket.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
    server.lie({
      write: (socket, line, method) =>
        method === 'server.version' ? socket.write(`${line}\n`) : write(socket),
    });
    expect(await failureOf(api.tip())).toMatchObject(
      failing('SERVICE_ERROR', {
        endpoint: 'blockchain.headers.subscribe',
        message: 'excessive resource usage',
      }),
    );
    // With two pending questions the error could be about either, so neither counts as refused.
    const both = [failureOf(api.transaction(txid)), failureOf(api.headers(0, 3))];
    for (const failure of await Promise.all(both))
      expect(failure).toMatchObject(failing('SERVICE_ANSWER', { detail: 'excessive resource usage' }));
    server.lie({});
    expect((await api.tip()).height).toBe(7);
  });

  it('that refuses every version is quoted', async () => {
    const refuse = { id: null, error: { code: 1, message: 'unsupported protocol version: 1.6' } };
    const { api } = await given({ write: (socket) => void socket.write(`${JSON.stringify(refuse)}\n`) });
    expect(await failureOf(api.tip())).toMatchObject({
      facts: { message: 'unsupported protocol version: 1.6' },
    });
  });

  it('gives null for a missing transaction', async () => {
    const { api } = await given();
    expect(await api.transaction('00'.repeat(32))).toBeNull();
    expect(await api.mined('00'.repeat(32), scriptsOf(raw))).toBe('unsaid');
  });

  it('that refuses to list a script, or lists nothing, is asked by the next script', async () => {
    const { api, server } = await given();
    const [busy, empty] = [scriptOf(madeTransaction('busy')), scriptOf(madeTransaction('empty'))];
    const scripts = () => Readable.from([busy, empty, scriptOf(raw)]);
    expect(await api.mined(txid, scripts())).toMatchObject({ height: 4 });
    let asked = 0;
    const entry = { tx_hash: txid, height: 4 };
    server.lie({
      methods: {
        'blockchain.scripthash.get_history': () => {
          if ((asked += 1) === 1) throw new Error('history too large');
          return asked === 2 ? [] : [entry];
        },
      },
    });
    expect(await api.mined(txid, scripts())).toMatchObject({ height: 4 });
    expect(asked).toBe(3);
    expect(await api.mined(txid, Readable.from([]))).toBe('unsaid');
  });

  it('estimates fees in sat/vB, rounded up, or gives none', async () => {
    const { api } = await given();
    expect(await api.feeEstimates([2, 6])).toEqual([{ blocks: 2, satsPerVb: 12.4 }]);
  });

  it.each([100_000, -5, 1e30, 0])("that estimates %d isn't believed", async (rate) => {
    const { api } = await given({ methods: { 'blockchain.estimatefee': () => rate } });
    expect(await api.feeEstimates([2])).toEqual([]);
  });

  it('is asked over a new connection after the last one ended', async () => {
    const { api, server } = await given();
    await api.tip();
    server.dropAll();
    // The connection's end may not be known yet: then this question fails, and the next one opens another.
    await api.tip().catch(() => api.tip());
    expect(server.connections()).toBe(2);
  });

  it('is disconnected after a while without a question', async () => {
    const { api, server } = await given({}, DIRECT, { idleMs: 50 });
    await api.tip();
    await expect
      .poll(async () => (await api.tip().catch(() => null)) !== null && server.connections())
      .toBeGreaterThan(1);
  });
});

describe('a dishonest Electrum server', () => {
  const asked = 'blockchain.transaction.get';
  const heads = 'blockchain.block.headers';
  const transaction = (api: ChainApi) => api.transaction(txid);
  const shape = { code: 'SERVICE_ANSWER', facts: { problem: 'shape' } };
  it.each<
    readonly [
      what: string,
      methods: NonNullable<Lies['methods']>,
      ask: (api: ChainApi) => Promise<unknown>,
      object,
    ]
  >([
    [
      ...(['another transaction than was asked for'] as const),
      { [asked]: () => Buffer.from(madeTransaction('other')).toString('hex') },
      transaction,
      { code: 'CHAIN_REFUSED', facts: { problem: 'transaction', height: null } },
    ],
    [
      ...(['a proof for another height than it said'] as const),
      { 'blockchain.transaction.get_merkle': () => ({ block_height: 5, merkle: [], pos: 0 }) },
      (api) => api.mined(txid, scriptsOf(raw)),
      { code: 'CHAIN_REFUSED', facts: { problem: 'proof', height: 4 } },
    ],
    ...['zz', 'abc', '', {}, null, 7].map(
      (result) =>
        [
          `${JSON.stringify(result)} for a transaction`,
          { [asked]: () => result },
          transaction,
          shape,
        ] as const,
    ),
    // A part of a header, and more headers than requested.
    ...[79, 240].map(
      (bytes) =>
        [
          ...([
            `headers of ${String(bytes)} bytes`,
            { [heads]: () => ({ hex: '00'.repeat(bytes) }) },
          ] as const),
          ...([(api: ChainApi) => api.headers(0, 2), shape] as const),
        ] as const,
    ),
    ...[-1, 1.5, 2 ** 31, '7'].map(
      (height) =>
        [
          `the height ${JSON.stringify(height)}`,
          { 'blockchain.headers.subscribe': () => ({ height, hex: hexOf(createChainWorld(), 0) }) },
          ...([(api: ChainApi) => api.tip(), { code: 'SERVICE_ANSWER' }] as const),
        ] as const,
    ),
  ])('is refused %s', async (_, methods, ask, failure) => {
    const { api } = await given({ methods });
    expect(await failureOf(ask(api))).toMatchObject(failure);
  });

  const writing = (write: (socket: Socket, line: string) => void): Lies => ({
    write: (socket, line, method) => {
      if (method === 'server.version') socket.write(`${line}\n`);
      else write(socket, line);
    },
  });
  const saying = (text: string | Buffer): Lies => writing((socket) => socket.write(text));
  const answer = (problem: string) => ({ code: 'SERVICE_ANSWER', facts: { problem } });
  const slow = { code: 'SERVICE_SLOW', facts: { endpoint: 'blockchain.headers.subscribe' } };
  const refusing = (method: string, words: string): Lies => ({
    methods: {
      [method]: () => {
        throw new Error(words);
      },
    },
  });
  it.each<readonly [what: string, lies: Lies, failure: object]>([
    ['garbage', saying('garbage\n'), answer('notJson')],
    ['a web page', saying('<html></html>\n'), answer('html')],
    ['a list', saying('[1,2]\n'), answer('shape')],
    ['no text', saying(Buffer.from([0xff, 0xfe, 0x0a])), answer('encoding')],
    ['a reach for a prototype', saying('{"__proto__":{}}\n'), answer('shape')],
    ['two results', saying('{"id":2,"result":1,"result":2}\n'), answer('duplicateKey')],
    ['endless depth', saying(`${'['.repeat(100)}\n`), answer('tooDeep')],
    ['a line without an end', saying('x'.repeat(500_000)), answer('tooLarge')],
    ['one line too long', saying(`"${'x'.repeat(500_000)}"\n`), answer('tooLarge')],
    ['much that nobody asked', saying('{"method":"x","params":[]}\n'.repeat(2_000)), answer('shape')],
    ['nothing', writing(() => undefined), slow],
    ['drops', writing((socket) => void setInterval(() => socket.write(' '), 20).unref()), slow],
    ['what nobody asked', saying('{"id":99,"result":1}\n'), slow],
    [
      'half an answer, and hangs up',
      writing((socket, line) => socket.end(line.slice(0, 20))),
      { code: 'SERVICE_UNREACHABLE', facts: { kind: 'reset' } },
    ],
    [
      'a refusal, in its own words, cleaned',
      refusing('blockchain.headers.subscribe', `no <b>\n${'f'.repeat(200)}`),
      { code: 'SERVICE_ERROR', facts: { name: '1', message: 'no <b> [long text]', status: 0 } },
    ],
    [
      'that it does not take our version',
      refusing('server.version', 'unsupported protocol version: 1.4'),
      { code: 'SERVICE_ERROR', facts: { endpoint: 'server.version' } },
    ],
  ])("that says %s is refused, and isn't waited for longer than that", async (_, lies, failure) => {
    const { api } = await given(lies);
    expect(await failureOf(api.tip())).toMatchObject(failure);
  });
});

it("isn't called slow while its answer waits here to be read", async () => {
  const { server, world } = await given();
  const late = (async (...asked: Parameters<ReadSent>) => {
    await delay(2.5 * LIMITS.answerMs);
    return readHere(...asked);
  }) as ReadSent;
  const api = createOpenChain(
    { ...anyHost, read: late },
    LIMITS,
  )({ kind: 'electrum', address: server.address, way: DIRECT });
  expect(await api.tip()).toEqual({ height: 7, header: Buffer.from(hexOf(world, 7), 'hex') });
});

describe('the route to an Electrum server', () => {
  const at = (address: string, way: RouteWithPin = DIRECT) =>
    createOpenChain(anyHost, { ...LIMITS, connectMs: 300 })({ kind: 'electrum', address, way });

  it('names a server without a listener, and a silent one', async () => {
    expect(await failureOf(at(`tcp://${await refusingHost()}`).tip())).toMatchObject(
      failing('SERVICE_UNREACHABLE', { kind: 'refused', ofChain: true }),
    );
    const silent = await startSilentServer();
    onTestFinished(() => silent.close());
    expect(await failureOf(at(`ssl://${silent.host}`).tip())).toMatchObject(
      failing('SERVICE_SLOW', { phase: 'connect', ofChain: true }),
    );
  });

  it.each([
    ['http', startConnectProxy],
    ['socks5', startSocks5Proxy],
  ] as const)('leads through a proxy (%s), which resolves names', async (kind, start) => {
    const { server } = await given();
    const onion = `${'a'.repeat(56)}.onion`;
    const proxy = await start({ names: { [onion]: server.port } });
    onTestFinished(() => proxy.close());
    const way = {
      proxy: { kind, host: '127.0.0.1', port: proxy.port, user: null, password: null },
      pin: null,
    };
    if (kind === 'socks5') {
      expect(await at(`tcp://${onion}:50001`, way).tip()).toMatchObject({ height: 7 });
      expect(proxy.asked).toMatchObject([{ kind: 'name', host: onion, port: 50_001 }]);
    } else {
      expect(await at(server.address, way).tip()).toMatchObject({ height: 7 });
      expect(proxy.asked).toMatchObject([{ host: '127.0.0.1', port: server.port }]);
    }
    expect(proxy.faults).toEqual([]);
  });

  it('never bypasses a proxy that refuses', async () => {
    const { server } = await given();
    const proxy = await startSocks5Proxy({ refuses: 2 });
    onTestFinished(() => proxy.close());
    const way = {
      proxy: { kind: 'socks5', host: '127.0.0.1', port: proxy.port, user: null, password: null },
      pin: null,
    } as const;
    expect(await failureOf(at(server.address, way).tip())).toMatchObject({ code: 'PROXY_FAILED' });
    expect(server.connections()).toBe(0);
  });

  const make = findOpenssl();
  it.skipIf(make === null)('is TLS with the pinned certificate, and no other', async () => {
    if (make === null) return;
    const made = make();
    const world = createChainWorld();
    const server = await startElectrumServer(world, made);
    onTestFinished(() => server.close());
    const sha256 = createHash('sha256').update(new X509Certificate(made.cert).raw).digest('hex');
    const pinned = (value: string) => ({ proxy: null, pin: { of: 'certificate', sha256: value } }) as const;
    expect(await at(server.address, pinned(sha256)).tip()).toMatchObject({ height: 0 });
    expect(await failureOf(at(server.address, pinned('00'.repeat(32))).tip())).toMatchObject({
      code: 'CERTIFICATE_CHANGED',
    });
    expect(await failureOf(at(server.address).tip())).toMatchObject({ code: 'CERTIFICATE_REFUSED' });
    expect(server.asked.filter((method) => method !== 'server.version')).toEqual([
      'blockchain.headers.subscribe',
    ]);
  });
});
