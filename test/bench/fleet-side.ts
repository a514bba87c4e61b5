import '../support/in-english.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticePayload } from '../../src-preload/contract/index.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import type { NodeRecord } from '../../src-main/records/node.ts';
import { createNotices } from '../../src-main/hosts/notices.ts';
import { systemClock, systemTimers } from '../../src-main/hosts/system.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import { createNodeRegistry } from '../../src-main/nodes/registry/node-registry.ts';
import { createWatcher } from '../../src-main/nodes/watch/watcher.ts';
import { cloudRecord, nodeRecord } from '../support/node-records.ts';
import { anyHost } from '../support/any-host.ts';
import { answerParent, openChild } from '../support/child.ts';
import type { FromNodes, ToNodes } from './fleet-server.ts';

/** One of the two compared programs in its own process, so that neither shares the other's heap or leftovers. */
export interface Side {
  readonly way: 'watch' | 'fetch';
  readonly origins: number;
  /** The built fleet-server. */
  readonly server: string;
}

export interface Measured {
  /** TCP connections that the simulated nodes accepted over the run. */
  readonly connections: number;
  readonly cpuMsPerPoll: number;
  readonly loopLagMs: number;
  readonly noticeRounds: number;
}

const NODES = 1_000;
const EVERY_SECONDS = 5;
/** The first two rounds don't count, because they open connections. */
const WARM_MS = 2 * EVERY_SECONDS * 1_000;
const MEASURED_MS = 4 * EVERY_SECONDS * 1_000;

process.once('disconnect', () => process.exit());
answerParent(async ({ way, origins, server }: Side): Promise<Measured> => {
  const child = openChild<ToNodes, FromNodes>(server);
  try {
    const { ports } = await child.ask({ origins });
    const urls = Array.from(
      { length: NODES },
      (_, n) => `http://127.0.0.1:${String(ports[n % ports.length] ?? 0)}/n${String(n)}`,
    );
    return await (way === 'watch' ? watch : fetchAll)({ urls, ask: child.ask });
  } finally {
    child.close();
  }
});

interface Served {
  readonly urls: readonly string[];
  readonly ask: (asked: ToNodes) => Promise<FromNodes>;
}

/** The program's own parts: registry, watcher, client, file, and notices up to the window. */
async function watch(served: Served): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-fleet-'));
  const fleet = openNodeStore(folder, systemClock);
  const heardAtMs = new Map<string, number>();
  const notices = createNotices((name, error) => console.error(name, error));
  notices.listen((name, payload) => {
    if (name !== 'nodes.changed') return;
    for (const row of (payload as NoticePayload<'nodes.changed'>).rows)
      if (row.state === 'locked' && !heardAtMs.has(row.id)) heardAtMs.set(row.id, performance.now());
  });
  const registry = createNodeRegistry({
    clock: systemClock,
    timers: systemTimers,
    fleet,
    tell: notices.tell,
  });
  const cloudId = 'c'.repeat(32);
  registry.putCloud(
    cloudRecord({
      id: cloudId,
      name: 'Bench',
      baseUrl: served.urls[0] ?? '',
      extras: { list: false, detail: false, probe: true },
      everySeconds: EVERY_SECONDS,
    }),
  );
  const nodes = served.urls.map((url, n): NodeRecord =>
    nodeRecord(n, { id: n.toString(16).padStart(32, '0'), cloudId, invokeUrl: url }),
  );
  registry.put(nodes);
  const api = createNodeApi(anyHost)({ baseUrl: served.urls[0] ?? '', token: null });
  const watcher = createWatcher({
    registry,
    clock: systemClock,
    timers: systemTimers,
    random01: Math.random,
    isBusy: () => false,
    fault: (error) => console.error(error),
    means: {
      serviceOf: () => Promise.resolve(api),
      targetsOf: (list) =>
        Promise.resolve(
          new Map(
            list.map((node) => [
              node.id,
              { address: { kind: 'invokeUrl', url: node.invokeUrl ?? '' }, token: null } as const,
            ]),
          ),
        ),
    },
  });
  const awake = setInterval(() => undefined, 1_000);
  try {
    watcher.start();
    const figures = await measure(served);
    const noticeRounds = await timeNotices(served, nodes, heardAtMs);
    return { ...figures, noticeRounds };
  } finally {
    watcher.stop();
    clearInterval(awake);
    registry.close();
    fleet.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The longest of ten: each node locks at another moment of the round. */
async function timeNotices(
  served: Served,
  nodes: readonly NodeRecord[],
  heardAtMs: ReadonlyMap<string, number>,
): Promise<number> {
  const lockedAtMs = new Map<string, number>();
  for (let n = 0; n < 10; n += 1) {
    const node = nodes[n * 97];
    if (node?.invokeUrl === null || node === undefined) throw new Error('no such node');
    await served.ask({ lock: `${node.invokeUrl.replace('http://', '')}/nodeinfo` });
    lockedAtMs.set(node.id, performance.now());
    await sleep(311);
  }
  await sleep(EVERY_SECONDS * 2_500);
  const rounds = [...lockedAtMs].map(
    ([id, atMs]) => ((heardAtMs.get(id) ?? Infinity) - atMs) / (EVERY_SECONDS * 1_000),
  );
  return Math.max(...rounds);
}

/** A loop for each node, as a first program would have it. */
async function fetchAll(served: Served): Promise<Measured> {
  const ending = new AbortController();
  const loops = served.urls.map(async (url) => {
    await sleep(Math.random() * EVERY_SECONDS * 1_000);
    while (!ending.signal.aborted) {
      const answer = await fetch(`${url}/nodeinfo`);
      JSON.parse(await answer.text());
      await sleep(EVERY_SECONDS * 1_000);
    }
  });
  const figures = await measure(served);
  ending.abort();
  await Promise.all(loops);
  return { ...figures, noticeRounds: Number.NaN };
}

async function measure(served: Served): Promise<Omit<Measured, 'noticeRounds'>> {
  await sleep(WARM_MS);
  const before = await served.ask({});
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const cpu = process.cpuUsage();
  await sleep(MEASURED_MS);
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const after = await served.ask({});
  return {
    connections: after.connections,
    cpuMsPerPoll: (user + system) / 1_000 / (after.polls - before.polls),
    loopLagMs: delay.percentile(99.9) / 1e6 - 10,
  };
}
