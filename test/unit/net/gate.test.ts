import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../support/listen.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import {
  DIRECT,
  type RouteWithPin,
  nodeReach,
  proxyReach,
  reach,
  REACH_PURPOSES,
  type Reach,
} from '../../../src-main/base/service/route.ts';
import type { HttpRequest } from '../../../src-main/net/exchange.ts';
import { createNet, type Net } from '../../../src-main/net/door.ts';
import { readHere } from '../../../src-main/net/read-sent.ts';
import { createReachService } from '../../../src-main/net/probe-tls.ts';
import { createTransport } from '../../../src-main/net/transport.ts';
import { createNodeApi, type NodeApi } from '../../../src-main/nodes/api/client.ts';
import type { ChainApi, WalletApi } from '../../../src-main/ports/index.ts';
import { createOpenChain } from '../../../src-main/services/chain/open.ts';
import { createOpenRgbProxy, type RgbProxyApi } from '../../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { createDetectService } from '../../../src-main/services/wallet-api/detect.ts';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { createRegtestWorld } from '../../support/chain/world.ts';
import { failureOf } from '../../support/failure-of.ts';
import { answersJson, startFaultServer, type FaultServer } from '../../support/fault-server.ts';
import { endpoints } from '../services/wallet-api/document-wire.ts';
import { ASSET, keys } from '../services/wallet-api/endpoints.ts';
import { openTestApp } from '../wallet/app.ts';

const PROXY = { kind: 'socks5', host: '127.0.0.1', port: 1, user: null, password: null } as const;
const SCRIPT = new Uint8Array(22);
const TXID = 'ab'.repeat(32);
const notThere = (response: ServerResponse): void => void response.writeHead(404).end();

/** Settings with these approvals, and the gate that reads them. */
function gateWith(...agreed: readonly Reach[]) {
  let now = { ...emptySettings, hosts: agreed };
  const gate = createNet({ read: () => now }, readHere);
  const set = (change: Partial<typeof now>): void => void (now = { ...now, ...change });
  return { gate, set, offline: () => set({ app: { ...now.app, offline: true } }) };
}

async function counted(...behaviours: Parameters<typeof startFaultServer>): Promise<FaultServer> {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.close());
  return server;
}

type Calls = Readonly<Record<string, () => Promise<unknown>>>;
/** Every sending member of a client; members without a line in `how` are called without input. */
const callsOf = <T extends object>(
  name: string,
  api: T,
  how: { [K in keyof T]?: (api: T) => Promise<unknown> },
): Calls =>
  Object.fromEntries(
    Object.entries(api).flatMap(([key, member]: [string, unknown]) => {
      if (typeof member !== 'function') return [];
      const ask = how[key as keyof T] ?? (() => Reflect.apply(member, api, []) as Promise<unknown>);
      return [[`${name}: ${key}`, () => ask(api)]];
    }),
  );

const target = (url: string) => ({ address: { kind: 'invokeUrl', url }, token: null }) as const;
const chainCalls: { [K in keyof ChainApi]?: (api: ChainApi) => Promise<unknown> } = {
  headers: (api) => api.headers(0, 1),
  transaction: (api) => api.transaction(TXID),
  mined: (api) => api.mined(TXID, Readable.from([SCRIPT])),
  proof: (api) => api.proof(TXID, 1),
  history: (api) => api.history(SCRIPT),
  unspent: (api) => api.unspent(SCRIPT),
  feeEstimates: (api) => api.feeEstimates([2]),
};
const nodeCalls = (url: string): { [K in keyof NodeApi]?: (api: NodeApi) => Promise<unknown> } => ({
  detail: (api) => api.detail('n'),
  logs: (api) => api.logs('n', null),
  upgrade: (api) => api.upgrade('n'),
  unlock: (api) => api.unlock(target(url), {}),
  probe: (api) => api.probe(target(url)),
  height: (api) => api.height(target(url)),
});
const rgbCalls: { [K in keyof RgbProxyApi]?: (api: RgbProxyApi) => Promise<unknown> } = {
  consignment: (api) => api.consignment('r'),
  pass: (api) => api.pass({ contentType: 'application/json', body: new Uint8Array(1) }),
};
const walletCalls: { [K in keyof WalletApi]?: (api: WalletApi) => Promise<unknown> } = {
  ...Object.fromEntries(endpoints.map(({ name, ask }) => [name, ask])),
  sendBtcBegin: (api) => api.sendBtcBegin({ address: 'a', amountSats: 1n, rateSatsPerVb: 1 }),
  sendBtcEnd: (api) => api.sendBtcEnd('p'),
  consignment: (api) => api.consignment({ assetId: ASSET, txid: TXID }),
};

