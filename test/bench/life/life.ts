import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '../../../scripts/lib/build.mjs';
import type { Bridge } from '../../../src-preload/bridge.ts';
import { idOf } from '../../support/node-records.ts';
import { openChild, type Child } from '../../support/child.ts';
import { bundleFor } from '../../support/keyholder-bundle.ts';
import { get } from '../../support/loopback-host.ts';
import { median } from '../rounds.ts';
import { startLife, type Held, type LifeHost } from './host.ts';
import type { FromServer, ToServer } from './server.ts';
import { assetIdOf, BUSY, sizeAt } from './shapes.ts';
import type { Acted, ToSide } from './side.ts';

export interface LifeAct extends Acted {
  /** Main's time in the whole folder, beside one with a tenth of everything. */
  readonly growth: number;
}

export interface LifeTimes {
  readonly acts: readonly LifeAct[];
  /** From the start of the program to the first list of assets, beside an empty folder with one wallet. */
  readonly startRatio: number;
  /** How often the service is asked by a refresh. */
  readonly asksOfRefresh: number;
}

interface Told {
  readonly acts: readonly Acted[];
  readonly startMs: number;
  readonly asksOfRefresh: number;
}

const project = resolve(import.meta.dirname, '../../..');
const STARTS = 5;
/** Shorter times are within the error of clock and collector: their growth is 1. */
const LEAST_MS = 4;
const NOTHING = 1e-9;
const MOST_WAITS = 10;

/**
 * The whole program on two made folders, one with a tenth of the other. `times`: multiples of a busy service's data
 * after some years.
 */
