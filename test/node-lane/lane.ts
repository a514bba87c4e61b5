import { createActs } from '../../src-main/nodes/act/acts.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import { createWatcher } from '../../src-main/nodes/watch/watcher.ts';
import { ERAS, gatewayTo, serve, StandIn, type Era, type Served } from './stand-in.ts';
import { openBoard, type Alerted } from './board.ts';
import { idOf, nodeRecord } from '../support/node-records.ts';
import { anyHost } from '../support/any-host.ts';

/** Time runs this many times faster: an interval of a minute takes two seconds. */
const SPEED = 30;
const EVERY_SECONDS = 60;
const INTERVAL_MS = EVERY_SECONDS * 1_000;
const NODES = 20;

const startedAt = performance.now();
const clock = {
  nowMs: () => 1_800_000_000_000 + Math.round((performance.now() - startedAt) * SPEED),
  monotonicMs: () => (performance.now() - startedAt) * SPEED,
};
const timers = {
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms / SPEED);
    return () => clearTimeout(timer);
  },
};
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    timers.after(ms, resolve);
  });

/** The program's own parts over stand-ins: client, watcher, acts, alerts, list and file. */
function openApp() {
  const cloud = {
    ...{ name: 'Lane', baseUrl: 'http://127.0.0.1:1', everySeconds: EVERY_SECONDS },
    extras: { list: false, detail: false, probe: true },
  };
  const board = openBoard({ clock, timers }, cloud, (registry) => createActs({ registry, clock, timers }));
  const { registry, acts, told } = board;
  const api = createNodeApi(anyHost, {
    probe: { totalMs: 15_000 / SPEED, connectMs: 4_000 / SPEED },
    act: { totalMs: 600_000 / SPEED, longTotalMs: 600_000 / SPEED },
  })({ baseUrl: 'http://127.0.0.1:1', token: null });
  const targets = new Map<string, { address: { kind: 'invokeUrl'; url: string }; token: null }>();
  const watcher = createWatcher({
    registry,
    clock,
    timers,
    random01: Math.random,
    isBusy: acts.isBusy,
    fault: (error) => {
      throw error;
    },
    means: { serviceOf: () => Promise.resolve(api), targetsOf: () => Promise.resolve(targets) },
  });
  return {
    registry,
    watcher,
    told,
    add: (id: string, url: string): void => {
      targets.set(id, { address: { kind: 'invokeUrl', url }, token: null });
      registry.put([nodeRecord(1, { id, name: id.slice(-4), nodeId: id })]);
      watcher.renew();
    },
    unlock: (id: string) => {
      const target = targets.get(id);
      if (target === undefined) throw new Error('not there');
      const means = { service: api, target, body: BODY, extras: { detail: false, probe: true } };
      return acts.start(registry.node(id), 'unlock', 'you', means).ended;
    },
    stateOf: (id: string) => registry.seen(id).state,
    close: () => {
      watcher.stop();
      acts.close();
      board.close();
    },
  };
}

/** One body for every era (service-facts.md 5). */
const BODY = {
  password: 'nodepassword1',
  bitcoind_rpc_username: 'u',
  bitcoind_rpc_password: 'p',
  bitcoind_rpc_host: '127.0.0.1',
  bitcoind_rpc_port: 8332,
  indexer_url: '127.0.0.1:50001',
  proxy_endpoint: 'rpc://127.0.0.1:3000/json-rpc',
  announce_addresses: [],
  ldk_chain_sync: { mode: 'BlockSync', config: {} },
};

/** `rounds` times locks 20 nodes at once; then a kill, a stop, a gateway's death, and unlocks of every kind. */
export async function runLane(rounds: number) {
  const app = openApp();
  const open: Served[] = [];
  try {
    const dead = await Promise.all(
      ['kill', 'stop', 'gateway'].map((how, n) => watchDeath(app, how, idOf(0x100 + n), open)),
    );
    const unlocks = ERAS.map((era, n) => tryUnlocks(app, era, 0x200 + n * 0x10, open));
    const locks = lockTogether(app, rounds, open);
    const [[kill = 0, stop = 0, gateway = 0], done, tried] = await Promise.all([
      Promise.all(dead.map((ended) => ended())),
      locks,
      Promise.all(unlocks),
    ]);
    return {
      ...done,
      /** From the node's end until it is shown and reported, in intervals. */
      unreachable: { kill, stop, gateway },
      passwordsMax: Math.max(...tried.map(({ most }) => most)),
      passwordsMaxBehindGateway: Math.max(...tried.map(({ mostBehindGateway }) => mostBehindGateway)),
      wrong: [...done.wrong, ...tried.flatMap(({ wrong }) => wrong)],
    };
  } finally {
    app.close();
    await Promise.all(open.map(({ close }) => close()));
  }
}

type App = ReturnType<typeof openApp>;