/** Each client with each of its calls, to one host. */
function everyCall(gate: Net, host: string, way: RouteWithPin = DIRECT): Calls {
  const limits = { totalMs: 2_000, longTotalMs: 2_000, connectMs: 2_000 };
  const patience = { sleep: () => Promise.resolve(), random: () => 0.5 };
  const baseUrl = `http://${host}`;
  const service = { baseUrl, token: null, way };
  const wallet = (dialect: 'practice' | 'rgb-node-api') =>
    createWalletApi(gate, { limits, patience })({ ...service, dialect, keys });
  // Only rgb-node-api has this call.
  const { consignment } = wallet('rgb-node-api');
  const chain = createOpenChain(gate, { ...limits, answerMs: 100 });
  return {
    ...callsOf('wallet', { ...wallet('practice'), consignment }, walletCalls),
    ...callsOf('electrum', chain({ kind: 'electrum', address: `tcp://${host}`, way }), chainCalls),
    ...callsOf('esplora', chain({ kind: 'esplora', address: baseUrl, way }), chainCalls),
    ...callsOf(
      'rgb',
      createOpenRgbProxy(gate, { loopbackOnly: false }, limits)({ endpoint: `rpc://${host}/json-rpc`, way }),
      rgbCalls,
    ),
    detect: () => createDetectService(gate, limits)(service),
    reach: () => createReachService(gate, 2_000)(service),
    // Nodes are reached directly.
    ...(way.proxy === null
      ? callsOf(
          'node',
          createNodeApi(gate, { probe: limits, act: limits })({ baseUrl, token: null }),
          nodeCalls(baseUrl),
        )
      : {}),
  };
}

const agreedTo = (host: string): Reach[] => [
  reach('service', `http://${host}`),
  reach('bitcoin', `http://${host}`),
  reach('rgbProxy', `rpc://${host}/json-rpc`),
  nodeReach(`http://${host}`),
];

/** How each call failed: by the failure’s code if there is one. */
async function outcomes(calls: Calls): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls))
    found[name] = await call().then(
      () => 'answered',
      (error: unknown) => (error instanceof WalletError ? error.failure.code : String(error)),
    );
  return found;
}
const ASKED_FOR = {
  service: /^(wallet|detect|reach)/,
  bitcoin: /^(electrum|esplora)/,
  rgbProxy: /^rgb/,
  node: /^node/,
};
const all = (calls: Calls, code: string) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, code]));