export async function benchLife(times: number): Promise<LifeTimes> {
  await ensureBuild(project);
  const [server, side] = await Promise.all([
    bundleFor('test/bench/life/server.ts'),
    bundleFor('test/bench/life/side.ts'),
  ]);
  const service = openChild<ToServer, FromServer>(server.path, []);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-life-'));
  try {
    const { port } = await service.ask({ scale: 0.01, mood: 'honest' });
    const at = { service, side: side.path, url: `http://127.0.0.1:${String(port)}` };
    const empty = await timeStarts(await makeFolder(at, join(folder, 'empty'), NOTHING));
    const tenth = await measure(at, join(folder, 'tenth'), times / 10);
    const whole = await measure(at, join(folder, 'whole'), times);
    const before = new Map(tenth.acts.map((act) => [act.name, act.mainMs]));
    const acts = whole.acts.map((act) => ({
      ...act,
      growth: Math.max(act.mainMs, LEAST_MS) / Math.max(before.get(act.name) ?? NaN, LEAST_MS),
    }));
    return { acts, startRatio: whole.startMs / empty, asksOfRefresh: whole.asksOfRefresh };
  } finally {
    service.close();
    server.remove();
    side.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface At {
  readonly service: Child<ToServer, FromServer>;
  readonly side: string;
  readonly url: string;
}

/** Returns how often the service was asked since the last message. */
const tellService = async ({ service }: At, told: ToServer): Promise<number> =>
  (await service.ask(told)).asked;

/** In a process of its own, from its beginning to its end. */
async function runSide(
  { side, url }: At,
  what: ToSide['what'],
  folder: string,
  scale: number,
): Promise<Acted[]> {
  const child = openChild<ToSide, Acted[]>(side, []);
  try {
    return await child.ask({ what, folder, scale, service: url });
  } finally {
    child.close();
    // A journal of ten lives closes slowly, and until then the folder is locked.
    await child.ended;
  }
}

/** With a refresh's data, read by the program itself. */
async function makeFolder(at: At, folder: string, scale: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await tellService(at, { scale, mood: 'honest' });
  await runSide(at, 'fill', folder, scale);
  const host = await startLife(folder);
  await refreshed(host);
  await get(host.bridge.wallet.overview({ walletId: BUSY }));
  await host.stop();
  return folder;
}

/** A page waits for some minutes at most, and the first refresh takes longer. */
async function refreshed({ bridge }: LifeHost): Promise<void> {
  for (let time = 0; time < MOST_WAITS; time += 1)
    if ((await bridge.wallet.refresh({ walletId: BUSY })).ok) return;
  throw new Error('a refresh never ended');
}

async function timeStarts(folder: string): Promise<number> {
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const host = await startLife(folder);
    await firstList(host);
    starts.push(Date.now() - host.startedAtMs);
    await host.stop();
  }
  return median(starts);
}

async function firstList({ bridge }: LifeHost): Promise<void> {
  await get(bridge.wallet.list({}));
  await get(bridge.assets.list({ walletId: BUSY }));
}

async function measure(at: At, folder: string, scale: number): Promise<Told> {
  await makeFolder(at, folder, scale);
  const startMs = await timeStarts(folder);
  const { nodes } = sizeAt(scale);
  const firsts = await holdsOfFirsts(folder, nodes);
  const host = await startLife(folder);
  const acts: Acted[] = [];
  const add = (name: string, held: Held): void => void acts.push({ name, ...held });
  await firstList(host);
  add('start to the first list', await host.held());
  for (const [name, act] of actsOf(host.bridge, nodes)) {
    await act();
    const { holdMs, ...held } = await host.held();
    add(name, { ...held, holdMs: Math.max(holdMs, firsts.get(name) ?? NaN) });
  }
  await tellService(at, { scale, mood: 'honest' });
  await refreshed(host);
  add('refresh', await host.held());
  const asksOfRefresh = await tellService(at, { scale, mood: 'otherOrder' });
  for (const mood of ['otherOrder', 'many', 'empty'] as const) {
    await tellService(at, { scale, mood });
    await host.bridge.wallet.refresh({ walletId: BUSY });
    await host.bridge.wallet.overview({ walletId: BUSY });
    await host.bridge.wallet.consistency({ walletId: BUSY });
    add(`refresh and Home, hostile service: ${mood}`, await host.held());
  }
  add('quit', await host.stop());
  // Backups are made, opened and restored here too.
  acts.push(...(await runSide(at, 'acts', folder, scale)));
  return { acts, startMs, asksOfRefresh };
}

/** How long each act holds main, in ms, if nothing but the first list was read before it, by its name. */
async function holdsOfFirsts(folder: string, nodes: number): Promise<ReadonlyMap<string, number>> {
  const holds = new Map<string, number>();
  for (let at = 0, more = true; more; at += 1) {
    const host = await startLife(folder);
    const acts = actsOf(host.bridge, nodes);
    const [name, act] = acts[at] ?? [];
    more = at + 1 < acts.length;
    await firstList(host);
    await host.held();
    await act?.();
    if (name !== undefined) holds.set(name, (await host.held()).holdMs);
    await host.stop();
  }
  return holds;
}

function actsOf(
  { wallet, assets, invoices, moves, transfers, nodes, signing }: Bridge,
  nodeCount: number,
): readonly (readonly [name: string, act: () => Promise<unknown>])[] {
  const walletId = BUSY;
  const all = { assetId: null, states: [], direction: null, text: '' };
  const page = (filter: object, offset = 0) =>
    transfers.page({ walletId, filter: { ...all, ...filter }, offset, limit: 100 });
  return [
    ['Home', async () => get(wallet.overview({ walletId }))],
    ['Home, its first check', async () => get(wallet.consistency({ walletId }))],
    ['list of coins', async () => get(wallet.unspents({ walletId }))],
    ['list of assets', async () => get(assets.list({ walletId }))],
    ['list of transfers', async () => get(page({}))],
    [
      'list of transfers, its last page',
      async () => {
        const { total } = await get(page({}));
        await get(page({}, Math.max(0, total - 100)));
      },
    ],
    ['search', async () => get(page({ text: 'ffe' }))],
    ['bitcoin transactions', async () => get(wallet.transactions({ walletId, offset: 0, limit: 100 }))],
    ['their CSV', async () => get(wallet.exportTransactions({ walletId }))],
    ['addresses', async () => get(wallet.addresses({ walletId, offset: 0, limit: 100 }))],
    ['invoices', async () => get(invoices.list({ walletId }))],
    ['what a move would take', async () => get(moves.read({ walletId }))],
    ['an asset', async () => get(assets.grounds({ walletId, assetId: assetIdOf(0) }))],
    [
      'a transfer',
      async () => {
        const { rows } = await get(page({}));
        await get(transfers.read({ walletId, key: rows[0]?.key ?? '' }));
      },
    ],
    ['CSV', async () => get(transfers.exportCsv({ walletId, filter: all }))],
    ['what is not finished', async () => get(signing.unfinished({ walletId }))],
    [
      'begin',
      async () =>
        get(signing.beginSlots({ walletId, num: 3, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false })),
    ],
    ['node board', async () => get(nodes.list({}))],
    ['a node', async () => get(nodes.read({ nodeId: idOf(nodeCount - 1) }))],
    ['locked time of nodes', async () => get(nodes.lockedHistory({ hours: 168 }))],
  ];
}