async function lockTogether(app: App, rounds: number, open: Served[]) {
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async (_, n) => {
      const node = new StandIn(ERAS[n % ERAS.length] ?? '2024-10', wait);
      node.state = 'unlocked';
      const served = await serve(node);
      open.push(served);
      app.add(idOf(n), served.url);
      return node;
    }),
  );
  const wrong: string[] = [];
  let [alerted, alerts] = [0, 0];
  app.watcher.start();
  for (let round = 0; round < rounds; round += 1) {
    for (const node of nodes) node.state = 'unlocked';
    await app.watcher.checkNow(null);
    await until(() => nodes.every((_, n) => app.stateOf(idOf(n)) === 'unlocked'), INTERVAL_MS);
    // At another moment in each round, but not before all nodes were polled again.
    await wait((0.6 + Math.random()) * INTERVAL_MS);
    const before = app.told.length;
    const atMs = clock.nowMs();
    await Promise.all(nodes.map((node) => node.answer('POST', 'lock', null)));
    // An alert may begin with other nodes of this lane, and grow by these.
    const ours = (): readonly Alerted[] =>
      app.told
        .slice(before)
        .filter(({ kind }) => kind === 'locked')
        .map((one) => ({ ...one, nodeIds: one.nodeIds.filter((id) => Number.parseInt(id, 16) < NODES) }))
        .filter(({ nodeIds }) => nodeIds.length > 0);
    const foundIn = (some: readonly Alerted[]): number =>
      new Set(some.flatMap(({ nodeIds }) => nodeIds)).size;
    await until(() => foundIn(ours()) >= NODES, 2 * INTERVAL_MS);
    const found = foundIn(ours().filter((one) => one.atMs - atMs <= INTERVAL_MS));
    alerted += found;
    alerts += ours().length;
    if (found < NODES) wrong.push(`round ${String(round + 1)}: ${String(found)} of ${String(NODES)} in time`);
  }
  return { locks: rounds * NODES, alerted, alerts, wrong };
}

/**
 * Watches an unlocked node. Returns a function that ends it, and counts the intervals until it is reported as
 * unreachable.
 */
async function watchDeath(app: App, how: string, id: string, open: Served[]): Promise<() => Promise<number>> {
  const node = new StandIn('2025-09', wait);
  node.state = 'unlocked';
  const behind = { up: true, answer: node.answer.bind(node) };
  const served = how === 'gateway' ? await gatewayTo(behind, wait) : await serve(node);
  open.push(served);
  app.add(id, served.url);
  return async () => {
    await app.watcher.checkNow([id]);
    await until(() => app.stateOf(id) === 'unlocked', INTERVAL_MS);
    const atMs = clock.nowMs();
    if (how === 'gateway') behind.up = false;
    else {
      // A stopping node says for a moment that it changes its state.
      if (how === 'stop') {
        node.changing = 'locking';
        await wait(2_000);
      }
      await served.close();
    }
    const isTold = (): boolean =>
      app.told.some(({ kind, nodeIds }) => kind === 'unreachable' && nodeIds.includes(id));
    await until(() => app.stateOf(id) === 'unreachable' && isTold(), 10 * INTERVAL_MS);
    return app.stateOf(id) === 'unreachable'
      ? Math.round(((clock.nowMs() - atMs) / INTERVAL_MS) * 10) / 10
      : Infinity;
  };
}

/** How many times the password was sent, whatever the result. */
async function tryUnlocks(app: App, era: Era, firstId: number, open: Served[]) {
  const wrong: string[] = [];
  const tries: readonly (readonly [string, (node: StandIn) => void, string, boolean])[] = [
    ['goes through', () => undefined, 'unlocked', false],
    ['is slow', (node) => (node.unlockMs = 90_000), 'unlocked', false],
    ['is slow behind a gateway', (node) => (node.unlockMs = 90_000), 'unlocked', true],
    ['has another password', (node) => (node.password = 'another1'), 'locked', false],
    ['has no Bitcoin node', (node) => (node.bitcoindAway = true), 'locked', false],
    ['falls over', (node) => (node.unlockEnds = 'breaks'), 'locked', false],
  ];
  const sent = await Promise.all(
    tries.map(async ([what, set, state, isBehindGateway], n) => {
      const node = new StandIn(era, wait);
      set(node);
      const served = isBehindGateway
        ? await gatewayTo({ up: true, answer: node.answer.bind(node) }, wait)
        : await serve(node);
      open.push(served);
      const id = idOf(firstId + n);
      app.add(id, served.url);
      app.registry.heard(id, { kind: 'probeLocked' }, 'seen');
      const end = await app.unlock(id);
      if (app.stateOf(id) !== state)
        wrong.push(`${era}, one that ${what}: ${app.stateOf(id)} after ${JSON.stringify(end)}`);
      return { passwords: node.passwords, isBehindGateway, what };
    }),
  );
  const most = (some: typeof sent): number => Math.max(...some.map(({ passwords }) => passwords));
  return {
    most: most(sent.filter(({ isBehindGateway, what }) => !isBehindGateway && what !== 'falls over')),
    mostBehindGateway: most(sent),
    wrong,
  };
}

async function until(holds: () => boolean, mostMs: number): Promise<void> {
  const endMs = clock.monotonicMs() + mostMs;
  while (!holds() && clock.monotonicMs() < endMs) await wait(300);
}