describe('every client', () => {
  it('reaches an approved host with each call, or the refusals below would prove little', async () => {
    const server = await counted(notThere);
    const { gate } = gateWith(...agreedTo(server.host));
    for (const [name, call] of Object.entries(everyCall(gate, server.host))) {
      const before = server.connections();
      await call().catch(() => null);
      // These clients may reuse a kept connection.
      if (!/^(electrum|esplora|node)/.test(name)) expect(server.connections(), name).toBeGreaterThan(before);
    }
    expect(Object.keys(walletCalls).sort()).toEqual(
      Object.keys(everyCall(gate, server.host))
        .flatMap((name) => (name.startsWith('wallet: ') ? [name.slice(8)] : []))
        .sort(),
    );
  });

  it('sends nothing in offline mode, even if opened before', async () => {
    const server = await counted(notThere);
    const { gate, offline } = gateWith(
      ...agreedTo(server.host),
      ...proxyReach({ ...PROXY, port: Number(server.host.split(':')[1]) }),
    );
    const calls = everyCall(gate, server.host);
    const proxied = everyCall(gate, server.host, {
      proxy: { ...PROXY, port: Number(server.host.split(':')[1]) },
      pin: null,
    });
    offline();
    expect(await outcomes(calls)).toEqual(all(calls, 'OFFLINE_MODE'));
    expect(await outcomes(proxied)).toEqual(all(proxied, 'OFFLINE_MODE'));
    expect(server.connections()).toBe(0);
  });

  it('asks only hosts that were approved for this purpose', async () => {
    const server = await counted(notThere);
    const { gate, set } = gateWith();
    const calls = everyCall(gate, server.host);
    expect(await outcomes(calls)).toEqual(all(calls, 'HOST_NOT_APPROVED'));
    const places = agreedTo(server.host).map(({ place }) => place);
    for (const [purpose, of] of Object.entries(ASKED_FOR)) {
      const others = REACH_PURPOSES.filter((one) => one !== purpose);
      set({ hosts: others.flatMap((one) => places.map((place) => ({ purpose: one, place, of: null }))) });
      const held = Object.fromEntries(Object.entries(calls).filter(([name]) => of.test(name)));
      expect(await outcomes(held)).toEqual(all(held, 'HOST_NOT_APPROVED'));
      expect(Object.keys(held)).not.toEqual([]);
    }
    expect(server.received).toEqual([]);
    set({ hosts: agreedTo(server.host).map((one) => ({ ...one, place: `${one.place}/deeper` })) });
    expect(await outcomes(calls)).toEqual(all(calls, 'HOST_NOT_APPROVED'));
    expect(server.connections()).toBe(0);
  });

  it('uses only approved proxies', async () => {
    const server = await counted(notThere);
    const port = Number(server.host.split(':')[1]);
    const { gate } = gateWith(...agreedTo('127.0.0.1:9'));
    const calls = everyCall(gate, '127.0.0.1:9', { proxy: { ...PROXY, port }, pin: null });
    expect(await outcomes(calls)).toEqual(all(calls, 'HOST_NOT_APPROVED'));
    expect(await failureOf(calls['reach']?.() ?? Promise.resolve())).toMatchObject({
      facts: { origin: `127.0.0.1:${String(port)}` },
    });
    expect(server.connections()).toBe(0);
  });

  it('reaches what this program serves without approval, except in offline mode', async () => {
    const server = await counted(notThere);
    const { gate, offline } = gateWith();
    gate.serve(server.baseUrl, `rpc://${server.host}/json-rpc`);
    const calls = everyCall(gate, server.host);
    expect(Object.values(await outcomes(calls))).not.toContain('HOST_NOT_APPROVED');
    const { length } = server.received;
    expect(length).toBeGreaterThan(30);
    offline();
    expect(await outcomes(calls)).toEqual(all(calls, 'OFFLINE_MODE'));
    expect(server.received).toHaveLength(length);
  });
});

describe('an open connection', () => {
  it("to a node carries nothing in offline mode, nor once its host's approval ends", async () => {
    const server = await counted(answersJson({}));
    const { gate, set, offline } = gateWith(nodeReach(server.baseUrl));
    const api = createNodeApi(gate)({ baseUrl: server.baseUrl, token: null });
    await api.probe(target(server.baseUrl));
    await nextTurn();
    await api.probe(target(server.baseUrl));
    expect([server.connections(), server.received.length]).toEqual([1, 2]);
    set({ hosts: [] });
    expect(await failureOf(api.probe(target(server.baseUrl)))).toMatchObject({ code: 'HOST_NOT_APPROVED' });
    set({ hosts: [nodeReach(server.baseUrl)] });
    offline();
    expect(await failureOf(api.probe(target(server.baseUrl)))).toEqual({ code: 'OFFLINE_MODE', facts: {} });
    expect([server.connections(), server.received.length]).toEqual([1, 2]);
  });

  it('to an Electrum server carries nothing in offline mode', async () => {
    const server = await startElectrumServer(createRegtestWorld());
    onTestFinished(() => server.close());
    const { gate, offline } = gateWith(reach('bitcoin', server.address));
    const api = createOpenChain(gate)({ kind: 'electrum', address: server.address, way: DIRECT });
    await api.tip();
    const asked = server.asked.length;
    offline();
    expect(await failureOf(api.tip())).toEqual({ code: 'OFFLINE_MODE', facts: {} });
    expect([server.asked.length, server.connections()]).toEqual([asked, 1]);
  });

  it.each(['keep-alive', 'close'])(
    'carries no question that waited while offline mode was turned on, nor is a new one opened: %s',
    async (connection) => {
      const held: ServerResponse[] = [];
      const server = await counted((response) => held.push(response));
      const to = reach('service', server.baseUrl);
      const { gate, offline } = gateWith(to);
      const ask = createTransport(gate, {}, { connectionsPerOrigin: 1, keepAliveMs: 60_000 });
      const first = ask(question(to, `${server.baseUrl}/first`));
      await expect.poll(() => held.length).toBe(1);
      const second = failureOf(ask(question(to, `${server.baseUrl}/second`)));
      await nextTurn();
      offline();
      held[0]?.writeHead(200, { connection }).end('');
      expect(await first).toMatchObject({ status: 200 });
      expect(await second).toEqual({ code: 'OFFLINE_MODE', facts: {} });
      expect([server.received.map(({ path }) => path), server.connections()]).toEqual([['/first'], 1]);
    },
  );
});

it.each([
  'http://127.0.0.1:9/a',
  'http://127.0.0.1:8/a',
  'http://127.0.0.1:9/ab',
  'http://127.0.0.1:9/a/../b',
])('a question goes only to the place that it names: %s', async (url) => {
  const to = reach('service', 'http://127.0.0.1:9/a');
  const { gate } = gateWith(to);
  const { code } = await failureOf(createTransport(gate)(question(to, url)));
  expect(code).toBe(url.endsWith(':9/a') ? 'SERVICE_UNREACHABLE' : 'HOST_NOT_APPROVED');
});

const question = (to: Reach, url: string): HttpRequest => ({
  ...{ method: 'GET', to, url: new URL(url), host: 'the.host', endpoint: '/x' },
  ...{ headers: {}, body: null, isLong: false, isList: false },
});

describe('a machine that signs offline', () => {
  it("leaves offline mode only by the person's yes to main", async () => {
    const app = openTestApp();
    await app.get('offline.setOfflineMode', { on: true });
    expect(app.user.asked).toHaveLength(0);
    app.user.agrees = false;
    expect(await app.get('offline.setOfflineMode', { on: false })).toMatchObject({ offline: true });
    expect(await app.failure('settings.set', { offline: false } as never)).toMatchObject({
      code: 'INVALID_INPUT',
    });
    app.user.agrees = true;
    expect(await app.get('offline.setOfflineMode', { on: false })).toMatchObject({ offline: false });
  });

  it('stays in offline mode after a restart', async () => {
    const app = openTestApp();
    await app.get('offline.setOfflineMode', { on: true });
    app.restart();
    expect(await app.get('settings.get', {})).toMatchObject({ offline: true });
  });

  it('creates and restores wallets without a service', async () => {
    const app = openTestApp('electron');
    await app.get('offline.setOfflineMode', { on: true });
    const made = await app.get('vault.create', {
      name: 'Signer',
      network: 'mainnet',
      keep: 'keychain',
      practice: false,
      wordCount: 24,
    });
    expect(made).toMatchObject({ connection: { kind: 'remote', baseUrl: '' }, registered: false });
    expect(await app.failure('wallet.refresh', { walletId: made.id })).toEqual({
      code: 'NOT_CONNECTED',
      facts: { host: '' },
    });
  });
});

describe('offline mode that begins while a connection opens', () => {
  /** Records what is written to it, and turns offline mode on as soon as somebody connects. */
  async function hearing(turn: () => void, answers: (heard: string) => Uint8Array | null = () => null) {
    let heard = '';
    const server = createServer((socket) => {
      turn();
      socket.on('error', () => undefined);
      socket.on('data', (piece) => {
        heard += piece.toString('latin1');
        const answer = answers(heard);
        if (answer !== null) socket.write(answer);
      });
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());
    return { port, heard: () => heard };
  }

  it('sends no greeting to an Electrum server', async () => {
    const turned = { on: (): void => undefined };
    const { port, heard } = await hearing(() => turned.on());
    const address = `tcp://127.0.0.1:${String(port)}`;
    const { gate, offline } = gateWith(reach('bitcoin', address));
    turned.on = offline;
    const api = createOpenChain(gate)({ kind: 'electrum', address, way: DIRECT });
    expect(await failureOf(api.tip())).toMatchObject({ code: 'OFFLINE_MODE' });
    expect(heard()).toBe('');
  });

  it('names no target to a proxy', async () => {
    const turned = { on: (): void => undefined };
    const { port, heard } = await hearing(
      () => turned.on(),
      () => Uint8Array.of(5, 0),
    );
    const address = 'ssl://electrum.example.org:50002';
    const proxy = { ...PROXY, port };
    const { gate, offline } = gateWith(reach('bitcoin', address), ...proxyReach(proxy));
    turned.on = offline;
    const api = createOpenChain(gate)({ kind: 'electrum', address, way: { proxy, pin: null } });
    expect(await failureOf(api.tip())).toMatchObject({ code: 'OFFLINE_MODE' });
    expect(heard()).toBe('');
  });
});
